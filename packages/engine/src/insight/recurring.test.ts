import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../day.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { buy, year2025 } from '../testing/make.ts'
import { findRecurring } from './recurring.ts'

const netflix = monthly('Netflix', [15.49, 15.49, 15.49, 17.99])

describe('recurring expenses', () => {
  it('are three or more similar amounts at a regular pace, most expensive first', () => {
    const gym = monthly('Gym', [40, 40, 40])
    expect(streams([...netflix, ...gym])).toEqual([
      ['Gym', 'monthly', 12_000],
      ['Netflix', 'monthly', 6446], // 3 × 15.49 + 17.99
    ])
  })

  it("aren't two payments, irregular payments, or amounts that are far apart", () => {
    expect(streams(monthly('Once more', [10, 10]))).toEqual([])
    expect(streams(spaced('Now and then', [0, 9, 40, 47], 10))).toEqual([])
    expect(streams(monthly('Doctor', [20, 150, 600]))).toEqual([])
  })

  it.each([
    ['weekly', [0, 7, 13, 21]],
    ['biweekly', [0, 14, 28, 43]],
    ['biweekly', [0, 15, 31, 45]],
    ['monthly', [0, 31, 59, 90]],
    ['monthly', [2, 28, 63]],
    ['quarterly', [0, 90, 182]],
    ['yearly', [0, 364]],
  ])('can be %s: days %j', (pace, offsets) => {
    expect(streams(spaced('Bill', offsets, 10))).toEqual([['Bill', pace, offsets.length * 1000]])
  })

  it.each([[[0, 5, 10]], [[0, 9, 18]], [[0, 18, 36]], [[0, 25, 50]], [[0, 36, 72]], [[0, 83, 166]]])(
    'are none between two paces: days %j',
    (offsets) => {
      expect(streams(spaced('Bill', offsets, 10))).toEqual([])
    },
  )

  it('are found among other purchases from the merchant', () => {
    const shopping = spaced('Amazon', [3, 4, 11, 40, 41, 55, 90], 33.1)
    const prime = monthly('Amazon', [14.99, 14.99, 14.99, 14.99])
    const oddments = spaced('Amazon', [8, 19], 15.2)
    expect(streams([...shopping, ...prime, ...oddments])).toEqual([['Amazon', 'monthly', 5996]])
  })

  it('can be several at one merchant', () => {
    const small = monthly('Apple', [2.99, 2.99, 2.99])
    const large = monthly('Apple', [10.99, 10.99, 10.99])
    expect(streams([...small, ...large])).toEqual([
      ['Apple', 'monthly', 3297],
      ['Apple', 'monthly', 897],
    ])
  })

  it('can be fixed and seasonal at one merchant', () => {
    const fixed = monthly('Utility', [10, 10, 10])
    const seasonal = monthly('Utility', [50, 95, 70])
    expect(streams([...fixed, ...seasonal])).toEqual([
      ['Utility', 'monthly', 21_500], // 50 + 95 + 70
      ['Utility', 'monthly', 3000],
    ])
  })

  it('never reuse a purchase in the next stream, even if its amount is close', () => {
    const fixed = spaced('Utility', [0, 30, 60], 10)
    const seasonal = [15, 28, 25].flatMap((dollars, month) => spaced('Utility', [10 + month * 30], dollars))
    expect(streams([...fixed, ...seasonal])).toEqual([
      ['Utility', 'monthly', 6800], // 15 + 28 + 25, all within twice 15
      ['Utility', 'monthly', 3000],
    ])
  })

  it('are found after many other purchases', () => {
    const shopping = Array.from({ length: 40 }, (_, item) => spaced('Amazon', [0], 100 + item)).flat()
    const prime = spaced('Amazon', [100, 130, 160], 14.99)
    expect(streams([...shopping, ...prime])).toEqual([['Amazon', 'monthly', 4497]])
  })

  it('are separated if they alternate, few or many', () => {
    for (const count of [4, 10]) {
      const weeks = Array.from({ length: 2 * count }, (_, week) => week)
      const turns = weeks.flatMap((week) => spaced('Turns', [week * 7], week % 2 === 0 ? 40 : 10))
      expect(streams(turns)).toEqual([
        ['Turns', 'biweekly', count * 4000],
        ['Turns', 'biweekly', count * 1000],
      ])
    }
  })

  it('with equal totals are sorted by name, then by first purchase', () => {
    const [b, a] = [monthly('B', [10, 10, 10]), monthly('A', [10, 10, 10])]
    expect(streams([...b, ...a]).map(([name]) => name)).toEqual(['A', 'B'])
    expect(streams([...a, ...b]).map(([name]) => name)).toEqual(['A', 'B'])
    const firsts = (few: number, many: number) => {
      const three = spaced('One', [few, few + 30, few + 60], 20)
      const four = spaced('One', [many, many + 30, many + 60, many + 90], 15)
      const found = findRecurring(spendFrom([...three, ...four], year2025))
      return found.map(({ cents, purchases }) => [cents, purchases])
    }
    expect(firsts(40, 0)).toEqual([
      [6000, [3, 4, 5, 6]],
      [6000, [0, 1, 2]],
    ])
    expect(firsts(0, 40)).toEqual([
      [6000, [0, 1, 2]],
      [6000, [3, 4, 5, 6]],
    ])
  })

  it.each([
    ['one gap too short', [0, 20, 55, 90]],
    ['one gap too long', [0, 26, 52, 92]],
  ])('are not found with %s, even if the average fits', (_, offsets) => {
    expect(streams(spaced('Bill', offsets, 10))).toEqual([])
  })

  it.each([[[0, 6, 12]], [[0, 8, 16]]])('may be at the limit of a pace: days %j', (offsets) => {
    expect(streams(spaced('Bill', offsets, 10))).toEqual([['Bill', 'weekly', 3000]])
  })

  it('never include free purchases', () => {
    expect(streams(monthly('Free', [0, 0, 0]))).toEqual([])
    const trial = buy('2025-05-15', 0, 'streaming', { name: 'Netflix' })
    const [stream] = findRecurring(spendFrom([trial, ...netflix], year2025))
    expect(stream?.purchases).toEqual([1, 2, 3, 4])
  })

  it('may vary by season if monthly, but not if weekly', () => {
    expect(streams(monthly('Power', [60, 85, 118, 90]))).toEqual([['Power', 'monthly', 35_300]])
    expect(streams(monthly('Power', [60, 120, 60]))).toEqual([['Power', 'monthly', 24_000]])
    expect(streams(monthly('Power', [120, 60, 120]))).toEqual([['Power', 'monthly', 30_000]])
    const weekly = [60, 85, 118, 90].map((dollars, week) => ({ dollars, offset: week * 7 }))
    const groceries = weekly.flatMap(({ dollars, offset }) => spaced('Grocer', [offset], dollars))
    expect(streams(groceries)).toEqual([])
  })

  it('exclude refunds and purchases without a name', () => {
    const refund = buy('2025-02-17', -15.49, 'streaming', { name: 'Netflix' })
    expect(streams([...netflix, refund])).toEqual([['Netflix', 'monthly', 6446]])
    expect(streams(netflix.map(({ name: _, ...nameless }) => nameless))).toEqual([])
  })

  it('list their purchases, oldest first', () => {
    const [stream] = findRecurring(spendFrom(netflix.toReversed(), year2025))
    expect(stream?.purchases).toEqual([3, 2, 1, 0])
  })

  it("don't depend on the order of purchases", () => {
    const all = [...netflix, ...monthly('Power', [60, 85, 118, 90]), ...spaced('Cafe', [1, 2, 5, 9], 4)]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(streams(shuffled)).toEqual(streams(all))
      }),
    )
  })

  it('never share a purchase', () => {
    const anyPurchases = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom('A', 'B')),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(anyPurchases, (list) => {
        const purchases = list.flatMap(([offset, dollars, name]) => spaced(name, [offset], dollars))
        const members = findRecurring(spendFrom(purchases, year2025)).flatMap((stream) => stream.purchases)
        expect(new Set(members).size).toBe(members.length)
      }),
    )
  })
})

function streams(purchases: readonly Purchase[]) {
  return findRecurring(spendFrom(purchases, year2025)).map(({ name, pace, cents }) => [name, pace, cents])
}

/** On the 15th of each month, starting in January. */
function monthly(name: string, amounts: readonly number[]): Purchase[] {
  return amounts.map((dollars, month) => buy(`2025-0${month + 1}-15`, dollars, 'streaming', { name }))
}

/** That many days after Jan 1. */
function spaced(name: string, offsets: readonly number[], dollars: number): Purchase[] {
  const first = parseDay('2025-01-01')
  return offsets.map((offset) => buy(addDays(first, offset), dollars, 'other', { name }))
}
