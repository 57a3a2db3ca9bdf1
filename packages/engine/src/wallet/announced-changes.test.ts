/** Wallets follow announced changes: which card is best can change within a year and between years. */
import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import type { Card } from '../card/card.ts'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions } from '../testing/make.ts'
import { findBestWallet, valueWallet } from './advice/find-best-wallet.ts'
import { questionAt } from './sensitivity/scenario.ts'
import type { WalletQuestion } from './wallet.ts'

const today = parseDay('2026-11-16')
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
/** $500 of dining on the 20th of each month, from November 2025 to October 2026. */
const dinners = Array.from({ length: 12 }, (_, index) => {
  const month = String(((index + 10) % 12) + 1).padStart(2, '0')
  return buy(`${index < 2 ? 2025 : 2026}-${month}-20`, 500, 'dining')
})

function ask(cards: readonly Card[], more: Partial<WalletQuestion> = {}): WalletQuestion {
  return {
    spend: spendFrom(dinners, window),
    compiled: compileCatalog(cards, { ...testAssumptions, today }),
    owned: [],
    size: 2,
    years: 3,
    isIntro: true,
    obstacles: [],
    ...more,
  }
}

const dining = makeCard({
  id: 'dining',
  rules: [
    percent(3, ['dining'], { id: 'old', to: parseDay('2026-12-31') }),
    percent(2, ['dining'], { id: 'new', from: parseDay('2027-01-01') }),
  ],
})
const flat = makeCard({ id: 'flat', rules: [percent(2.5)] })

describe('a card whose rate falls in January', () => {
  const wallet = valueWallet(ask([dining, flat], { owned: ['dining'] }), ['dining', 'flat'])

  it('is used until then, and the other card afterward', () => {
    // Year 1: $1,000 × 3 % + $5,000 × 2.5 %. Years 2 and 3: $6,000 × 2.5 % each
    expect(wallet.total).toBe(15_500 + 2 * 15_000)
    expect(wallet.yearGroups).toEqual([
      { year: 1, count: 1 },
      { year: 2, count: 2 },
    ])
    const monthsOf = (cardId: string, year: number) =>
      wallet.assignments
        .filter((each) => each.cardId === cardId && each.year === year)
        .map(({ month }) => (month % 12) + 1)
    expect(monthsOf('dining', 1)).toEqual([11, 12])
    expect(monthsOf('flat', 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(monthsOf('dining', 2)).toEqual([])
    expect(monthsOf('flat', 2)).toHaveLength(12)
  })

  it('has its spending listed by year', () => {
    expect(wallet.cards.map(({ cardId, spentByYear }) => [cardId, spentByYear])).toEqual([
      ['dining', [100_000, 0, 0]],
      ['flat', [500_000, 600_000, 600_000]],
    ])
  })
})

describe('a card that pays more in year 3', () => {
  it('has a year of its own in the answer', () => {
    const late = makeCard({
      id: 'late',
      rules: [percent(4, undefined, { from: parseDay('2028-11-01') }), percent(1, undefined, { id: 'base' })],
    })
    const answer = findBestWallet(ask([flat, late]))
    // Years 1 and 2 with the flat card, year 3 with the other: 150 + 150 + 240
    expect(answer?.best.total).toBe(54_000)
    expect(answer?.best.yearGroups.map(({ year, count }) => `${year} × ${count}`)).toEqual([
      '1 × 1',
      '2 × 1',
      '3 × 1',
    ])
    expect(answer?.gap).toBe(0)
  })
})

describe('a card you have', () => {
  const fee = {
    firstYear: toCents(0),
    later: toCents(9500),
    changes: [{ from: parseDay('2027-06-01'), yearly: toCents(15_000) }],
  }
  const card = makeCard({
    id: 'card',
    rules: [percent(5, ['dining'], { firstYearOnly: true }), percent(2, undefined, { id: 'base' })],
    fee,
  })

  it('pays the announced fee, without the waived first year, and has no introductory rate', () => {
    // 3 × $6,000 × 2 % - 95 - 150 - 150
    const question = ask([card], { owned: ['card'] })
    expect(valueWallet(question, ['card'])).toMatchObject({ fee: 39_500, total: 36_000 - 39_500 })
    // As a new card: $6,000 × 5 % + 2 × $6,000 × 2 % - 0 - 150 - 150
    expect(valueWallet(ask([card]), ['card'])).toMatchObject({ fee: 30_000, total: 54_000 - 30_000 })
  })

  it('moves its announced fee with its fee of today', () => {
    const question = ask([card], { owned: ['card'] })
    const parameter = { kind: 'fee', cardId: 'card' } as const
    expect(questionAt(question, parameter, 9500)).toBe(question)
    // $10 more each year
    const dearer = questionAt(question, parameter, 10_500)
    expect(valueWallet(dearer, ['card']).fee).toBe(39_500 + 3000)
  })
})

describe('a welcome offer that has ended', () => {
  it('isn’t claimed', () => {
    const tier = { points: 20_000, spend: toCents(50_000), days: 90 }
    const total = (until: string) =>
      valueWallet(ask([makeCard({ bonus: [{ ...tier, until: parseDay(until) }] })], { years: 1 }), ['card'])
        .total
    expect(total('2026-11-16')).toBe(6000 + 20_000)
    expect(total('2026-11-15')).toBe(6000)
  })
})
