/** Spending for which the obvious way to fill caps or choose cards is wrong. */
import { describe, expect, it } from 'vitest'
import type { EarnRule } from '../card/card.ts'
import { toCents } from '../money.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent } from '../testing/make.ts'
import { findBestWallet, valueWallet } from './advice/find-best-wallet.ts'

const monthly = (dollars: number) => ({ on: 'spend' as const, amount: dollars * 100, per: 'month' as const })
const nothing = { isEverything: true as const }
const offer = (dollars: number, spend: number, days = 90) => ({
  points: dollars * 100,
  spend: toCents(spend * 100),
  days,
})

describe('the best allocation', () => {
  const a = makeCard({
    id: 'a',
    rules: [percent(5, ['supermarket', 'dining'], { cap: 'shared' }), percent(1)],
    caps: { shared: monthly(500) },
  })
  const b = makeCard({
    id: 'b',
    rules: [percent(4, ['supermarket'], { cap: 'food' }), percent(1)],
    caps: { food: monthly(500) },
  })
  const groceriesAndDining = [buy('2025-03-01', 500, 'supermarket'), buy('2025-03-20', 500, 'dining')]

  it('leaves groceries to the card that pays less for them, to save the other card’s cap for dining', () => {
    // greedy: groceries 500 × 5 % with a, then dining 500 × 1 % = 30.00; best: dining 500 × 5 % + groceries 500 × 4 %
    const wallet = valueWallet(askWallet([a, b], groceriesAndDining), ['a', 'b'])
    expect(wallet.total).toBe(4500)
    expect(wallet.assignments.map(({ leaf, cardId, cents }) => [leaf, cardId, cents])).toEqual([
      ['supermarket', 'b', 50_000],
      ['dining', 'a', 50_000],
    ])
  })

  it('moves purchases under caps along a chain of three cards', () => {
    const c = makeCard({
      id: 'c',
      rules: [percent(3, ['supermarket', 'gas'], { cap: 'x' }), percent(1)],
      caps: { x: monthly(500) },
    })
    const purchases = [...groceriesAndDining, buy('2025-03-21', 500, 'gas')]
    // gas 500 × 3 % with c, groceries 500 × 4 % with b, dining 500 × 5 % with a: 15 + 20 + 25
    expect(valueWallet(askWallet([a, b, c], purchases), ['a', 'b', 'c']).total).toBe(6000)
  })

  it('saves a yearly cap for the months in which nothing else pays', () => {
    const yearly = makeCard({
      id: 'yearly',
      rules: [percent(6, ['supermarket'], { cap: 'year' }), percent(1)],
      caps: { year: { on: 'spend', amount: 100_000, per: 'year' } },
    })
    const rotating = makeCard({
      id: 'rotating',
      rules: [
        {
          id: '5',
          rate: 5000,
          cap: 'quarter',
          target: {
            kind: 'rotating',
            calendar: [
              {
                from: buy('2025-01-01', 1).day,
                to: buy('2025-03-31', 1).day,
                where: { leaves: ['supermarket'] },
              },
            ],
          },
        },
        percent(1),
      ],
      caps: { quarter: { on: 'spend', amount: 150_000, per: 'quarter' } },
    })
    const purchases = [buy('2025-02-01', 1000, 'supermarket'), buy('2025-08-01', 1000, 'supermarket')]
    const wallet = valueWallet(askWallet([yearly, rotating], purchases), ['yearly', 'rotating'])
    // February 1000 × 5 % by the calendar, August 1000 × 6 %: 50 + 60, and not 60 + 10
    expect(wallet.total).toBe(11_000)
    expect(wallet.filledCaps).toMatchObject([{ cardId: 'yearly', capId: 'year', reachedOn: '2025-08-01' }])
  })

  it('never pays two purchases the capped rate if only one fits', () => {
    const wallet = valueWallet(askWallet([a], groceriesAndDining), ['a'])
    expect(wallet.total).toBe(3000) // 500 × 5 %, and 500 × 1 %
  })

  it('uses a cap in the order of days: no purchase goes beyond it while a later one goes under it', () => {
    const mixed = makeCard({
      id: 'mixed',
      rules: [
        percent(4, ['gas'], { cap: 'year' }),
        percent(2, ['dining'], { cap: 'year' }),
        percent(1, nothing, { id: 'base' }),
      ],
      caps: { year: { on: 'spend', amount: 100_000, per: 'year' } },
    })
    const poor = makeCard({ id: 'poor', rules: [percent(0.5)] })
    const purchases = [buy('2025-02-01', 1000, 'dining'), buy('2025-08-01', 1000, 'gas')]
    // Everything on it: dining 20, gas beyond the cap 10. Saved for gas: 40, and dining 5 on the other card.
    expect(valueWallet(askWallet([mixed], purchases), ['mixed']).total).toBe(3000)
    expect(valueWallet(askWallet([mixed, poor], purchases), ['mixed', 'poor']).total).toBe(4500)
  })
})

describe('an option or an ordered cap', () => {
  const options = [
    { key: 'dining', where: { leaves: ['dining'] as const } },
    { key: 'gas', where: { leaves: ['gas'] as const } },
    { key: 'groceries', where: { leaves: ['supermarket'] as const } },
  ]
  const flat = makeCard({ id: 'flat', rules: [percent(1)] })
  const chosen = (per: 'month' | 'quarter', more: Partial<EarnRule> = {}): EarnRule => ({
    id: 'chosen',
    rate: 5000,
    target: { kind: 'chosen', count: 1, per, options },
    ...more,
  })
  const top: EarnRule = {
    id: 'top',
    rate: 5000,
    target: { kind: 'top', rank: 1, per: 'month', options },
  }

  it('is picked again each quarter, for what the other card doesn’t pay', () => {
    const choosing = makeCard({ id: 'choosing', rules: [chosen('quarter'), percent(1)] })
    const diner = makeCard({ id: 'diner', rules: [percent(4, ['dining']), percent(1)] })
    const purchases = [
      buy('2025-02-01', 1000, 'dining'),
      buy('2025-02-02', 600, 'gas'),
      buy('2025-05-01', 300, 'gas'),
      buy('2025-05-02', 500, 'supermarket'),
    ]
    // Alone the engine takes dining first. Beside the other: gas 600 × 5 % + dining 1000 × 4 % = 70, then groceries
    // 500 × 5 % + gas 300 × 1 % = 28
    expect(valueWallet(askWallet([choosing, diner], purchases), ['choosing', 'diner']).total).toBe(9800)
  })

  it('is picked in one month with the next month’s need for the cap in mind', () => {
    const choosing = makeCard({
      id: 'choosing',
      rules: [
        chosen('month', { cap: 'quarter' }),
        percent(1, ['supermarket', 'dining']),
        percent(0, nothing, { id: 'rest' }),
      ],
      caps: { quarter: { on: 'spend', amount: 100_000, per: 'quarter' } },
    })
    const none = makeCard({ id: 'none', rules: [percent(0)] })
    const purchases = [buy('2025-01-05', 1000, 'dining'), buy('2025-02-05', 1000, 'gas')]
    // The whole cap for dining in January: 50, and gas nothing. Saved for gas: 50, and dining 1000 × 1 %
    expect(valueWallet(askWallet([choosing, none], purchases), ['choosing', 'none']).total).toBe(6000)
    expect(valueWallet(askWallet([choosing, none], purchases), ['choosing']).total).toBe(5000)
  })

  it('is the top category because the other card takes the larger one', () => {
    const topping = makeCard({ id: 'topping', rules: [top, percent(1)] })
    const diner = makeCard({ id: 'diner', rules: [percent(3, ['dining'])] })
    const purchases = [buy('2025-03-05', 800, 'dining'), buy('2025-03-06', 500, 'supermarket')]
    // groceries 500 × 5 % + dining 800 × 3 % = 49; all with one card: dining 800 × 5 % + groceries 500 × 1 % = 45
    expect(valueWallet(askWallet([topping, diner], purchases), ['topping', 'diner']).total).toBe(4900)
  })

  it('stays the top category by leaving a cent of the other to another card', () => {
    const topping = makeCard({
      id: 'topping',
      rules: [top, percent(2, ['dining']), percent(0, nothing, { id: 'rest' })],
    })
    const none = makeCard({ id: 'none', rules: [percent(0)] })
    const purchases = [buy('2025-03-05', 600, 'dining'), buy('2025-03-06', 500, 'supermarket')]
    const wallet = valueWallet(askWallet([topping, none], purchases), ['topping', 'none'])
    // Dining on top: 600 × 5 % = 30. Groceries: 500 × 5 % + 499.99 × 2 %, since of equals the earlier key is on top
    expect(wallet.total).toBe(3500)
    expect(wallet.assignments.map(({ leaf, cardId, cents }) => [leaf, cardId, cents])).toEqual([
      ['supermarket', 'topping', 50_000],
      ['dining', 'topping', 49_999],
      ['dining', 'none', 10_001],
    ])
  })

  it('is filled month by month as is best if a cap has several rates', () => {
    const mixed = makeCard({
      id: 'mixed',
      rules: [percent(4, ['gas'], { cap: 'm' }), percent(2, ['dining'], { cap: 'm' }), percent(1)],
      caps: { m: monthly(1000) },
    })
    const poor = makeCard({ id: 'poor', rules: [percent(0.5)] })
    const purchases = [
      buy('2025-02-01', 1000, 'dining'),
      buy('2025-02-20', 1000, 'gas'),
      buy('2025-03-01', 1000, 'dining'),
      buy('2025-03-20', 100, 'gas'),
    ]
    // February: gas under it 40, dining elsewhere 5. March: dining 900 × 2 %, 100 elsewhere 0.50, gas 100 × 4 % = 22.50
    expect(valueWallet(askWallet([mixed, poor], purchases), ['mixed', 'poor']).total).toBe(6750)
    expect(valueWallet(askWallet([mixed, flat], purchases), ['mixed', 'flat']).total).toBe(7300) // 40 + 10, 18 + 1 + 4
  })

  it('can be a rule with a yearly threshold, counted as far as the card pays it', () => {
    const above = makeCard({
      id: 'above',
      rules: [percent(3, nothing, { id: 'above', aboveYearlySpend: toCents(100_000) }), percent(2)],
    })
    const wallet = (amount: number) =>
      valueWallet(askWallet([above, flat], [buy('2025-01-05', amount, 'dining')]), ['above', 'flat']).total
    expect(wallet(1000)).toBe(2000)
    expect(wallet(1200)).toBe(2600) // 1000 × 2 % + 200 × 3 %
  })
})

describe('welcome bonuses', () => {
  const flat = makeCard({ id: 'flat', rules: [percent(2)] })
  const one = makeCard({ id: 'one', bonus: [offer(200, 1000)] })
  const other = makeCard({ id: 'other', bonus: [offer(150, 1000)] })
  const everyMonth = (dollars: number) =>
    Array.from({ length: 12 }, (_, month) => buy(`2025-${String(month + 1).padStart(2, '0')}-10`, dollars))

  it('are earned by putting their minimum spending on their card', () => {
    // 4800 a year, 1183 in 90 days: 1000 × 1 % + 200, and 3800 × 2 % = 286.00
    const wallet = valueWallet(askWallet([flat, one], everyMonth(400)), ['flat', 'one'])
    expect(wallet.total).toBe(28_600)
    expect(wallet.cards.map(({ spentByYear }) => spentByYear[0])).toEqual([380_000, 100_000])
  })

  it('can’t both be earned with the same dollars', () => {
    const [dear, cheap] = [
      makeCard({ id: 'dear', bonus: [offer(200, 3000, 365)] }),
      makeCard({ id: 'cheap', bonus: [offer(150, 3000, 365)] }),
    ]
    // 4800 a year: either asks 3000, both 6000. One of them: 200 + 4800 × 1 %
    const wallet = valueWallet(askWallet([dear, cheap], everyMonth(400)), ['dear', 'cheap'])
    expect(wallet.total).toBe(24_800)
    expect(wallet.cards.map(({ bonus }) => bonus)).toEqual([20_000, 0])
  })

  it('are skipped if their minimum spending costs more than they pay', () => {
    const rich = makeCard({ id: 'rich', rules: [percent(10)] })
    const small = makeCard({ id: 'small', rules: [percent(0)], bonus: [offer(50, 1000)] })
    // 1000 moved from 10 % lose 100 and bring 50
    expect(valueWallet(askWallet([rich, small], everyMonth(400)), ['rich', 'small']).total).toBe(48_000)
  })

  it('are claimed together if there is enough spending for both', () => {
    // 2000 × 1 % + 2800 × 2 % + 200 + 150 = 426.00
    const question = askWallet([flat, one, other], everyMonth(400), { size: 3 })
    expect(findBestWallet(question)?.best.total).toBe(42_600)
    expect(findBestWallet({ ...question, isIntro: false })?.best.total).toBe(9600) // 4800 × 2 %
  })
})

describe('the choice of cards', () => {
  it('prefers two cards that are poor alone to two that are good alone', () => {
    const good = makeCard({ id: 'good', rules: [percent(2)] })
    const alsoGood = makeCard({ id: 'also-good', rules: [percent(1.9)] })
    const food = makeCard({ id: 'food', rules: [percent(4, ['dining'])] })
    const cars = makeCard({ id: 'cars', rules: [percent(4, ['gas'])] })
    const purchases = [buy('2025-03-01', 1000, 'dining'), buy('2025-04-01', 1000, 'gas')]
    const answer = findBestWallet(askWallet([good, alsoGood, food, cars], purchases))
    expect(answer?.best.cards.map(({ cardId }) => cardId).sort()).toEqual(['cars', 'food'])
    expect(answer?.best.total).toBe(8000)
  })

  it('adds no card whose fee outweighs what it adds', () => {
    const good = makeCard({ id: 'good', rules: [percent(2)] })
    const dear = makeCard({
      id: 'dear',
      rules: [percent(3)],
      fee: { firstYear: toCents(9500), later: toCents(9500) },
    })
    const purchases = [buy('2025-03-01', 5000)]
    expect(
      findBestWallet(askWallet([good, dear], purchases))?.best.cards.map(({ cardId }) => cardId),
    ).toEqual(['good'])
  })
})

describe('a purchase that is refunded later', () => {
  it('uses up the cap of a card you have until then, as on a new card', () => {
    const limited = makeCard({
      id: 'limited',
      rules: [
        percent(6, ['supermarket', 'dining'], { cap: 'quarter' }),
        percent(4, ['gas'], { id: 'gas', cap: 'quarter' }),
        percent(1),
      ],
      caps: { quarter: { on: 'spend', amount: 20_000, per: 'quarter' } },
    })
    const purchases = [
      buy('2025-01-01', 100, 'gas'),
      buy('2025-01-02', 200, 'supermarket'),
      buy('2025-01-28', -100, 'gas'),
      buy('2025-02-05', 100, 'dining'),
    ]
    // gas 100 × 4 %, groceries 100 × 6 % and 100 × 1 %; the refund takes back 1 %, because the cap is full; dining 1 %.
    // Without gas it would be 200 × 6 % and 100 × 1 %.
    for (const owned of [[], ['limited']]) {
      expect(valueWallet(askWallet([limited], purchases, { owned }), ['limited']).total).toBe(1100)
    }
  })
})
