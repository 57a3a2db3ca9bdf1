import { describe, expect, it } from 'vitest'
import { releaseOf, sampleFile } from '../testing/sample-card.ts'
import { readImportRules } from './import-rules.ts'
import { createMatcher } from './match-cards.ts'

const card = (id: string, name: string) => sampleFile({ id, name }, `cards/us-bank/${id}.yaml`)
const { cards } = releaseOf(
  card('altitude-go', 'U.S. Bank Altitude Go Visa Signature Card'),
  card('strata', 'Strata'),
  card('strata-elite', 'Strata Elite'),
  card('cash-visa', 'Cash+ Visa'),
  card('cash-mastercard', 'Cash+ Mastercard'),
)
const rules = {
  ...readImportRules(),
  cards: { 'Go Card, USB': 'altitude-go' },
  issuers: { USB: 'U.S. Bank' },
}
const match = createMatcher(cards, rules)

function find(id: string, name: string | null = null, issuer: string | null = 'US_BANK') {
  const result = match({ file: 'a.json', id, name, issuer, statements: [] })
  return 'card' in result ? result.card.id : result.candidates
}

describe('a card of a data set', () => {
  it.each([
    ['its id', 'strata', 'Anything', null],
    ['its name and issuer', '1', 'Strata', 'U.S. Bank'],
    ['the name of the issuer in capitals', '1', 'Strata', 'US_BANK'],
    ['another name in the rules', '1', 'Strata®', 'USB'],
  ])('is found by %s', (_name, id, name, issuer) => {
    expect(find(id, name, issuer)).toBe('strata')
  })

  it('is found without words that data sets add or leave out', () => {
    expect(find('1', 'Altitude Go')).toBe('altitude-go')
    expect(find('1', 'Go Card', 'USB')).toBe('altitude-go')
    expect(find('1', 'Strata Elite World Elite Mastercard')).toBe('strata-elite')
  })

  it('is unknown if the name, the issuer or both are', () => {
    expect(find('1', 'Nothing')).toEqual([])
    expect(find('1', 'Strata', 'Chase')).toEqual([])
    expect(find('1', null, null)).toEqual([])
  })

  it('is ambiguous if several cards match', () => {
    expect(find('1', 'Cash+')).toEqual(['cash-mastercard', 'cash-visa'])
    expect(find('1', 'Cash+ Visa')).toBe('cash-visa')
  })
})
