import { describe, expect, it } from 'vitest'
import { plainText } from './statement-text.ts'

describe('plain text', () => {
  it.each([
    ["McDonald's #123", 'MCDONALDS 123'],
    ['  sq *Blue   Bottle ', 'SQ BLUE BOTTLE'],
    ['CAFÉ DU MONDE', 'CAFE DU MONDE'],
    ['ÉÜ', 'EU'],
    ['Trader Joe’s', 'TRADER JOES'],
    ['BARNES &amp; NOBLE', 'BARNES NOBLE'],
    ['A&lt;br/&gt;B', 'A B'],
    ['Disney+', 'DISNEY PLUS'],
    ['*/-', ''],
    ['', ''],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it('contains only the first 200 characters', () => {
    expect(plainText('Y'.repeat(300))).toHaveLength(200)
  })

  it('is idempotent', () => {
    expect(plainText(plainText("Ben & Jerry's №5"))).toBe(plainText("Ben & Jerry's №5"))
  })
})
