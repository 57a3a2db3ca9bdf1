import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

describe('recovery codes', () => {
  it('are ten different ones of 16 characters, none of which look alike', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/)
    }
  })

  it('have the same hash however they are typed, and another one for another user', () => {
    const hash = hashRecoveryCode('ada', 'k7mp-2xqa-hd9w-tr4e')
    for (const typed of ['K7MP-2XQA-HD9W-TR4E', ' k7mp2xqahd9wtr4e ', 'k7mp 2xqa hd9w tr4e']) {
      expect(hashRecoveryCode('ada', typed)).toEqual(hash)
    }
    expect(hashRecoveryCode('eve', 'k7mp-2xqa-hd9w-tr4e')).not.toEqual(hash)
    expect(hashRecoveryCode('ada', 'k7mp-2xqa-hd9w-tr4f')).not.toEqual(hash)
  })
})
