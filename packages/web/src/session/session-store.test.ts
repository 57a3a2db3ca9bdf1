import { describe, expect, it } from 'vitest'
import { type AuthorizeOutcome, createSessionStore } from './session-store.ts'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

type Setup = { token?: string | null; outcome?: AuthorizeOutcome; endToken?: () => Promise<void> }

function setUp({ token = null, outcome = { kind: 'user', user }, endToken = async () => {} }: Setup) {
  const browser = { token, calls: [] as string[] }
  const store = createSessionStore({
    readToken: () => browser.token,
    clearAll: () => {
      browser.token = null
      browser.calls.push('clear')
    },
    authorize: async () => {
      browser.calls.push('authorize')
      return outcome
    },
    endToken: () => {
      browser.calls.push('end token')
      return endToken()
    },
    goHome: () => browser.calls.push('go home'),
  })
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getState().status))
  return { browser, store, seen }
}

describe('at startup', () => {
  it('knows nothing before the browser storage was read', () => {
    expect(setUp({ token: 'secret' }).store.getState()).toEqual({ status: 'unknown' })
  })

  it('B-AUTH-1, B-AUTH-12: is a visitor without a token, and makes no call', async () => {
    const { browser, store } = setUp({ token: null })
    await store.start()
    expect(store.getState()).toEqual({ status: 'visitor' })
    expect(browser.calls).toEqual([])
  })

  it('B-AUTH-1, B-AUTH-12: with a token the user details are fetched', async () => {
    const { browser, store, seen } = setUp({ token: 'secret' })
    await store.start()
    expect(seen).toEqual(['pending', 'signed-in'])
    expect(store.getState()).toEqual({ status: 'signed-in', user })
    expect(browser.calls).toEqual(['authorize'])
  })

  it('B-AUTH-13, B-STATE-2: clears all our data after a rejected token, and the browser goes home', async () => {
    const { browser, store } = setUp({ token: 'old', outcome: { kind: 'refused' } })
    await store.start()
    expect(browser).toEqual({ token: null, calls: ['authorize', 'clear', 'go home'] })
    expect(store.getState().status).toBe('leaving')
  })

  it('keeps the token during an outage, and can try again', async () => {
    const outcome: AuthorizeOutcome = { kind: 'unreachable' }
    const { browser, store, seen } = setUp({ token: 'secret', outcome })
    await store.start()
    expect(store.getState()).toEqual({ status: 'unreachable' })
    expect(browser.token).toBe('secret')
    await store.start()
    expect(seen).toEqual(['pending', 'unreachable', 'pending', 'unreachable'])
  })
})

describe('a user who changes their name', () => {
  it('sees the new name at once, without another call', async () => {
    const { browser, store, seen } = setUp({ token: 'secret' })
    await store.start()
    store.userChanged({ ...user, firstName: 'Augusta' })
    expect(store.getState()).toEqual({ status: 'signed-in', user: { ...user, firstName: 'Augusta' } })
    expect(seen).toEqual(['pending', 'signed-in', 'signed-in'])
    expect(browser.calls).toEqual(['authorize'])
  })

  it('is not restored after signing out', async () => {
    const { store } = setUp({ token: 'secret' })
    await store.start()
    store.leave()
    store.userChanged(user)
    expect(store.getState().status).toBe('leaving')
  })
})

describe('signing out', () => {
  it('B-AUTH-9, B-AUTH-10: ends the token on the server, then clears the browser and goes home', async () => {
    const { browser, store } = setUp({ token: 'secret' })
    await store.start()
    await store.signOut()
    expect(browser.calls).toEqual(['authorize', 'end token', 'clear', 'go home'])
    expect(store.getState().status).toBe('leaving')
  })

  it('B-AUTH-9: clears the browser even if the server does not answer', async () => {
    const { browser, store } = setUp({ token: 'secret', endToken: () => Promise.reject(new Error('down')) })
    await store.start()
    await store.signOut()
    expect(browser.token).toBeNull()
    expect(browser.calls.at(-1)).toBe('go home')
  })

  it('B-AUTH-11: happens once, even if several calls are rejected together', async () => {
    const { browser, store } = setUp({ token: 'secret' })
    await store.start()
    store.leave()
    store.leave()
    expect(browser.calls).toEqual(['authorize', 'clear', 'go home'])
  })
})

describe('another tab', () => {
  it('signs this one out by removing the token', async () => {
    const { browser, store } = setUp({ token: 'secret' })
    await store.start()
    browser.token = null
    store.tokenChanged()
    expect(browser.calls).toEqual(['authorize', 'clear', 'go home'])
  })

  it('leaves a visitor where they are', async () => {
    const { browser, store } = setUp({ token: null })
    await store.start()
    store.tokenChanged()
    expect(browser.calls).toEqual([])
    expect(store.getState().status).toBe('visitor')
  })

  it('makes this one load the user after a sign-in', async () => {
    const { browser, store } = setUp({ token: null })
    await store.start()
    browser.token = 'secret'
    store.tokenChanged()
    await Promise.resolve()
    expect(browser.calls).toEqual(['authorize'])
  })

  it('does not leave a page restored by the back button waiting forever', async () => {
    const { store } = setUp({ token: 'secret' })
    await store.start()
    await store.signOut()
    store.tokenChanged()
    expect(store.getState().status).toBe('visitor')
  })

  it('signs in as another user during the check: the first user is not shown', async () => {
    const { browser, store } = setUp({ token: 'first' })
    const started = store.start()
    browser.token = 'second'
    await started
    expect(store.getState().status).toBe('pending')
  })

  it('signs out during the check: the answer does not undo it', async () => {
    const { browser, store } = setUp({ token: 'secret' })
    const started = store.start()
    browser.token = null
    store.tokenChanged()
    await started
    expect(store.getState().status).toBe('leaving')
  })
})
