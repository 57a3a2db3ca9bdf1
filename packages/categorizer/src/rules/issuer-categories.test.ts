import { describe, expect, it } from 'vitest'
import { meaningOf, namesIn } from '../testing/category-names.ts'
import { categoryNamesOfIssuers } from '../testing/category-names-of-issuers.ts'
import { readIssuerCategory, ruleByIssuerCategory } from './issuer-categories.ts'

describe("issuers' category names", () => {
  it.each(Object.entries(categoryNamesOfIssuers))('of %s have the expected meaning', (_, expected) => {
    for (const [is, name] of namesIn(expected)) {
      expect([name, meaningOf(name)]).toEqual([name, is])
    }
  })

  it.each([
    ['American Express', 49],
    ['Apple Card', 18],
  ])('of %s are all listed: at least %d', (issuer, count) => {
    expect(namesIn(categoryNamesOfIssuers[issuer] ?? {}).length).toBeGreaterThanOrEqual(count)
  })

  it.each([' GAS/ automotive ', 'gas & automotive', '⛽ Gas/Automotive', 'Gas and Automotive'])(
    'ignore case, spaces, signs and emoji: %j',
    (name) => {
      expect(readIssuerCategory(name)).toMatchObject({ ruling: 'gas', isBroad: true })
    },
  )

  it('ignore accents and plurals', () => {
    expect(ruleByIssuerCategory('Restaurant-Bar & Cafe')).toBe('dining')
    expect(ruleByIssuerCategory('Coffee Shop')).toBe('fast-food')
    expect(ruleByIssuerCategory('Pharmacies')).toBe('drugstore')
    expect(ruleByIssuerCategory('Pharmacy')).toBe('drugstore')
    expect(ruleByIssuerCategory('Tax')).toBe('tax')
  })

  it('count as their group if the part after it is unknown or too general', () => {
    expect(readIssuerCategory('Restaurant-Food Truck')).toMatchObject({ ruling: 'dining' })
    expect(readIssuerCategory('Travel-Spaceship')).toMatchObject({ ruling: 'other-travel', isBroad: true })
    expect(readIssuerCategory('Fees & Adjustments-New Fee')).toMatchObject({ ruling: 'bank-fee' })
    expect(readIssuerCategory('Food & Dining:Misc')).toMatchObject({ ruling: 'dining', isBroad: true })
  })

  it('count as the most specific known part', () => {
    expect(ruleByIssuerCategory('Everyday: Groceries')).toBe('supermarket')
    expect(ruleByIssuerCategory('Business > Travel > Air Travel')).toBe('flights')
    expect(ruleByIssuerCategory('Credit Card Payments: Blue Visa')).toBe('card-payment')
    expect(ruleByIssuerCategory('Bills & Utilities:Gas')).toBe('utilities')
  })

  it('name the other account of a transfer in brackets', () => {
    expect(ruleByIssuerCategory('[Joint Checking]')).toBe('transfer')
    expect(ruleByIssuerCategory('Transfer:[Joint Checking]')).toBe('transfer')
  })

  it('list the display categories that a broad name covers', () => {
    expect(readIssuerCategory('Travel')?.covers).toContain('flights')
    expect(readIssuerCategory('Airfare')?.covers).toBeNull()
    expect(readIssuerCategory('Other')?.covers).toBeNull()
  })

  it('are null if unknown', () => {
    expect(readIssuerCategory('Miscellany')).toBeNull()
    expect(readIssuerCategory('')).toBeNull()
    expect(readIssuerCategory('🍽️')).toBeNull()
    expect(ruleByIssuerCategory('Miscellany')).toBeNull()
  })
})
