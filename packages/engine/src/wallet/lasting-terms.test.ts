import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import type { Card } from '../card/card.ts'
import { toCents } from '../money.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent, run, testAssumptions } from '../testing/make.ts'
import { findNextCards } from './advice/advise.ts'
import { findBestWallet, valueWallet } from './advice/find-best-wallet.ts'

const purchases = [buy('2025-02-03', 4000, 'dining'), buy('2025-05-05', 6000, 'other')]

const matched = makeCard({
  id: 'matched',
  rules: [percent(1)],
  isFirstYearMatched: true,
  bonus: [{ points: 5000, spend: toCents(100_000), days: 365 }],
})
const fresh = makeCard({
  id: 'fresh',
  rules: [percent(5, ['dining'], { firstYearOnly: true }), percent(1.5)],
})
const steady = makeCard({ id: 'steady', rules: [percent(1.8)] })

describe('what a wallet earns only once', () => {
  it('is bonus, as in a run: a match and first-year rates too', () => {
    // matched: 100 of lasting reward, the same again as a match, and 50; fresh: 150, and 140 more in the first year.
    const wallet = (cardId: string) => valueWallet(askWallet([matched, fresh], purchases), [cardId])
    expect(wallet('matched')).toMatchObject({ total: 25_000, reward: 10_000, bonus: 15_000 })
    expect(wallet('matched').cards[0]).toMatchObject({ reward: 10_000, bonus: 15_000, firstYear: 10_000 })
    expect(wallet('fresh')).toMatchObject({ total: 29_000, reward: 15_000, bonus: 14_000 })
    for (const card of [matched, fresh]) {
      const { money, introMoney } = run(card, purchases)
      expect([wallet(card.id).reward, wallet(card.id).bonus]).toEqual([money[0], introMoney])
    }
  })
})

describe('a wallet without what is earned only once', () => {
  it('counts no welcome bonus and no first-year match', () => {
    // With them: 10,000 × 1% × 2 + 50.00. Without: 10,000 × 1%.
    const question = askWallet([matched], purchases, { size: 1 })
    expect(findBestWallet(question)?.best.total).toBe(25_000)
    expect(findBestWallet({ ...question, isIntro: false })?.best.total).toBe(10_000)
  })

  it('counts no rate that ends with the first year', () => {
    // With it: 4,000 × 5% + 6,000 × 1.5% = 290.00. Without: 10,000 × 1.5%.
    const question = askWallet([fresh], purchases, { size: 1 })
    expect(findBestWallet(question)?.best.total).toBe(29_000)
    expect(findBestWallet({ ...question, isIntro: false })?.best.total).toBe(15_000)
  })

  it('finds other cards, of which some together', () => {
    const question = askWallet([matched, fresh, steady], purchases)
    const idsOf = (isIntro: boolean) =>
      findBestWallet({ ...question, isIntro })?.best.cards.map(({ cardId }) => cardId)
    // 4,000 × 5% + 6,000 × 2% + 50.00 = 370.00, against 4,000 × 5% + 6,000 × 1.8% = 308.00 and 10,000 × 2% + 50.00 = 250.00.
    expect(idsOf(true)?.sort()).toEqual(['fresh', 'matched'])
    // 10,000 × 1.8% = 180.00 is more than any other card pays for anything.
    expect(idsOf(false)).toEqual(['steady'])
    expect(findNextCards({ ...question, isIntro: false })?.map(({ added }) => added)).toEqual([
      18_000, 15_000, 10_000,
    ])
  })

  it('is worth the same in every year', () => {
    const question = askWallet([matched, fresh], purchases, { isIntro: false })
    const totals = ([1, 2, 3] as const).map((years) => findBestWallet({ ...question, years })?.best.total)
    expect(totals).toEqual([15_000, 30_000, 45_000])
  })
})

describe('a tier of a welcome bonus', () => {
  const spend = toCents(100_000)
  const totalOf = (card: Card, changes: Partial<typeof testAssumptions> = {}) =>
    valueWallet(
      askWallet([card], purchases, { compiled: compileCatalog([card], { ...testAssumptions, ...changes }) }),
      ['portal'],
    ).total

  it('that needs a portal counts only for people who book there', () => {
    const card = makeCard({
      id: 'portal',
      bonus: [
        { points: 2000, spend, days: 365 },
        { points: 7000, spend, days: 365, needsPortal: true },
      ],
    })
    // 10,000 × 1% + 20.00, and 70.00 in a portal.
    expect(totalOf(card)).toBe(12_000)
    const conditions = { ...testAssumptions.conditions, portal: true }
    expect(totalOf(card, { conditions })).toBe(19_000)
  })

  it('that pays nights is worth as much as points of the program are to the person', () => {
    const card = makeCard({
      id: 'portal',
      program: 'nights',
      rules: [percent(0)],
      bonus: [{ points: 0, valueCents: toCents(30_000), valueAt: 80, spend, days: 365 }],
    })
    // 300.00 at 0.80 cents per point; 150.00 at 0.40, and nothing at 0.
    expect([80, 40, 0].map((value) => totalOf(card, { pointValues: { nights: value } }))).toEqual([
      30_000, 15_000, 0,
    ])
  })
})

describe('the cards that a wallet may add', () => {
  const candidates = new Set(['fresh'])

  it('are those that the question names', () => {
    const question = askWallet([matched, fresh, steady], purchases, { candidates, isIntro: false })
    expect(findBestWallet(question)?.best.cards.map(({ cardId }) => cardId)).toEqual(['fresh'])
    expect(findNextCards(question)?.map(({ cardId }) => cardId)).toEqual(['fresh'])
  })

  it('are never closed ones', () => {
    const closed = { ...steady, id: 'closed', isOpen: false }
    const question = askWallet([fresh, closed], purchases, { candidates: new Set(['fresh', 'closed']) })
    expect(findNextCards(question)?.map(({ cardId }) => cardId)).toEqual(['fresh'])
  })

  it("don't matter for cards that the person has", () => {
    const question = askWallet([matched, fresh, steady], purchases, { candidates, owned: ['steady'] })
    const ids = findBestWallet({ ...question, isIntro: false })?.best.cards.map(({ cardId }) => cardId)
    expect(ids).toEqual(['steady'])
  })
})
