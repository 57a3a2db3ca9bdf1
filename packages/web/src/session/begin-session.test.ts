import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import { beginSession, takeLandingPath } from './begin-session.ts'
import { rememberWantedPath } from './wanted-path.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('beginSession', () => {
  it('B-AUTH-5, S-SIGNIN-02: stores the token in local storage with Remember Me', () => {
    sessionStorage.setItem(storageKeys.authToken, 'older')
    expect(beginSession({ accessToken: 'token', remember: true })).toBe(true)
    expect(localStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(sessionStorage.getItem(storageKeys.authToken)).toBeNull()
  })

  it('B-AUTH-6, S-SIGNIN-02: stores the token in session storage without it', () => {
    localStorage.setItem(storageKeys.authToken, 'older')
    expect(beginSession({ accessToken: 'token', remember: false })).toBe(true)
    expect(sessionStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull()
  })

  it('B-AUTH-2: clears the marker of a known user', () => {
    localStorage.setItem(storageKeys.isUserLogin, 'yes')
    beginSession({ accessToken: 'token', remember: true })
    expect(localStorage.getItem(storageKeys.isUserLogin)).toBeNull()
  })

  it('returns false if the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(beginSession({ accessToken: 'token', remember: true })).toBe(false)
  })
})

describe('the landing page', () => {
  it('is the dashboard by default', () => {
    expect(takeLandingPath()).toBe('/find-best-card-for-your-spend')
  })

  it('is the page the visitor wanted, once', () => {
    rememberWantedPath('/account')
    expect(takeLandingPath()).toBe('/account')
    expect(takeLandingPath()).toBe('/find-best-card-for-your-spend')
  })
})
