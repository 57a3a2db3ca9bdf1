import { describe, expect, it } from 'vitest'
import type { Card, Target } from '../card/card.ts'
import { toCents } from '../money.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

const base = percent(1, undefined, { id: 'base' })
const hundredAQuarter = { q: { on: 'spend', amount: 10_000, per: 'quarter' } } as const

/** Each line's kind of shop, what its payments came to, and what their caps had left before and after. */
function walk(card: Partial<Card>, purchases: readonly Purchase[]) {
  const { lines } = run(makeCard(card), purchases).explain()
  return lines.map(({ kind, payments }) => [
    kind.leaf,
    ...payments.map(({ rule, as, cents, cap }) => [rule, as, cents, ...(cap ? [cap.before, cap.after] : [])]),
  ])
}

describe('what is bought on one day', () => {
  it('uses up a cap by rate, and of equals in the order of shops', () => {
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

  it('uses up what is paid on top in the order of shops, whatever else pays', () => {
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

  it('comes after the day before, however it was given', () => {
    const rules = [percent(5, ['gas'], { id: 'gas', cap: 'q' }), base]
    expect(
      walk({ rules, caps: hundredAQuarter }, [buy('2025-01-11', 70, 'gas'), buy('2025-01-10', 80, 'gas')]),
    ).toEqual([
      ['gas', ['gas', 'rate', 8000, 10_000, 2000]],
      ['gas', ['gas', 'rate', 2000, 2000, 0], ['base', 'rate', 5000]],
    ])
  })
})

describe('a purchase beyond amounts of yearly spending', () => {
  const rules = [
    percent(3, undefined, { id: 'high', aboveYearlySpend: toCents(200_000) }),
    base,
    percent(2, undefined, { id: 'middle', aboveYearlySpend: toCents(100_000) }),
  ]

  it('is paid by each step for its own part, from below', () => {
    expect(walk({ rules }, [buy('2025-01-10', 2500)])).toEqual([
      ['other', ['base', 'rate', 100_000], ['middle', 'rate', 100_000], ['high', 'rate', 50_000]],
    ])
  })

  it('gives back from above what is refunded', () => {
    const [, refund] = walk({ rules }, [buy('2025-01-10', 2500), buy('2025-02-10', -1000)])
    expect(refund).toEqual(['other', ['high', 'rate', -50_000], ['middle', 'rate', -50_000]])
  })
})

describe('a cap', () => {
  it('is used once by a purchase for which two of its rules could pay, and refunded once', () => {
    const rules = [
      percent(5, ['gas'], { id: 'five', cap: 'q' }),
      percent(3, ['gas'], { id: 'three', cap: 'q' }),
      base,
    ]
    expect(
      walk({ rules, caps: hundredAQuarter }, [buy('2025-01-10', 150, 'gas'), buy('2025-01-20', -100, 'gas')]),
    ).toEqual([
      ['gas', ['five', 'rate', 10_000, 10_000, 0], ['base', 'rate', 5000]],
      // Of 150 there are 50 left: the 50 beyond the cap go first, at the base rate, and 50 below it.
      ['gas', ['five', 'rate', -5000, 0, 5000], ['base', 'rate', -5000]],
    ])
  })

  it('ends in a rate of its own, even in none, and no other rule pays for the rest', () => {
    const rules = [percent(5, ['gas'], { id: 'gas', cap: 'q', rateAfter: 0 }), base]
    const purchases = ['2025-01-10', '2025-01-20', '2025-01-30'].map((day) => buy(day, 60, 'gas'))
    expect(walk({ rules, caps: hundredAQuarter }, purchases)).toEqual([
      ['gas', ['gas', 'rate', 6000, 10_000, 4000]],
      ['gas', ['gas', 'rate', 4000, 4000, 0], ['gas', 'rate-after', 2000, 4000, 0]],
      ['gas', ['gas', 'rate-after', 6000, 0, 0]],
    ])
  })

  it('is new in each of its periods, and each cap has its own', () => {
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

it('an option that is not picked pays nothing', () => {
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
