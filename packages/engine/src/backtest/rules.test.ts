import { describe, expect, it } from 'vitest'
import type { Target } from '../card/card.ts'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

describe('rates', () => {
  it('come from the best matching rule, never from the sum', () => {
    const card = makeCard({ rules: [percent(2, ['gas']), percent(3, ['gas', 'dining']), percent(1)] })
    const purchases = [
      buy('2025-01-01', 100, 'gas'),
      buy('2025-01-02', 100, 'dining'),
      buy('2025-01-03', 100),
    ]
    // 3 + 3 + 1
    expect(run(card, purchases).money[0]).toBe(700)
  })

  it('convert points at the point value, rounded once', () => {
    const card = makeCard({ program: 'miles', rules: [percent(1.25)] })
    // 123.45 × 1.25 = 154.3125 miles at 1.7 cents = 262.33 cents
    expect(
      run(card, [buy('2025-01-01', 123.45)], { assumptions: { pointValues: { miles: 170 } } }),
    ).toMatchObject({
      points: [154, 309, 463],
      money: [262, 525, 787],
    })
  })

  it('round half away from zero', () => {
    const card = makeCard({ rules: [percent(1)] })
    expect(run(card, [buy('2025-01-01', 0.5)]).money).toEqual([1, 1, 2]) // 0.5, 1, 1.5 cents
    expect(run(card, [buy('2025-01-01', -0.5)]).money).toEqual([-1, -1, -2])
  })

  it('apply to merchants, but not to exceptions', () => {
    const where = { leaves: ['supermarket' as const], merchants: ['amazon'], exceptMerchants: ['target'] }
    const card = makeCard({ rules: [percent(5, where)] })
    const purchases = [
      buy('2025-01-01', 100, 'supermarket'),
      buy('2025-01-01', 10, 'supermarket', { merchant: 'target' }),
      buy('2025-01-01', 1, 'online-shopping', { merchant: 'amazon' }),
      buy('2025-01-01', 1000, 'online-shopping', { merchant: 'corner-shop' }),
    ]
    // (100 + 1) × 5%
    expect(run(card, purchases).money[0]).toBe(505)
  })

  it('can exclude leaves', () => {
    const card = makeCard({ rules: [percent(2, { isEverything: true, exceptLeaves: ['gas'] })] })
    expect(run(card, [buy('2025-01-01', 100, 'gas'), buy('2025-01-01', 50)]).money[0]).toBe(100)
  })
})

describe('rotating categories', () => {
  const target: Target = {
    kind: 'rotating',
    calendar: [
      { from: parseDay('2025-01-01'), to: parseDay('2025-03-31'), where: { leaves: ['supermarket'] } },
      { from: parseDay('2025-04-01'), to: parseDay('2025-06-30'), where: { leaves: ['gas'] } },
      { from: parseDay('2025-06-01'), to: parseDay('2025-06-30'), where: { merchants: ['amazon'] } },
    ],
  }
  const card = makeCard({
    rules: [
      percent(5, undefined, { id: 'r', target, cap: 'q', condition: { kind: 'activation' } }),
      percent(1),
    ],
    caps: { q: { on: 'spend', amount: 150_000, per: 'quarter' } },
  })

  it('pay in their quarter only', () => {
    const purchases = [buy('2025-03-31', 100, 'supermarket'), buy('2025-04-01', 100, 'supermarket')]
    expect(run(card, purchases).money[0]).toBe(600) // 5 + 1
  })

  it('can be one month of a quarter, under the same cap', () => {
    const amazon = { merchant: 'amazon' }
    const purchases = [
      buy('2025-05-10', 100, 'online-shopping', amazon),
      buy('2025-06-01', 1000, 'gas'),
      buy('2025-06-10', 1000, 'online-shopping', amazon),
    ]
    // 100 × 1%; gas 1000 × 5%; amazon 500 × 5% + 500 × 1% = 1 + 50 + 25 + 5 = 81.00
    expect(run(card, purchases)).toMatchObject({ byCategory: { gas: 5000, 'online-shopping': 3100 } })
  })

  it('end with the calendar', () => {
    expect(run(card, [buy('2025-07-01', 100, 'gas')]).money[0]).toBe(100)
  })

  it("pay nothing to a person who doesn't activate", () => {
    const conditions = {
      portal: false,
      'mobile-wallet': false,
      'direct-booking': true,
      activation: false,
      'weekend-evening': false,
    }
    expect(run(card, [buy('2025-05-01', 100, 'gas')], { assumptions: { conditions } }).money[0]).toBe(100)
  })

  it('can stack on a permanent rate until their cap is reached', () => {
    const flex = makeCard({
      rules: [
        percent(3, ['dining']),
        percent(4, undefined, {
          id: 'extra',
          target: {
            kind: 'rotating',
            calendar: [
              { from: parseDay('2025-01-01'), to: parseDay('2025-03-31'), where: { leaves: ['dining'] } },
            ],
          },
          stacks: true,
          cap: 'q',
        }),
        percent(1),
      ],
      caps: { q: { on: 'spend', amount: 150_000, per: 'quarter' } },
    })
    // 2000 × 3% + 1500 × 4% = 60 + 60; after the cap, the permanent 3% remains; in April 100 × 3%
    const purchases = [buy('2025-02-01', 2000, 'dining'), buy('2025-04-01', 100, 'dining')]
    expect(run(flex, purchases).money[0]).toBe(12_300)
  })
})

describe('dated rules', () => {
  it('pay from their first day to their last', () => {
    const card = makeCard({
      rules: [
        percent(5, ['rideshare'], { from: parseDay('2025-02-01'), to: parseDay('2025-02-28') }),
        percent(1),
      ],
    })
    const purchases = ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01'].map((day) =>
      buy(day, 100, 'rideshare'),
    )
    expect(run(card, purchases).money[0]).toBe(1200) // 1 + 5 + 5 + 1
  })
})

describe('conditions', () => {
  const purchases = [buy('2025-01-10', 100, 'hotels')]
  const withCondition = (condition: NonNullable<ReturnType<typeof percent>['condition']>) =>
    makeCard({ rules: [percent(10, ['hotels'], { condition }), percent(2)] })

  it.each([
    ['portal', 200],
    ['mobile-wallet', 200],
    ['weekend-evening', 200],
    ['direct-booking', 1000],
    ['activation', 1000],
  ] as const)('holds %s to what is assumed', (kind, cents) => {
    expect(run(withCondition({ kind }), purchases).money[0]).toBe(cents)
  })

  it('depend on the memberships and tiers that the person has', () => {
    const member = withCondition({ kind: 'membership', id: 'prime' })
    const tier = withCondition({ kind: 'tier', id: 'gold' })
    expect(run(member, purchases).money[0]).toBe(200)
    expect(run(member, purchases, { assumptions: { memberships: ['prime'] } }).money[0]).toBe(1000)
    expect(run(tier, purchases, { assumptions: { tiers: ['silver'] } }).money[0]).toBe(200)
    expect(run(tier, purchases, { assumptions: { tiers: ['gold'] } }).money[0]).toBe(1000)
  })

  it('can limit some leaves to domestic purchases', () => {
    const where = {
      leaves: ['supermarket' as const, 'dining' as const],
      homeOnlyLeaves: ['supermarket' as const],
    }
    const card = makeCard({
      rules: [percent(6, undefined, { target: { kind: 'where', where } }), percent(1)],
    })
    const purchases = [
      buy('2025-01-01', 100, 'supermarket'),
      buy('2025-01-02', 100, 'supermarket', { isAbroad: true }),
      buy('2025-01-03', 100, 'dining', { isAbroad: true }),
    ]
    expect(run(card, purchases).money[0]).toBe(1300) // 6 + 1 + 6
  })

  it('check each purchase for whether it was made abroad', () => {
    const card = makeCard({ rules: [percent(3, undefined, { condition: { kind: 'abroad' } }), percent(1)] })
    expect(
      run(card, [buy('2025-01-01', 100), buy('2025-01-02', 100, 'other', { isAbroad: true })]).money[0],
    ).toBe(400)
  })
})

describe('a threshold of yearly spending', () => {
  const card = makeCard({
    rules: [
      percent(5, ['flights'], { aboveYearlySpend: toCents(100_000) }),
      percent(4, ['flights']),
      percent(1),
    ],
  })

  it('raises the rate for spending above it, counting all purchases', () => {
    // 900 elsewhere, then flights: 100 below at 4%, 400 above at 5%: 9 + 4 + 20 = 33.00
    expect(run(card, [buy('2025-01-10', 900), buy('2025-02-10', 500, 'flights')]).money[0]).toBe(3300)
  })

  it('is reversed by refunds', () => {
    // 9 + 4 + 20, then 450 back: 400 × 5% and 50 × 4% → 33 - 22 = 11.00
    const purchases = [
      buy('2025-01-10', 900),
      buy('2025-02-10', 500, 'flights'),
      buy('2025-03-10', -450, 'flights'),
    ]
    expect(run(card, purchases).money[0]).toBe(1100)
  })

  it('counts only the purchases of the category for a category alone', () => {
    const purchases = [buy('2025-01-10', 900), buy('2025-02-10', 500, 'flights')]
    expect(run(card, purchases).alone).toMatchObject({ flights: 2000 })
  })
})

describe('an invalid card', () => {
  it("names a cap that doesn't exist", () => {
    const card = makeCard({ rules: [percent(5, ['gas'], { id: 'gas', cap: 'q' })] })
    expect(() => run(card, [])).toThrow('card: rule gas names the cap q, which is not there')
  })
})
