import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSession } from './session-context.tsx'
import { type AuthorizeOutcome, createSessionStore } from './session-store.ts'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

describe('after an outage', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('asks again after 1, 2 and 4 seconds, and the page goes on meanwhile', async () => {
    const { store, seen, calls, stop } = run(3)
    await vi.advanceTimersByTimeAsync(7000 - 1)
    expect(calls()).toBe(3)
    expect(store.getState().status).toBe('unreachable')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getState()).toEqual({ status: 'signed-in', user })
    expect(seen.filter((status) => status === 'pending')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls()).toBe(4)
    stop()
  })

  it('asks as soon as the browser is online again', async () => {
    const { store, stop } = run(1)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().status).toBe('signed-in')
    stop()
  })

  it('stops with the page', async () => {
    const { calls, stop } = run(99)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls()).toBe(1)
  })
})

/** The first calls fail. */
function run(failures: number) {
  let calls = 0
  const authorize = async (): Promise<AuthorizeOutcome> =>
    ++calls > failures ? { kind: 'user', user } : { kind: 'unreachable' }
  const store = createSessionStore({
    readToken: () => 'secret',
    clearAll: () => undefined,
    authorize,
    endToken: async () => undefined,
    goHome: () => undefined,
  })
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getState().status))
  return { store, seen, calls: () => calls, stop: runSession(store) }
}
