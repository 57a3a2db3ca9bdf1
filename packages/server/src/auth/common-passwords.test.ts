import { readFileSync } from 'node:fs'
import { commonPasswordPart } from '@cardsight/contract/limits'
import { describe, expect, it } from 'vitest'
import { commonPasswordsIn, isCommonPassword } from './common-passwords.ts'

const EMAIL = 'Robin.Marsh@example.com'

describe('isCommonPassword', () => {
  it.each(['123456', 'password', 'PASSWORD', ' iloveyou ', 'qwerty123', 'letmein', 'trustno1', 'sunshine'])(
    'B-VALID-13: rejects %j',
    (password) => {
      expect(isCommonPassword(password, EMAIL)).toBe(true)
    },
  )

  it.each(['aaaaaaaa', ' AAAAAAAA ', 'CdEfGhIj', '76543210', 'POIUYTRE', 'sdfghjkl;'])(
    'rejects a simple pattern that no list has: %j',
    (password) => {
      expect(isCommonPassword(password, EMAIL)).toBe(true)
    },
  )

  it.each(['robin.marsh', 'robin.marsh@EXAMPLE.com', 'cardsight', 'Cardsight1'])(
    'rejects what anyone would guess for this user: %j',
    (password) => {
      expect(isCommonPassword(password, EMAIL)).toBe(true)
    },
  )

  it.each(['plum-otter-velvet', 'k7#vQz', 'robin.marsh2', ''])('accepts %j', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(false)
  })

  it('has more than 10,000 passwords, each long enough for our length rule', () => {
    const words = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    expect(words.length).toBeGreaterThan(10_000)
    expect(words.filter((word) => word.length < 6)).toEqual([])
  })
})

describe('commonPasswordsIn', () => {
  it('has every common password in its own part, and only a few in each', () => {
    const parts = Array.from({ length: 4096 }, (_, part) => commonPasswordsIn(part))
    expect(parts.flat().length).toBeGreaterThan(10_000)
    expect(parts[commonPasswordPart('password')]).toContain('password')
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(40)
  })
})
