import { describe, expect, it } from 'vitest'
import type { Cap, Target } from '../card/card.ts'
import { parseDay } from '../day.ts'
import type { Period } from '../period.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

const top = (per: 'month' | 'quarter'): Target => ({
  kind: 'top',
  rank: 1,
  per,
  options: [
    { key: 'dining', where: { leaves: ['dining'] } },
    { key: 'gas', where: { leaves: ['gas', 'ev-charging'] } },
  ],
})

/** 5 % on the top category of each month for $100 a period, 1 % on all else. */
const topCard = (per: Period, on: Cap['on'] = 'spend') =>
  makeCard({
    rules: [percent(5, undefined, { target: top('month'), cap: 'c' }), percent(1)],
    caps: { c: { on, amount: on === 'spend' ? 10_000 : 500, per } },
  })

describe('a top category under a cap', () => {
  it('uses the cap that the top categories of earlier months have left', () => {
    const purchases = [
      buy('2025-01-10', 80, 'gas'), // 4.00
      buy('2025-02-10', 60, 'dining'), // 20 at 5 % and 40 at 1 %: 1.40; alone 3.00
      buy('2025-02-11', -30, 'gas'), // at 1 %, for dining is on top: -0.30
      buy('2025-04-10', 60, 'dining'), // 3.00
    ]
    for (const card of [topCard('quarter'), topCard('quarter', 'reward')]) {
      const { byCategory, alone } = run(card, purchases)
      expect(byCategory).toEqual({ gas: 370, restaurant: 440 })
      expect(alone).toMatchObject({ gas: 370, restaurant: 600, grocery: 0 })
    }
  })

  it('earns the usual rate beyond it, and the full rate again next month', () => {
    const purchases = [buy('2025-01-10', 130, 'gas'), buy('2025-02-10', 50, 'ev-charging')]
    // 100 at 5 % and 30 at 1 %; 50 at 5 %
    expect(run(topCard('month'), purchases).byCategory).toEqual({ gas: 780 })
  })

  it('subtracts a refund where the purchase counted', () => {
    const purchases = [
      buy('2025-01-10', 90, 'gas'),
      buy('2025-01-20', 40, 'ev-charging'),
      buy('2025-01-25', -20, 'gas'),
    ]
    // 110 in all: 100 at 5 % and 10 at 1 %
    expect(run(topCard('month'), purchases).byCategory).toEqual({ gas: 510 })
  })

  it('is determined for a whole period if its period is longer than a month', () => {
    const card = makeCard({ rules: [percent(5, undefined, { target: top('quarter') }), percent(1)] })
    const purchases = [
      buy('2025-01-10', 50, 'gas'),
      buy('2025-02-10', 60, 'dining'),
      buy('2025-03-10', 20, 'gas'),
      buy('2025-04-10', 10, 'dining'),
    ]
    // Gas is on top of the first quarter with 70, dining of the second: 70 × 5 %; 60 × 1 % + 10 × 5 %
    expect(run(card, purchases).byCategory).toEqual({ gas: 350, restaurant: 110 })
  })

  it("doesn't exist if refunds exceed spending", () => {
    const purchases = [buy('2025-01-10', 50, 'gas'), buy('2025-01-12', -60, 'gas')]
    // -10 × 1 %
    expect(run(topCard('month'), purchases).byCategory).toEqual({ gas: -10 })
  })
})

describe('a category that pays more in some months, under a cap', () => {
  const card = makeCard({
    rules: [
      percent(5, ['gas', 'dining'], { cap: 'q', from: parseDay('2025-02-01'), to: parseDay('2025-02-28') }),
      percent(2, ['dining']),
      percent(1),
    ],
    caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
  })

  it('earns its usual rate in other months', () => {
    const gas = ['2025-01-10', '2025-02-10', '2025-03-10'].map((day) => buy(day, 130, 'gas'))
    const dining = [buy('2025-02-20', 40, 'dining'), buy('2025-03-20', 40, 'dining')]
    const { byCategory, alone } = run(card, [...gas, ...dining])
    // Gas 100 at 5 %, 30 and twice 130 at 1 %; dining came too late in February and has 2 % in both months
    expect(byCategory).toEqual({ gas: 790, restaurant: 160 })
    // Alone, dining earns 5 % in February.
    expect(alone).toMatchObject({ gas: 790, restaurant: 280 })
  })

  it('earns the usual rates of its leaves, even if they share the rate after the cap', () => {
    const february = { from: parseDay('2025-02-01'), to: parseDay('2025-02-28') }
    const charging = makeCard({
      rules: [
        percent(5, ['gas', 'ev-charging'], { cap: 'q', rateAfter: 1000, ...february }),
        percent(2, ['ev-charging']),
        percent(1),
      ],
      caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
    })
    const purchases = ['2025-01-10', '2025-02-10'].flatMap((day) => [
      buy(day, 60, 'ev-charging'),
      buy(day, 70, 'gas'),
    ])
    // January 60 × 2 % + 70 × 1 %; February 100 at 5 % and 30 at 1 %: 1.90 + 5.30
    expect(run(charging, purchases).byCategory).toEqual({ gas: 720 })
  })

  it('regains capacity through a refund in its own months only', () => {
    const gas = [buy('2025-02-03', 120, 'gas'), buy('2025-02-10', -50, 'gas'), buy('2025-02-20', 40, 'gas')]
    // 110 in February: 100 at 5 % and 10 at 1 %; -50 at 1 % in March
    expect(run(card, [...gas, buy('2025-03-01', -50, 'gas')]).byCategory).toEqual({ gas: 460 })
  })
})
