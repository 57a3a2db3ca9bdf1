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
  it('nothing is known before the browser has been asked', () => {
    expect(setUp({ token: 'secret' }).store.getState()).toEqual({ status: 'unknown' })
  })

  it('B-AUTH-1, B-AUTH-12: without a token it is a visitor, and nobody is asked', async () => {
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

  it('B-AUTH-13, B-STATE-2: a refused token is removed with all that is ours, and the browser goes home', async () => {
    const { browser, store } = setUp({ token: 'old', outcome: { kind: 'refused' } })
    await store.start()
    expect(browser).toEqual({ token: null, calls: ['authorize', 'clear', 'go home'] })
    expect(store.getState().status).toBe('leaving')
  })

  it('an outage signs nobody out: the token stays, and trying again works', async () => {
    const outcome: AuthorizeOutcome = { kind: 'unreachable' }
    const { browser, store, seen } = setUp({ token: 'secret', outcome })
    await store.start()
    expect(store.getState()).toEqual({ status: 'unreachable' })
    expect(browser.token).toBe('secret')
    await store.start()
    expect(seen).toEqual(['pending', 'unreachable', 'pending', 'unreachable'])
  })
})

describe('a person who changes their name', () => {
  it('is known by the new one at once, without being asked who they are', async () => {
    const { browser, store, seen } = setUp({ token: 'secret' })
    await store.start()
    store.userChanged({ ...user, firstName: 'Augusta' })
    expect(store.getState()).toEqual({ status: 'signed-in', user: { ...user, firstName: 'Augusta' } })
    expect(seen).toEqual(['pending', 'signed-in', 'signed-in'])
    expect(browser.calls).toEqual(['authorize'])
  })

  it('is not brought back after signing out', async () => {
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

  it('B-AUTH-9: clears the browser also when the server does not answer', async () => {
    const { browser, store } = setUp({ token: 'secret', endToken: () => Promise.reject(new Error('down')) })
    await store.start()
    await store.signOut()
    expect(browser.token).toBeNull()
    expect(browser.calls.at(-1)).toBe('go home')
  })

  it('B-AUTH-11: happens once, even when several calls are refused together', async () => {
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

  it('that signed in makes this one ask who it is', async () => {
    const { browser, store } = setUp({ token: null })
    await store.start()
    browser.token = 'secret'
    store.tokenChanged()
    await Promise.resolve()
    expect(browser.calls).toEqual(['authorize'])
  })

  it('cannot leave a page that comes back by the back button waiting for ever', async () => {
    const { store } = setUp({ token: 'secret' })
    await store.start()
    await store.signOut()
    store.tokenChanged()
    expect(store.getState().status).toBe('visitor')
  })

  it('that signed in as somebody else while this one was asking is not shown as the first person', async () => {
    const { browser, store } = setUp({ token: 'first' })
    const started = store.start()
    browser.token = 'second'
    await started
    expect(store.getState().status).toBe('pending')
  })

  it('that signed out while this one was asking is not undone by the answer', async () => {
    const { browser, store } = setUp({ token: 'secret' })
    const started = store.start()
    browser.token = null
    store.tokenChanged()
    await started
    expect(store.getState().status).toBe('leaving')
  })
})
