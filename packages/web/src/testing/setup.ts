import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** How long a test waits for what it awaits; a machine that is busy with all other tests is slow, not broken. */
configure({ asyncUtilTimeout: 15_000 })

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
