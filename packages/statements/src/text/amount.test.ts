import { MAX_CENTS_PER_YEAR } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { decimalOf, parseAmount } from './amount.ts'

describe('an amount', () => {
  it.each([
    ['12.34', 1234],
    ['-12.34', -1234],
    ['12.34-', -1234],
    ['−12.34', -1234],
    ['(12.34)', -1234],
    ['$(12.34)', -1234],
    ['-$7,971.39', -797_139],
    ['- $30.00', -3000],
    ['+ $100.00', 10_000],
    ['$1,234', 123_400],
    ['1 234.50', 123_450],
    ["1'234.50", 123_450],
    ['.5', 50],
    ['45', 4500],
    ['-42.00000', -4200],
    ['1.005', 101],
    ['-0.00', 0],
    ['-00000000001500.0000', -150_000],
    ['+00000000000025.9900', 2599],
    ['0000000000000000.10', 10],
    ['$+1000', 100_000],
  ])('%s is %d cents', (text, cents) => {
    expect(parseAmount(text, '.')?.cents).toBe(cents)
  })

  it.each([
    ['1.234,56', 123_456],
    ['-12,5', -1250],
    ['1 234,50 €', 123_450],
    ['1.000', 100_000],
  ])('%s is %d cents with a decimal comma', (text, cents) => {
    expect(parseAmount(text, ',')?.cents).toBe(cents)
  })

  it.each(['', 'abc', '12/05/2026', '1-2', '12.3.4', 'X12', '12 apples', '1,2,3', '()', '$', '12.34 12.34'])(
    'rejects %s',
    (text) => {
      expect(parseAmount(text, '.')).toBeNull()
    },
  )

  it('reads the direction and the currency from letters', () => {
    expect(parseAmount('12.34 CR', '.')).toEqual({ cents: 1234, side: 'credit', currency: null })
    expect(parseAmount('12.34DR', '.')).toEqual({ cents: 1234, side: 'debit', currency: null })
    expect(parseAmount('USD 12.34', '.')).toEqual({ cents: 1234, side: null, currency: 'USD' })
    expect(parseAmount('12,34 EUR', ',')).toEqual({ cents: 1234, side: null, currency: 'EUR' })
    expect(parseAmount('CA$12.34', '.')?.currency).toBe('CAD')
  })

  it('is rejected above ten million dollars, so that sums stay exact', () => {
    expect(parseAmount('10,000,000.00', '.')?.cents).toBe(MAX_CENTS_PER_YEAR)
    expect(parseAmount('10,000,000.01', '.')).toBeNull()
  })
})

describe('the decimal separator of a column', () => {
  it.each([
    [['1,234.56', '12.50'], '.'],
    [['1.234,56', '12,50'], ','],
    [['1,234', '12'], '.'],
    [['1.234', '12,50'], ','],
    [[], '.'],
  ] as const)('of %j is %s', (texts, decimal) => {
    expect(decimalOf(texts)).toBe(decimal)
  })
})
