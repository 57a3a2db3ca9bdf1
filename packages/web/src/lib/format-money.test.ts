import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

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
