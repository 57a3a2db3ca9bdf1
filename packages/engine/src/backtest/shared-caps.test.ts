import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cap, Card, EarnRule } from '../card/card.ts'
import { addDays, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import type { Purchase } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { simpleBacktest } from '../testing/simple-engine.ts'

describe('a cap that categories share, with refunds', () => {
  const card = makeCard({
    rules: [percent(3, ['gas', 'dining'], { cap: 'm' }), percent(1)],
    caps: { m: { on: 'spend', amount: 50_000, per: 'month' } },
  })

  it('regains capacity before it is reached', () => {
    // dining 400 - 200 at 3%; gas 300 at 3% and 100 at 1%
    const purchases = [
      buy('2025-01-03', 400, 'dining'),
      buy('2025-01-05', -200, 'dining'),
      buy('2025-01-06', 400, 'gas'),
    ]
    expect(run(card, purchases).byCategory).toEqual({ restaurant: 600, gas: 1000 })
  })

  it('regains capacity after it was exceeded', () => {
    // gas 500 at 3% and 100 at 1%; back go 100 at 1% and 50 at 3%; gas 50 at 3% and 150 at 1%
    const purchases = [
      buy('2025-01-03', 600, 'gas'),
      buy('2025-01-10', -150, 'dining'),
      buy('2025-01-12', 200, 'gas'),
    ]
    expect(run(card, purchases).byCategory).toEqual({ restaurant: -250, gas: 1900 })
  })

  it('stays used up after a refund of the spending beyond it', () => {
    // gas 500 at 3% and 300 at 1%; 200 of that come back, and dining finds no capacity
    const purchases = [
      buy('2025-01-03', 800, 'gas'),
      buy('2025-01-10', -200, 'gas'),
      buy('2025-01-12', 100, 'dining'),
    ]
    expect(run(card, purchases).byCategory).toEqual({ gas: 1600, restaurant: 100 })
  })

  it("processes refunds and purchases of one day in that day's order", () => {
    // by leaf: 700 of gas first, 500 at 3% and 200 at 1%; then 300 of dining back, 200 at 1% and 100 at 3%
    const purchases = [buy('2025-01-03', 700, 'gas'), buy('2025-01-03', -300, 'dining')]
    expect(run(card, purchases).byCategory).toEqual({ gas: 1700, restaurant: -500 })
  })

  it('ignores refunds in other months', () => {
    const purchases = [
      buy('2025-01-31', -300, 'gas'),
      buy('2025-02-01', 400, 'dining'),
      buy('2025-02-28', 400, 'gas'),
      buy('2025-03-01', -300, 'gas'),
    ]
    // gas -300 at 3%, 100 at 3% and 300 at 1%, -300 at 3%; dining 400 at 3%
    expect(run(card, purchases).byCategory).toEqual({ gas: -1200, restaurant: 1200 })
  })
})

const leaves = ['gas', 'ev-charging', 'dining', 'hotels', 'supermarket'] as const

/** Few days and kinds, so that purchases share days and the meter crosses the cap in both directions. */
const anyDenseHistory: fc.Arbitrary<Purchase[]> = fc.array(
  fc
    .record({
      day: fc.integer({ min: 0, max: 75 }).map((days) => addDays(parseDay('2025-02-20'), days)),
      cents: fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: -9000, max: -1 })),
      leaf: fc.constantFrom(...leaves),
    })
    .map(({ day, cents, leaf }) => ({ day, cents: toCents(cents), leaf, merchant: null, account: null })),
  { minLength: 10, maxLength: 80, size: 'max' },
)

const anyCap: fc.Arbitrary<Cap> = fc.record({
  on: fc.constantFrom('spend' as const, 'spend' as const, 'reward' as const),
  amount: fc.integer({ min: 100, max: 20_000 }),
  per: fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
})

const anySharing: fc.Arbitrary<Card> = fc
  .record({
    cap: anyCap,
    first: fc.subarray([...leaves], { minLength: 1 }),
    second: fc.subarray([...leaves]),
    secondRate: fc.constantFrom(2, 3),
    other: fc.subarray([...leaves]),
    hasRateAfter: fc.boolean(),
    isOnTop: fc.boolean(),
    isDated: fc.boolean(),
  })
  .map(({ cap, first, second, secondRate, other, hasRateAfter, isOnTop, isDated }) => {
    const rules: EarnRule[] = [
      percent(3, first, { id: 'first', cap: 'shared', ...(isOnTop ? { stacks: true as const } : {}) }),
      percent(secondRate, second, {
        id: 'second',
        cap: 'shared',
        ...(hasRateAfter ? { rateAfter: 500 } : {}),
      }),
      percent(1.5, other, { id: 'other', ...(isDated ? { from: parseDay('2025-03-01') } : {}) }),
      percent(1, undefined, { id: 'base' }),
    ]
    return makeCard({ rules, caps: { shared: cap } })
  })

describe('the fast paths', () => {
  it('agree with paying purchase by purchase', () => {
    fc.assert(
      fc.property(anyDenseHistory, anySharing, (purchases, card) => {
        const { money, byCategory, alone } = run(card, purchases)
        const simple = simpleBacktest(card, purchases, year2025, testAssumptions)
        expect(money).toEqual(simple.map((years) => years.money))
        const nonZero = Object.entries(simple[0]?.byCategory ?? {}).filter(([, cents]) => cents !== 0)
        expect(byCategory).toEqual(Object.fromEntries(nonZero))
        const gas = purchases.filter(({ leaf }) => leaf === 'gas' || leaf === 'ev-charging')
        expect(alone.gas).toBe(simpleBacktest(card, gas, year2025, testAssumptions)[0]?.money)
      }),
      effort(400),
    )
  })
})
