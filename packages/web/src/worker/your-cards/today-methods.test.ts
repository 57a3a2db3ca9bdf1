import { prepareYourCards, type YourCardsInput } from '@cardsight/answers'
import { gasCard, makeInput, mine, onePercent, paid, twoPercent } from '@cardsight/answers/testing'
import { describe, expect, it } from 'vitest'
import { todayMethods } from './today-methods.ts'

function methodsFor(input: YourCardsInput) {
  const prepared = prepareYourCards(input)
  const current = () => prepared
  return todayMethods({ prepared: current, input: () => input }, current)
}

const cards = [mine(onePercent), mine(gasCard)]
const catalog = [onePercent, gasCard]

describe('what your cards earned', () => {
  it('is of this month, by card, and adds up', () => {
    const purchases = [
      paid('one-percent', '2026-10-20', 999),
      paid('one-percent', '2026-11-02', 100, 'gas'),
      paid('one-percent', '2026-11-03', 40, 'dining'),
      paid('gas-card', '2026-11-04', 60, 'gas'),
    ]
    const earned = methodsFor(makeInput('2026-11-17', catalog, cards, purchases)).earned()
    // 1% of $140, and 5% of $60. The $100 of gas at 5% instead of 1% is $4 more.
    expect(earned).toMatchObject({
      window: { first: '2026-11-01', last: '2026-11-17' },
      earnedCents: 4_40,
      missedCents: 4_00,
      missedPurchases: 1,
      byCard: [
        { yourCardId: 'gas-card', earnedCents: 3_00 },
        { yourCardId: 'one-percent', earnedCents: 1_40 },
      ],
      habit: { category: 'gas', usedId: 'one-percent', betterId: 'gas-card' },
    })
  })

  it('is of last month until the first purchase of this one, and null without any', () => {
    const purchases = [paid('one-percent', '2026-10-20', 100)]
    expect(methodsFor(makeInput('2026-11-02', catalog, cards, purchases)).earned()).toMatchObject({
      window: { first: '2026-10-01', last: '2026-10-31' },
      earnedCents: 1_00,
    })
    expect(methodsFor(makeInput('2026-11-02', catalog, cards, [])).earned()).toBeNull()
  })
})

describe('usual stores', () => {
  const names = (input: YourCardsInput) =>
    methodsFor(input)
      .usual()
      .stores.map(({ name, card, percent }) => [name, card.name, percent])

  it('are those with the most purchases in the last year, each with its best card', () => {
    const visits = (name: string, count: number, leaf: 'gas' | 'dining' | 'supermarket') =>
      Array.from({ length: count }, () => paid('one-percent', '2026-09-05', 10, leaf, { name }))
    const purchases = [
      ...visits('CHIPOTLE 1221', 2, 'dining'),
      ...visits('SHELL OIL 5512', 3, 'gas'),
      ...visits('SAFEWAY #1234', 1, 'supermarket'),
      paid('one-percent', '2025-10-01', 10, 'dining', { name: 'TACO BELL' }),
    ]
    const input = makeInput('2026-11-17', [...catalog, twoPercent], [...cards, mine(twoPercent)], purchases)
    expect(names(input)).toEqual([
      ['Shell', 'Gas Card', 5],
      ['Chipotle', 'Two Percent', 2],
      ['Safeway', 'Two Percent', 2],
    ])
  })

  it('are common ones without enough purchases', () => {
    const { stores, areYours, month } = methodsFor(makeInput('2026-11-17', catalog, cards, [])).usual()
    expect(stores.map(({ name }) => name)).toEqual([
      'Groceries',
      'Restaurants',
      'Gas',
      'Costco',
      'Amazon',
      'Travel',
    ])
    expect([areYours, month]).toEqual([false, null])
  })
})

it('compares the month so far with the whole months before it', () => {
  const purchases = [
    // August may lack days, so it doesn't count.
    paid('one-percent', '2026-08-20', 900),
    paid('one-percent', '2026-09-05', 100),
    paid('one-percent', '2026-10-05', 300),
    paid('one-percent', '2026-10-06', -50),
    paid('one-percent', '2026-11-05', 75),
  ]
  expect(methodsFor(makeInput('2026-11-17', catalog, cards, purchases)).usual().month).toEqual({
    cents: 75_00,
    averageCents: 200_00,
  })
})
