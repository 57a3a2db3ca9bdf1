import { describe, expect, it } from 'vitest'
import { authenticatorAddress, newAuthenticatorKey, stepOfCode } from './authenticator-code.ts'

/** The key of RFC 6238, appendix B: '12345678901234567890' in base32. */
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('stepOfCode', () => {
  // The last six digits of the eight in RFC 6238, appendix B, and the step, which is the time over 30.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('accepts the code of the RFC at %i s', (seconds, code, step) => {
    expect(stepOfCode(RFC_KEY, code, at(seconds))).toBe(step)
  })

  it('accepts a code 30 seconds early or late, with its own step, and not 60', () => {
    expect(stepOfCode(RFC_KEY, '287082', at(59 + 30))).toBe(1)
    expect(stepOfCode(RFC_KEY, '287082', at(59 - 30))).toBe(1)
    expect(stepOfCode(RFC_KEY, '287082', at(59 + 60))).toBeNull()
  })

  it.each(['', '28708', '2870822', '287083', 'abcdef'])('rejects %j', (code) => {
    expect(stepOfCode(RFC_KEY, code, at(59))).toBeNull()
  })
})

describe('a new key', () => {
  it('has 160 random bits in base32', () => {
    expect(newAuthenticatorKey()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newAuthenticatorKey()).not.toBe(newAuthenticatorKey())
  })

  it('is in the address for the QR code, with our name and the email', () => {
    const address = new URL(authenticatorAddress(RFC_KEY, 'ada+cards@example.com'))
    expect(address.protocol).toBe('otpauth:')
    expect(decodeURIComponent(address.pathname)).toContain('Cardsight:ada+cards@example.com')
    expect(address.searchParams.get('secret')).toBe(RFC_KEY)
    expect(address.searchParams.get('issuer')).toBe('Cardsight')
  })
})
