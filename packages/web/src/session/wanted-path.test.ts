import { beforeEach, describe, expect, it } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts'

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
