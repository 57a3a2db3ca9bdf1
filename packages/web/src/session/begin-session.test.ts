import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import { beginSession, takeLandingPath } from './begin-session.ts'
import { rememberWantedPath } from './wanted-path.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a session that begins', () => {
  it('B-AUTH-5, S-SIGNIN-02: with Remember Me keeps the token in local storage', () => {
    sessionStorage.setItem(storageKeys.authToken, 'older')
    expect(beginSession({ accessToken: 'token', remember: true })).toBe(true)
    expect(localStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(sessionStorage.getItem(storageKeys.authToken)).toBeNull()
  })

  it('B-AUTH-6, S-SIGNIN-02: without it keeps the token in session storage', () => {
    localStorage.setItem(storageKeys.authToken, 'older')
    expect(beginSession({ accessToken: 'token', remember: false })).toBe(true)
    expect(sessionStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull()
  })

  it('B-AUTH-2: clears the marker of a person who is known', () => {
    localStorage.setItem(storageKeys.isUserLogin, 'yes')
    beginSession({ accessToken: 'token', remember: true })
    expect(localStorage.getItem(storageKeys.isUserLogin)).toBeNull()
  })

  it('says so where the browser keeps nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(beginSession({ accessToken: 'token', remember: true })).toBe(false)
  })
})

describe('the landing page', () => {
  it('is the dashboard', () => {
    expect(takeLandingPath()).toBe('/find-best-card-for-your-spend')
  })

  it('is the page that was wanted, once', () => {
    rememberWantedPath('/account')
    expect(takeLandingPath()).toBe('/account')
    expect(takeLandingPath()).toBe('/find-best-card-for-your-spend')
  })
})
