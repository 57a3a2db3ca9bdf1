import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../testing/tiny-catalog.ts'
import { earn, makeInput, mine, onePercent, paid, twoPercent } from '../testing/your-cards-case.ts'
import { findBetterWallet, findCardsToAdd } from './better-wallet.ts'
import { spendOfLastYear } from './last-year.ts'

/** 3%, but $40 a year after a free first year: $1,200 on $40,000, less $40 is $1,160. */
const threePercent = makeCard('three-percent', 'Three Percent', {
  engine: { rules: [earn(3)], fee: { firstYear: toCents(0), later: toCents(4000) } },
})
const TODAY = '2026-11-10'
const LIMITS = { mostCards: 4, leastCents: 5001 }
/** A purchase a year and a day ago, so that the year is a whole one. */
const year = (dollars: number) => [paid('one-percent', '2025-11-11', dollars)]

function ask(yearly: number, cards: Parameters<typeof makeInput>[2]) {
  const input = makeInput(TODAY, [onePercent, twoPercent, threePercent], cards, year(yearly))
  const spend = spendOfLastYear(input.purchases, parseDay(TODAY))
  return { input, spend }
}
const find = (yearly: number, cards: Parameters<typeof makeInput>[2]) => {
  const { input, spend } = ask(yearly, cards)
  return spend && findBetterWallet(input, spend, LIMITS)
}

describe('a better wallet', () => {
  it('is one that earns more, after the fees of later years', () => {
    // 2% of $10,000 is $200; 3% is $300 less $40, so $260. One percent earns $100.
    expect(find(10_000, [mine(onePercent)])).toEqual({ cardIds: ['three-percent'], addsCents: 160_00 })
  })

  it('is none unless it earns so much more', () => {
    // 2% of $5,000 is $100, 3% less $40 is $110, and 1% is $50: $60 more.
    expect(find(5000, [mine(onePercent)])).toEqual({ cardIds: ['three-percent'], addsCents: 60_00 })
    // Of $4,500: 3% less $40 is $95, 2% is $90, and 1% is $45: exactly $50 more.
    expect(find(4500, [mine(onePercent)])).toBeNull()
  })

  it('is not your own wallet in its free first year', () => {
    // As a new card it would save the fee of $40 and more.
    expect(find(20_000, [mine(threePercent)])).toBeNull()
  })

  it('is none without open cards, or with less than 28 days of purchases', () => {
    expect(find(10_000, [])).toBeNull()
    expect(find(10_000, [mine(onePercent, { closed: parseDay('2026-01-01') })])).toBeNull()
    expect(spendOfLastYear([paid('a', '2026-10-15', 10)], parseDay(TODAY))).toBeNull()
    expect(spendOfLastYear([paid('a', '2026-10-14', 10)], parseDay(TODAY))).not.toBeNull()
  })
})

describe('cards to add', () => {
  it('are ordered by what they add to yours in the first year', () => {
    const { input, spend } = ask(10_000, [mine(onePercent)])
    const found = (spend && findCardsToAdd(input, spend)) ?? []
    // 3% instead of 1% of $10,000 without a fee, and 2% instead of 1%.
    expect(found.map(({ cardId, added }) => [cardId, added])).toEqual([
      ['three-percent', 200_00],
      ['two-percent', 100_00],
    ])
  })
  it('are null if the search is stopped', () => {
    const { input, spend } = ask(10_000, [mine(onePercent)])
    expect(spend && findCardsToAdd(input, spend, { shouldStop: () => true })).toBeNull()
  })
})
