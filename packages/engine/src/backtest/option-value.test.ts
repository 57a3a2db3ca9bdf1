/** The value of an option depends on its caps: a simpler calculation would pick wrong in each of these cases. */
import { describe, expect, it } from 'vitest'
import type { EarnRule } from '../card/card.ts'
import { parseDay } from '../day.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

type Limit = Parameters<typeof makeCard>[0]

/** 5% on the better of two options. Ties go to the earlier key, which is dining's by default. */
function chosen(per: 'month' | 'quarter', more: Partial<EarnRule> = {}, gasKey = 'gas'): EarnRule {
  const options = [
    { key: gasKey, where: { leaves: ['gas' as const] } },
    { key: 'dining', where: { leaves: ['dining' as const] } },
  ]
  return percent(5, undefined, { id: 'chosen', target: { kind: 'chosen', count: 1, per, options }, ...more })
}

function earned(
  rules: readonly EarnRule[],
  caps: NonNullable<Limit>['caps'],
  purchases: readonly Purchase[],
) {
  return run(makeCard({ rules: [...rules, percent(1)], caps: caps ?? {} }), purchases).byCategory
}

const spend = (dollars: number, per: 'month' | 'quarter') =>
  ({ c: { on: 'spend', amount: dollars * 100, per } }) as const
const reward = (dollars: number, per: 'quarter') =>
  ({ c: { on: 'reward', amount: dollars * 100, per } }) as const

describe('a spending cap', () => {
  it('can reset every month while an option is picked for a quarter', () => {
    // gas gains on 100 of 300; dining on 100 three times. By the quarter's sum both would gain on 100.
    const purchases = [
      buy('2025-01-10', 300, 'gas'),
      ...['2025-01-20', '2025-02-20', '2025-03-20'].map((day) => buy(day, 100, 'dining')),
    ]
    expect(earned([chosen('quarter', { cap: 'c' }, 'a-gas')], spend(100, 'month'), purchases)).toEqual({
      gas: 300,
      restaurant: 1500,
    })
  })

  it('lowers the value if the rate after it is lower than the usual rate', () => {
    // gas gains 4 % of 100 and loses 1 % of 900; dining gains 4 % of 50
    const purchases = [buy('2025-01-10', 1000, 'gas'), buy('2025-01-11', 50, 'dining')]
    expect(earned([chosen('quarter', { cap: 'c', rateAfter: 0 })], spend(100, 'quarter'), purchases)).toEqual(
      { gas: 1000, restaurant: 250 },
    )
  })

  it('raises the value if the rate after it is higher than the usual rate', () => {
    // both gain 4 % of 100; beyond it gas gains 1 % of 200, dining of 20
    const purchases = [buy('2025-01-10', 300, 'gas'), buy('2025-01-11', 120, 'dining')]
    expect(
      earned([chosen('quarter', { cap: 'c', rateAfter: 2000 })], spend(100, 'quarter'), purchases),
    ).toEqual({ gas: 900, restaurant: 120 })
  })

  it('is used in order of time if another rule pays in some months', () => {
    const january = percent(4, ['gas'], { id: 'january', to: parseDay('2025-01-31') })
    const gas = [buy('2025-01-10', 100, 'gas'), buy('2025-02-10', 100, 'gas')]
    // gas gains 1 % of 100 and 4 % of 50, dining 4 % of 90
    expect(
      earned([chosen('quarter', { cap: 'c' }), january], spend(150, 'quarter'), [
        ...gas,
        buy('2025-02-11', 90, 'dining'),
      ]),
    ).toEqual({ gas: 500, restaurant: 450 })
    // without a limit gas gains 1 % and 4 % of 100, dining 4 % of 130
    expect(earned([chosen('quarter'), january], {}, [...gas, buy('2025-02-11', 130, 'dining')])).toEqual({
      gas: 500,
      restaurant: 650,
    })
  })

  it('has only the capacity that earlier months have left', () => {
    const dining = percent(3, ['dining'], { id: 'dining' })
    const picked = (gasInFebruary: number) =>
      earned([chosen('month', { cap: 'c' }), dining], spend(1000, 'quarter'), [
        buy('2025-01-10', 900, 'gas'),
        buy('2025-02-10', gasInFebruary, 'gas'),
        buy('2025-02-11', 1000, 'dining'),
      ])
    // January 45.00 and 100 of capacity left: dining gains 2 % of them, gas 4 % of 60 or of 40
    expect(picked(60)).toEqual({ gas: 4500 + 300, restaurant: 3000 })
    expect(picked(40)).toEqual({ gas: 4500 + 40, restaurant: 500 + 2700 })
  })
})

describe('a reward cap', () => {
  const dining = percent(3, ['dining'], { id: 'dining' })

  it('is reached by rate × spending', () => {
    // 10.00 are 5 % of 200: dining gains 2 % of 200 instead of 300, gas 4 % of 120
    const purchases = [buy('2025-01-10', 120, 'gas'), buy('2025-01-11', 300, 'dining')]
    expect(earned([chosen('quarter', { cap: 'c' }), dining], reward(10, 'quarter'), purchases)).toEqual({
      gas: 600,
      restaurant: 900,
    })
  })

  it('has the capacity that earlier months have left', () => {
    // January uses 7.50 of 10.00. In February 50 are left: gas gains 4 % of them, dining 2 %.
    const purchases = [
      buy('2025-01-10', 150, 'gas'),
      buy('2025-02-10', 60, 'gas'),
      buy('2025-02-11', 300, 'dining'),
    ]
    expect(earned([chosen('month', { cap: 'c' }), dining], reward(10, 'quarter'), purchases)).toEqual({
      gas: 750 + 260,
      restaurant: 900,
    })
  })
})

describe('months and days', () => {
  it("in which the rule isn't in force add no value", () => {
    const rule = chosen('quarter', { from: parseDay('2025-02-01') })
    const purchases = [buy('2025-01-10', 200, 'gas'), buy('2025-02-20', 50, 'dining')]
    expect(earned([rule], {}, purchases)).toEqual({ gas: 200, restaurant: 250 })
  })

  it('on which a better rule pays add no value', () => {
    const calendar = [
      { from: parseDay('2025-01-01'), to: parseDay('2025-01-15'), where: { leaves: ['gas' as const] } },
    ]
    const early = percent(6, [], { id: 'early', target: { kind: 'rotating', calendar } })
    const purchases = [
      buy('2025-01-10', 200, 'gas'),
      buy('2025-01-20', 30, 'gas'),
      buy('2025-01-21', 50, 'dining'),
    ]
    // 200 at 6 % whatever is picked; gas gains 4 % of 30, dining of 50
    expect(earned([chosen('month'), early], {}, purchases)).toEqual({ gas: 1230, restaurant: 250 })
  })
})

describe('an announced change of a list that you choose from', () => {
  it('has its own picks once the old rule has ended', () => {
    const old = chosen('month', { id: 'old', to: parseDay('2025-01-31') })
    const next = chosen('month', { id: 'next', rate: 3000, from: parseDay('2025-02-01') })
    const purchases = [
      buy('2025-01-10', 200, 'gas'),
      buy('2025-02-10', 300, 'dining'),
      buy('2025-02-11', 100, 'gas'),
    ]
    // January: gas 200 at 5 %. February: dining 300 at 3 %, gas 100 at 1 %
    expect(earned([old, next], {}, purchases)).toEqual({ gas: 1000 + 100, restaurant: 900 })
  })
})
