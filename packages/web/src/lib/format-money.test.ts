import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars, formatMoney, formatNumber, openCardsText, openOfAllText } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [95, '$95.00'],
    [1234.5, '$1,234.50'],
    [1234567.89, '$1,234,567.89'],
    [-95, '−$95.00'],
    [-1234.56, '−$1,234.56'],
  ])('S-GEN-10: shows %d as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })
})

it.each([
  [1234.5, '$1,235'],
  [0, '$0'],
  [-95, '−$95'],
  [-0.4, '$0'],
])('rounds %d to %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})

it.each([
  [0, '0'],
  [7, '7'],
  [100, '100'],
  [1000, '1,000'],
  [38_112, '38,112'],
  [1_234_567.5, '1,234,567.5'],
  [1.45, '1.45'],
  [2.0004, '2'],
  [999.9996, '1,000'],
  [-1234, '-1,234'],
  [-0.0001, '0'],
])('formats %d as %s', (amount, written) => {
  expect(formatNumber(amount)).toBe(written)
})

it('rounds to the requested number of decimals', () => {
  expect([formatNumber(1234.5, 0), formatNumber(1234.56, 1), formatNumber(20, 0)]).toEqual([
    '1,235',
    '1,234.6',
    '20',
  ])
})

/** We print a minus sign, where the built-in formatter prints a hyphen. */
const withMinus = (text: string) => text.replace('-', '−')

const amounts = fc.double({ min: 0.005, max: 1e9, noNaN: true })

it('equals the output of the built-in formatter', () => {
  const number = new Intl.NumberFormat('en-US')
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(amounts, fc.constantFrom(1, -1), (size, sign) => {
      const amount = size * sign
      expect([formatNumber(amount), formatMoney(amount)]).toEqual([
        number.format(amount),
        withMinus(dollars.format(amount)),
      ])
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(formatMoney(cents / 100)).toBe(withMinus(dollars.format(cents === 0 ? 0 : cents / 100)))
    }),
  )
})

it('names what it counts', () => {
  expect([0, 1, 240].map(openCardsText)).toEqual(['0 open cards', '1 open card', '240 open cards'])
  expect(openOfAllText(240, 1260)).toBe('240 open cards, 1,260 in all')
})
