import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of spies) {
    spy.mockImplementation(() => {})
  }
})

/** A test that expects a message asserts it and calls mockClear on its spy before it ends. */
afterEach(() => {
  cleanup()
  const said = spies.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(said, 'unexpected console.error or console.warn').toEqual([])
})
