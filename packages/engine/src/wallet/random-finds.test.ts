/** Bugs found by random cases, each as small as possible. */
import { describe, expect, it } from 'vitest'
import type { Card, EarnRule } from '../card/card.ts'
import type { Leaf } from '../leaf.ts'
import type { Purchase } from '../spend/spend.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent } from '../testing/make.ts'
import { valueWallet } from './advice/find-best-wallet.ts'

function totalOf(cards: readonly Card[], purchases: readonly Purchase[]): number {
  return valueWallet(
    askWallet(cards, purchases),
    cards.map(({ id }) => id),
  ).total
}

const monthlyReward = (dollars: number) => ({
  on: 'reward' as const,
  amount: dollars * 100,
  per: 'month' as const,
})

describe('a reward cap', () => {
  const poor = makeCard({ id: 'poor', rules: [percent(0.5)] })

  it('counts what its own rule pays, but not rules that stack on it', () => {
    const stacking = makeCard({
      id: 'stacking',
      rules: [
        percent(3, ['supermarket'], { cap: 'm' }),
        percent(1, ['supermarket'], { id: 'more', stacks: true }),
        percent(1, { isEverything: true }, { id: 'base' }),
      ],
      caps: { m: monthlyReward(3) },
    })
    // 100 × 3 % reaches the cap of $3 exactly, and 100 × 1 % comes on top
    const purchases = [buy('2025-03-01', 100, 'supermarket')]
    expect(totalOf([stacking], purchases)).toBe(400)
    expect(totalOf([stacking, poor], purchases)).toBe(400)
  })

  it('is filled in the order of days, beside another card as alone', () => {
    const mixed = makeCard({
      id: 'mixed',
      rules: [
        percent(5, ['supermarket'], { cap: 'm' }),
        percent(2, ['dining'], { cap: 'm' }),
        percent(1, { isEverything: true }, { id: 'base' }),
      ],
      caps: { m: monthlyReward(10) },
    })
    const purchases = [buy('2025-03-01', 300, 'dining'), buy('2025-03-20', 300, 'supermarket')]
    // Dining 300 × 2 % = 6, then groceries 80 × 5 % = 4 and 220 × 1 %
    expect(totalOf([mixed], purchases)).toBe(1220)
    // The whole cap for groceries, 200 × 5 % = 10 and 100 × 1 %, and dining 300 × 0.5 % with the other card
    expect(totalOf([mixed, poor], purchases)).toBe(1250)
  })

  it('is divided among its rates beside a card with an ordered cap', () => {
    const where = (leaves: readonly ('dining' | 'gas' | 'flights' | 'other')[]) => ({ where: { leaves } })
    const limited = makeCard({
      id: 'limited',
      rules: [
        percent(4, ['flights'], { cap: 'flights' }),
        percent(3, ['dining', 'gas'], { id: 'fun', cap: 'reward' }),
        {
          id: 'top',
          rate: 5000,
          cap: 'reward',
          target: { kind: 'top', rank: 1, per: 'month', options: [{ key: 'other', ...where(['other']) }] },
        },
        percent(1.5, { isEverything: true }, { id: 'base' }),
      ],
      caps: {
        flights: { on: 'spend', amount: 10_000, per: 'month' },
        reward: { on: 'reward', amount: 400, per: 'year' },
      },
    })
    const choosing = makeCard({
      id: 'choosing',
      rules: [
        percent(2, ['dining'], { cap: 'year' }),
        {
          id: 'chosen',
          rate: 4000,
          cap: 'year',
          target: {
            kind: 'chosen',
            count: 1,
            per: 'month',
            options: [
              { key: 'a', ...where(['other']) },
              { key: 'b', ...where(['gas', 'flights']) },
            ],
          },
        },
        percent(1, { isEverything: true }, { id: 'base' }),
      ],
      caps: { year: { on: 'spend', amount: 10_000, per: 'year' } },
    })
    const purchases = [
      buy('2025-01-01', 100, 'dining'),
      buy('2025-01-02', 200, 'flights'),
      buy('2025-01-04', 100, 'gas'),
      buy('2025-01-06', 100, 'other'),
      buy('2025-01-07', 100, 'gas'),
    ]
    // Dining 100 × 3 % leaves $1 of the cap, which is 20 × 5 % of the rest, 80 × 1.5 %; the first gas 100 × 4 % with
    // the other card, the second 1.5 %; flights 100 × 4 % and 100 × 1.5 %: 3 + 1 + 1.2 + 4 + 1.5 + 4 + 1.5
    // that is $16.20. The card year leaves the first gas to the reward cap as well and stops 20 cents short.
    const total = totalOf([limited, choosing], purchases)
    expect(total).toBeGreaterThanOrEqual(1600)
    expect(total).toBeLessThanOrEqual(1620)
  })
})

describe('the second-ranked top category', () => {
  const options = (['dining', 'gas', 'supermarket'] as const).map((leaf) => ({
    key: leaf,
    where: { leaves: [leaf] },
  }))
  const ranked = (rank: number, rate: number): EarnRule => ({
    id: `${rank}`,
    rate,
    target: { kind: 'top', rank, per: 'month', options },
  })
  const topping = makeCard({ id: 'topping', rules: [ranked(1, 4000), ranked(2, 2000), percent(1)] })
  const none = makeCard({ id: 'none', rules: [percent(0)] })

  it('wins a tie by its key, whatever the key of the first', () => {
    const purchases = [
      buy('2025-03-01', 200, 'supermarket'),
      buy('2025-03-02', 100, 'dining'),
      buy('2025-03-03', 100, 'gas'),
    ]
    // Groceries 200 × 4 %, dining 100 × 2 %, and gas, equal to dining and later by its key, 100 × 1 %
    expect(totalOf([topping], purchases)).toBe(1100)
    expect(totalOf([topping, none], purchases)).toBe(1100)
  })

  it('isn’t paid as the first if another rule pays the first more', () => {
    const better = makeCard({
      id: 'better',
      rules: [percent(6, ['gas']), ranked(1, 5000), ranked(2, 3000), percent(1)],
    })
    const purchases = [buy('2025-03-01', 300, 'gas'), buy('2025-03-02', 100, 'supermarket')]
    // Gas 300 × 6 % is still what most is paid for, so that groceries come second: 100 × 3 %
    expect(totalOf([better, none], purchases)).toBe(2100)
  })
})

describe('the same top category on two cards', () => {
  it('is on top of one card only if there would be no way to pay for the rest', () => {
    const toppingWith = (id: string, base: number): Card =>
      makeCard({
        id,
        rules: [
          {
            id: 'top',
            rate: 5000,
            target: {
              kind: 'top',
              rank: 1,
              per: 'month',
              options: [
                { key: 'dining', where: { leaves: ['dining'] } },
                { key: 'gas', where: { leaves: ['gas'] } },
              ],
            },
          },
          percent(base, { isEverything: true }, { id: 'base' }),
        ],
      })
    const cards = [toppingWith('one', 1), toppingWith('other', 2)]
    const purchases = [buy('2025-03-01', 100, 'dining'), buy('2025-03-02', 300, 'gas')]
    // Gas 300 × 5 % with one card, dining 100 × 5 % with the other: with dining on top of both, 100 of gas at most
    // could be paid with each
    expect(totalOf(cards, purchases)).toBe(2000)
  })
})

describe('the assignments of a card', () => {
  it('show the options of two rules that share no purchase', () => {
    const choice = (id: string, rate: number, leaves: readonly Leaf[]): EarnRule => ({
      id,
      rate,
      target: {
        kind: 'chosen',
        count: 1,
        per: 'quarter',
        options: leaves.map((leaf) => ({ key: leaf, where: { leaves: [leaf] } })),
      },
    })
    const card = makeCard({
      id: 'card',
      rules: [
        choice('first', 6000, ['dining', 'gas']),
        choice('second', 3000, ['supermarket', 'pets']),
        percent(1),
      ],
    })
    const purchases = [
      buy('2025-02-01', 100, 'dining'),
      buy('2025-02-02', 200, 'gas'),
      buy('2025-02-03', 100, 'supermarket'),
      buy('2025-02-04', 50, 'pets'),
    ]
    const { reward, assignments } = valueWallet(askWallet([card], purchases), ['card'])
    // 200 × 6% + 100 × 1% + 100 × 3% + 50 × 1%
    expect(reward).toBe(16_50)
    expect(assignments.map(({ leaf, rate }) => [leaf, rate / 1000]).toSorted()).toEqual([
      ['dining', 1],
      ['gas', 6],
      ['pets', 1],
      ['supermarket', 3],
    ])
  })
})
