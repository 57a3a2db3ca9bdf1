import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CategoryKey, categories } from '../category.ts'
import { addDays, compareDays, dayRange, daysBetween, parseDay } from '../day.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { type Purchase, purchaseAt, spendFrom } from '../spend/spend.ts'
import { anyHistory } from '../testing/arbitraries.ts'
import { buy, year2025 } from '../testing/make.ts'
import { timeBuckets } from './time-buckets.ts'

const spend = spendFrom(
  [
    buy('2025-03-31', 999, 'gas'),
    buy('2025-04-01', 10, 'gas'),
    buy('2025-04-30', 20, 'dining'),
    buy('2025-06-15', 30.01, 'gas'),
    buy('2025-09-02', 100, 'other'),
    buy('2025-09-10', 5, 'dining'),
    buy('2025-09-10', -2, 'gas'),
    buy('2025-09-11', 777, 'gas'),
  ],
  year2025,
)

const anySpend = anyHistory.map(({ purchases, window }) => spendFrom(purchases, window))
const anyUnit = fc.constantFrom('month' as const, 'week' as const)

describe('time buckets', () => {
  it('are six calendar months up to the day', () => {
    const { buckets, categories } = timeBuckets(spend, 'month', parseDay('2025-09-10'))
    expect(categories).toEqual(['gas', 'restaurant', 'other'])
    expect(buckets.map(({ first, last, cents, byCategory }) => [first, last, cents, byCategory])).toEqual([
      ['2025-04-01', '2025-04-30', 3000, [1000, 2000, 0]],
      ['2025-05-01', '2025-05-31', 0, [0, 0, 0]],
      ['2025-06-01', '2025-06-30', 3001, [3001, 0, 0]],
      ['2025-07-01', '2025-07-31', 0, [0, 0, 0]],
      ['2025-08-01', '2025-08-31', 0, [0, 0, 0]],
      ['2025-09-01', '2025-09-10', 10_300, [-200, 500, 10_000]], // 100 + 5 - 2
    ])
  })

  it('have an average whose categories add up', () => {
    // 16,301 / 6 = 2,716.8; gas 3,801 / 6 = 633.5; dining 2,500 / 6 = 416.7; other 10,000 / 6 = 1,666.7.
    // Rounded down, the parts add up to 2,715, so the other two cents go to the two largest remainders.
    const { average } = timeBuckets(spend, 'month', parseDay('2025-09-10'))
    expect(average).toEqual({ cents: 2717, byCategory: [633, 417, 1667] })
  })

  it('are six weeks of seven days up to the day', () => {
    const { buckets, categories } = timeBuckets(spend, 'week', parseDay('2025-09-10'))
    expect(buckets.map(({ first, last, cents }) => [first, last, cents])).toEqual([
      ['2025-07-31', '2025-08-06', 0],
      ['2025-08-07', '2025-08-13', 0],
      ['2025-08-14', '2025-08-20', 0],
      ['2025-08-21', '2025-08-27', 0],
      ['2025-08-28', '2025-09-03', 10_000],
      ['2025-09-04', '2025-09-10', 300],
    ])
    expect(categories).toEqual(['restaurant', 'gas', 'other'])
  })

  it('list their purchases, newest first', () => {
    const { buckets } = timeBuckets(spend, 'month', parseDay('2025-09-10'))
    expect(buckets.map(({ purchases }) => purchases)).toEqual([[2, 1], [], [3], [], [], [5, 6, 4]])
  })

  it('cross the start of the year and February', () => {
    const { buckets } = timeBuckets(spend, 'month', parseDay('2024-03-31'))
    expect(buckets.map(({ first, last }) => `${first} ${last}`)).toEqual([
      '2023-10-01 2023-10-31',
      '2023-11-01 2023-11-30',
      '2023-12-01 2023-12-31',
      '2024-01-01 2024-01-31',
      '2024-02-01 2024-02-29',
      '2024-03-01 2024-03-31',
    ])
  })

  it('before the window are excluded from the average', () => {
    const short = spendFrom(
      [buy('2025-05-20', 30, 'gas'), buy('2025-06-15', 60, 'gas')],
      dayRange(parseDay('2025-05-17'), parseDay('2025-06-16')),
    )
    const { buckets, average } = timeBuckets(short, 'month', parseDay('2025-06-16'))
    expect(buckets).toHaveLength(6)
    expect(average).toEqual({ cents: 4500, byCategory: [4500] }) // (30 + 60) / 2
  })

  it('count a month even if the window contains only its last day', () => {
    const short = spendFrom(
      [buy('2025-05-31', 30, 'gas'), buy('2025-06-14', 20, 'gas'), buy('2025-06-15', 40, 'gas')],
      dayRange(parseDay('2025-05-31'), parseDay('2025-06-16')),
    )
    const { buckets, average } = timeBuckets(short, 'month', parseDay('2025-06-16'))
    expect(buckets.slice(4).map(({ byCategory }) => byCategory)).toEqual([[3000], [6000]]) // 30, and 20 + 40
    expect(average).toEqual({ cents: 4500, byCategory: [4500] })
  })

  it('are six empty buckets if there are no purchases', () => {
    const { buckets, categories, average } = timeBuckets(
      spendFrom([], year2025),
      'week',
      parseDay('2024-06-16'),
    )
    expect(buckets.map(({ cents }) => cents)).toEqual([0, 0, 0, 0, 0, 0])
    expect([categories, average]).toEqual([[], { cents: 0, byCategory: [] }])
  })

  it('contain the purchases within their days by category, highest spending first', () => {
    fc.assert(
      fc.property(anySpend, fc.integer({ min: -40, max: 20 }), anyUnit, (some, shift, unit) => {
        const lastDay = addDays(some.window.last, shift)
        const { buckets, categories: keys } = timeBuckets(some, unit, lastDay)
        const all = [...some.offsets.keys()].map((index) => ({ index, ...purchaseAt(some, index) }))
        const centsOf = (list: typeof all, key: CategoryKey) =>
          list.reduce((sum, { leaf, cents }) => sum + (categoryOfLeaf(leaf) === key ? cents : 0), 0)
        for (const { first, last, byCategory, purchases } of buckets) {
          const inBucket = all.filter(({ day }) => first <= day && day <= last)
          expect(byCategory).toEqual(keys.map((key) => centsOf(inBucket, key)))
          const newest = inBucket.sort((a, b) => compareDays(b.day, a.day))
          expect(purchases).toEqual(newest.map(({ index }) => index))
        }
        const reached = all.filter(({ day }) => (buckets[0]?.first ?? lastDay) <= day && day <= lastDay)
        const met = categories.map(({ key }) => key).filter((key) => hasAny(reached, key))
        const order = met.sort(
          (a, b) =>
            Number(a === 'other') - Number(b === 'other') || centsOf(reached, b) - centsOf(reached, a),
        )
        expect(keys).toEqual(order)
      }),
    )
  })

  it('leave no gaps, and categories add up in each bucket and in the average', () => {
    fc.assert(
      fc.property(anySpend, anyUnit, (some, unit) => {
        const lastDay = some.window.last
        const { buckets, average } = timeBuckets(some, unit, lastDay)
        for (const [index, bucket] of buckets.entries()) {
          const next = buckets[index + 1]?.first ?? addDays(lastDay, 1)
          expect(daysBetween(bucket.last, next)).toBe(1)
        }
        for (const { cents, byCategory } of [...buckets, average]) {
          expect(byCategory.reduce((sum, part) => sum + part, 0)).toBe(cents)
        }
        const counted = buckets.reduce((sum, { purchases }) => sum + purchases.length, 0)
        const since = daysBetween(some.window.first, buckets[0]?.first ?? lastDay)
        expect(counted).toBe(some.offsets.filter((offset) => offset >= since).length)
      }),
    )
  })
})

function hasAny(purchases: readonly Purchase[], key: CategoryKey): boolean {
  return purchases.some(({ leaf }) => categoryOfLeaf(leaf) === key)
}
