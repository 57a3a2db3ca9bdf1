import { describe, expect, it } from 'vitest'
import type { Card, Target } from '../card/card.ts'
import { toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { preparePayments } from './pay-lines.ts'

const base = percent(1, undefined, { id: 'base' })
const hundredAQuarter = { q: { on: 'spend', amount: 10_000, per: 'quarter' } } as const

/** Each line's leaf, its payments, and the remaining caps before and after. */
function walk(card: Partial<Card>, purchases: readonly Purchase[]) {
  const { lines } = run(makeCard(card), purchases).explain()
  return lines.map(({ kind, payments }) => [
    kind.leaf,
    ...payments.map(({ rule, as, cents, cap }) => [rule, as, cents, ...(cap ? [cap.before, cap.after] : [])]),
  ])
}

describe('purchases of one day', () => {
  it('use a cap by rate, then in the order of leaves', () => {
    const rules = [
      percent(3, ['gas', 'hotels'], { id: 'travel', cap: 'q' }),
      percent(5, ['dining'], { id: 'dine', cap: 'q' }),
      base,
    ]
    const purchases = ['hotels', 'gas', 'dining'] as const
    expect(
      walk(
        { rules, caps: hundredAQuarter },
        purchases.map((leaf) => buy('2025-01-10', 60, leaf)),
      ),
    ).toEqual([
      ['dining', ['dine', 'rate', 6000, 10_000, 4000]],
      ['gas', ['travel', 'rate', 4000, 4000, 0], ['base', 'rate', 2000]],
      ['hotels', ['base', 'rate', 6000]],
    ])
  })

  it('use the cap of a stacking rule in the order of leaves', () => {
    const rules = [
      percent(10, ['gas', 'hotels'], { id: 'extra', stacks: true, cap: 'q' }),
      percent(5, ['hotels'], { id: 'hotels' }),
      base,
    ]
    expect(
      walk({ rules, caps: hundredAQuarter }, [buy('2025-01-10', 80, 'hotels'), buy('2025-01-10', 80, 'gas')]),
    ).toEqual([
      ['hotels', ['hotels', 'rate', 8000], ['extra', 'on-top', 2000, 2000, 0]],
      ['gas', ['base', 'rate', 8000], ['extra', 'on-top', 8000, 10_000, 2000]],
    ])
  })

  it('are paid in the order of days, regardless of input order', () => {
    const rules = [percent(5, ['gas'], { id: 'gas', cap: 'q' }), base]
    expect(
      walk({ rules, caps: hundredAQuarter }, [buy('2025-01-11', 70, 'gas'), buy('2025-01-10', 80, 'gas')]),
    ).toEqual([
      ['gas', ['gas', 'rate', 8000, 10_000, 2000]],
      ['gas', ['gas', 'rate', 2000, 2000, 0], ['base', 'rate', 5000]],
    ])
  })
})

describe('a purchase across thresholds of yearly spending', () => {
  const rules = [
    percent(3, undefined, { id: 'high', aboveYearlySpend: toCents(200_000) }),
    base,
    percent(2, undefined, { id: 'middle', aboveYearlySpend: toCents(100_000) }),
  ]

  it('is paid in parts, from the lowest level up', () => {
    expect(walk({ rules }, [buy('2025-01-10', 2500)])).toEqual([
      ['other', ['base', 'rate', 100_000], ['middle', 'rate', 100_000], ['high', 'rate', 50_000]],
    ])
  })

  it('is refunded from the highest level down', () => {
    const [, refund] = walk({ rules }, [buy('2025-01-10', 2500), buy('2025-02-10', -1000)])
    expect(refund).toEqual(['other', ['high', 'rate', -50_000], ['middle', 'rate', -50_000]])
  })
})

describe('a cap', () => {
  it('is used once, and refunded once, by a purchase that two of its rules match', () => {
    const rules = [
      percent(5, ['gas'], { id: 'five', cap: 'q' }),
      percent(3, ['gas'], { id: 'three', cap: 'q' }),
      base,
    ]
    expect(
      walk({ rules, caps: hundredAQuarter }, [buy('2025-01-10', 150, 'gas'), buy('2025-01-20', -100, 'gas')]),
    ).toEqual([
      ['gas', ['five', 'rate', 10_000, 10_000, 0], ['base', 'rate', 5000]],
      // 50 of 150 are left: the 50 beyond the cap are refunded first, at the base rate, then 50 below it.
      ['gas', ['five', 'rate', -5000, 0, 5000], ['base', 'rate', -5000]],
    ])
  })

  it("pays its rate after the cap, even if that's zero, instead of another rule", () => {
    const rules = [percent(5, ['gas'], { id: 'gas', cap: 'q', rateAfter: 0 }), base]
    const purchases = ['2025-01-10', '2025-01-20', '2025-01-30'].map((day) => buy(day, 60, 'gas'))
    expect(walk({ rules, caps: hundredAQuarter }, purchases)).toEqual([
      ['gas', ['gas', 'rate', 6000, 10_000, 4000]],
      ['gas', ['gas', 'rate', 4000, 4000, 0], ['gas', 'rate-after', 2000, 4000, 0]],
      ['gas', ['gas', 'rate-after', 6000, 0, 0]],
    ])
  })

  it('resets in each of its own periods', () => {
    const rules = [
      percent(5, ['gas'], { id: 'gas', cap: 'q' }),
      percent(3, ['dining'], { id: 'dine', cap: 'm' }),
      base,
    ]
    const caps = { m: { on: 'spend', amount: 5000, per: 'month' } as const, ...hundredAQuarter }
    expect(
      walk({ rules, caps }, [
        buy('2025-01-10', 60, 'dining'),
        buy('2025-01-11', 90, 'gas'),
        buy('2025-02-10', 60, 'dining'),
        buy('2025-04-11', 90, 'gas'),
      ]),
    ).toEqual([
      ['dining', ['dine', 'rate', 5000, 5000, 0], ['base', 'rate', 1000]],
      ['gas', ['gas', 'rate', 9000, 10_000, 1000]],
      ['dining', ['dine', 'rate', 5000, 5000, 0], ['base', 'rate', 1000]],
      ['gas', ['gas', 'rate', 9000, 10_000, 1000]],
    ])
  })
})

it("an option that isn't picked pays nothing", () => {
  const target: Target = {
    kind: 'chosen',
    count: 1,
    per: 'month',
    options: [
      { key: 'dining', where: { leaves: ['dining'] } },
      { key: 'gas', where: { leaves: ['gas'] } },
    ],
  }
  const rules = [percent(5, undefined, { id: 'five', target }), base]
  expect(
    walk({ rules }, [
      buy('2025-01-10', 60, 'dining'),
      buy('2025-01-11', 90, 'gas'),
      buy('2025-02-10', 60, 'dining'),
    ]),
  ).toEqual([
    ['dining', ['base', 'rate', 6000]],
    ['gas', ['five', 'rate', 9000]],
    ['dining', ['five', 'rate', 6000]],
  ])
})

it('pays a year once, and again only for other terms', () => {
  const card = makeCard({ rules: [percent(2)], isFirstYearMatched: true })
  const spend = spendFrom([buy('2025-01-10', 100, 'gas')], year2025)
  const { payYear } = preparePayments(card, spend, testAssumptions)
  expect(payYear(0)).toBe(payYear(0))
  expect(() => payYear(undefined)).toThrow('card has no ruleSet -1')
})
