import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** How long a query waits; a machine that runs all other tests at once is slow, not broken. */
configure({ asyncUtilTimeout: 60_000 })

let spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

beforeEach(() => {
  // An earlier test may have saved something after it ended. Some files run without a DOM.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of spies) {
    spy.mockImplementation(() => {})
  }
})

/** A test that expects a console message asserts it and calls mockClear on its spy. */
afterEach(() => {
  cleanup()
  globalThis.history?.replaceState(null, '', '/')
  const said = spies.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(said, 'unexpected console.error or console.warn').toEqual([])
})
