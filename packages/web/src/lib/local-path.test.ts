import { describe, expect, it } from 'vitest'
import { isLocalPath } from './local-path.ts'

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
