import { describe, expect, it } from 'vitest'
import { dayRange, parseDay } from '../day.ts'
import { buy, year2025 } from '../testing/make.ts'
import { filterPurchases, isTooMuchSpending, nothingLeftOut, purchaseAt, spendFrom } from './spend.ts'

const purchases = [
  buy('2025-01-01', 10, 'gas', { account: 'one', name: 'Shell' }),
  buy('2025-12-31', -5, 'dining', { merchant: 'cafe', isAbroad: true, account: 'two', name: 'Cafe' }),
  buy('2025-06-01', 3, 'gas'),
]

describe('spendFrom', () => {
  it('returns every purchase unchanged', () => {
    const spend = spendFrom(purchases, year2025)
    expect(purchases.map((_, index) => purchaseAt(spend, index))).toStrictEqual(purchases)
    expect(spend.leftOut).toEqual(nothingLeftOut)
    expect(spend).toMatchObject({ names: ['Shell', 'Cafe'], accounts: ['one', 'two'] })
  })

  it('drops purchases outside the window', () => {
    const spend = spendFrom([buy('2024-12-31', 1), ...purchases, buy('2026-01-01', 1)], year2025)
    expect(spend.cents).toHaveLength(3)
  })

  it('stores one kind for all purchases that rules treat alike', () => {
    expect(spendFrom(purchases, year2025).kinds).toEqual([
      { leaf: 'gas', merchant: null, isAbroad: false },
      { leaf: 'dining', merchant: 'cafe', isAbroad: true },
    ])
  })

  it('rejects a window longer than a year and a leap day', () => {
    expect(spendFrom([], dayRange(parseDay('2024-02-28'), parseDay('2025-02-28'))).cents).toHaveLength(0) // 367 days
    expect(() => spendFrom([], dayRange(parseDay('2024-02-27'), parseDay('2025-02-28')))).toThrow(
      'a window has at most 367 days, not 368',
    )
  })

  it("rejects more spending in a short window than a year's exact limit", () => {
    const month = dayRange(parseDay('2025-01-01'), parseDay('2025-01-30'))
    // 30/365 of $10,000,000 is 821,917.80
    expect(spendFrom([buy('2025-01-01', 821_917.8)], month).cents).toHaveLength(1)
    expect(() => spendFrom([buy('2025-01-01', 821_917.81)], month)).toThrow(
      'more than can be calculated exactly',
    )
    expect(() => spendFrom([buy('2025-01-01', -821_917.81)], month)).toThrow(RangeError)
  })
})

describe('isTooMuchSpending', () => {
  it('is true if spendFrom would throw', () => {
    const most = [buy('2025-01-01', 6_000_000), buy('2025-12-31', -4_000_000), buy('2026-01-01', 9_000_000)]
    expect(isTooMuchSpending(most, year2025)).toBe(false)
    expect(spendFrom(most, year2025).cents).toHaveLength(2)
    const more = [...most, buy('2025-06-01', 0.01)]
    expect(isTooMuchSpending(more, year2025)).toBe(true)
    expect(() => spendFrom(more, year2025)).toThrow(RangeError)
  })
})

describe('filterPurchases', () => {
  it('filters out accounts that are turned off', () => {
    const spend = spendFrom(purchases, year2025)
    const kept = filterPurchases(spend, (index) => spend.accounts[spend.accountOf[index] ?? -1] !== 'one')
    expect([0, 1].map((index) => purchaseAt(kept, index))).toStrictEqual(purchases.slice(1))
    expect(kept.cents).toHaveLength(2)
  })
})

describe('purchaseAt', () => {
  it('rejects an index out of range', () => {
    expect(() => purchaseAt(spendFrom(purchases, year2025), 3)).toThrow('there is no purchase 3')
  })
})
