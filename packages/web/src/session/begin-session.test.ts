import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import {
  beginSession,
  isLocalPath,
  rememberWantedPath,
  takeLandingPath,
  takeWantedPath,
} from './begin-session.ts'

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

beforeEach(() => {
  sessionStorage.clear()
})

describe('the wanted path', () => {
  it('is returned once', () => {
    rememberWantedPath('/account?tab=email')
    expect(takeWantedPath()).toBe('/account?tab=email')
    expect(takeWantedPath()).toBeNull()
  })

  it('is not stored if it leaves this site', () => {
    rememberWantedPath('//evil.example/account')
    expect(sessionStorage.length).toBe(0)
  })

  it('is not followed off this site if something else stored it', () => {
    sessionStorage.setItem(storageKeys.wantedPath, 'https://evil.example')
    expect(takeWantedPath()).toBeNull()
  })
})

describe('isLocalPath', () => {
  it.each([
    '/',
    '/account',
    '/account?tab=email#password',
    '/best-credit-cards/travel-spend',
    '/a//b',
    '/@x',
  ])('accepts %s, which stays on this site', (path) => {
    expect(isLocalPath(path)).toBe(true)
  })

  it.each([
    '',
    'account',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /account',
    'javascript:alert(1)',
    '//',
    '/\\\\',
  ])('rejects %j, which could leave it', (path) => {
    expect(isLocalPath(path)).toBe(false)
  })
})
