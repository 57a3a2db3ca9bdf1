import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import { toCents } from '../../money.ts'
import { spendFrom } from '../../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../../testing/make.ts'
import type { WalletQuestion } from '../wallet.ts'
import { findNextCards, reviewOwnedCards, whyNot } from './advise.ts'
import { findBestWallet, valueWallet } from './find-best-wallet.ts'

const yearly = (dollars: number) => ({ firstYear: toCents(0), later: toCents(dollars * 100) })
const cards = [
  makeCard({ id: 'flat', rules: [percent(2)] }),
  makeCard({ id: 'food', rules: [percent(4, ['dining']), percent(1)], fee: yearly(95) }),
  makeCard({ id: 'food-light', rules: [percent(3, ['dining']), percent(1)] }),
  makeCard({
    id: 'welcome',
    rules: [percent(1)],
    bonus: [{ points: 20_000, spend: toCents(100_000), days: 90 }],
  }),
  makeCard({ id: 'closed', rules: [percent(9)], isOpen: false }),
]

/** $6,000 of dining and $6,000 of other things a year. */
const question: WalletQuestion = {
  spend: spendFrom(
    Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-05`).flatMap(
      (day) => [buy(day, 500, 'dining'), buy(day, 500, 'other')],
    ),
    year2025,
  ),
  compiled: compileCatalog(cards, testAssumptions),
  owned: ['flat'],
  size: 2,
  years: 1,
  isIntro: true,
  obstacles: [],
}

describe('findNextCards', () => {
  it('lists what each card adds to those you have, most first', () => {
    // welcome: 200 − 1000 × 1 % lost; food: 6000 × 2 % more, no fee in the first year; food-light: 6000 × 1 %
    expect(findNextCards(question)?.map(({ cardId, added }) => [cardId, added])).toEqual([
      ['welcome', 19_000],
      ['food', 12_000],
      ['food-light', 6000],
    ])
  })

  it('counts exactly what the card adds', () => {
    const now = valueWallet(question, ['flat']).total
    for (const { cardId, added } of findNextCards(question) ?? []) {
      expect(valueWallet(question, ['flat', cardId]).total - now).toBe(added)
    }
  })

  it('leaves out excluded cards, and only the bonus if only that is excluded', () => {
    const rule = 'once per lifetime'
    const ruled = { ...question, obstacles: [{ cardId: 'welcome', rule, isBonusOnly: true }] }
    expect(findNextCards(ruled)?.at(-1)).toMatchObject({ cardId: 'welcome', added: 0 })
    const out = { ...question, obstacles: [{ cardId: 'welcome', rule, isBonusOnly: false }] }
    expect(findNextCards(out)?.some(({ cardId }) => cardId === 'welcome')).toBe(false)
  })
})

describe('reviewOwnedCards', () => {
  it('keeps cards that add, cancels cards that cost, and changes to a better one', () => {
    const years = 3 as const
    const asked = { ...question, owned: ['flat', 'food'], years }
    // food adds 6000 × 2 % = 120 a year for a fee of 95: 75 in three years; food-light 6000 × 1 % × 3 = 180
    expect(reviewOwnedCards(asked, {})).toMatchObject([
      { cardId: 'flat', verdict: 'keep' },
      { cardId: 'food', verdict: 'keep', adds: 7500, fee: 28_500 },
    ])
    expect(reviewOwnedCards(asked, { food: ['food-light'] })[1]).toMatchObject({
      verdict: 'downgrade',
      downgrade: { cardId: 'food-light', adds: 18_000 },
    })
    const little = { ...asked, spend: spendFrom([buy('2025-02-01', 1000, 'dining')], year2025) }
    // 3 × (1000 × 2 % − 95)
    expect(reviewOwnedCards(little, {})[1]).toMatchObject({
      cardId: 'food',
      verdict: 'cancel',
      adds: -22_500,
    })
  })
})

it('has nothing to review without cards', () => {
  expect(reviewOwnedCards({ ...question, owned: [] }, {})).toEqual([])
})

describe('whyNot', () => {
  const answer = findBestWallet(question)
  if (answer === null) {
    throw new Error('the search was not stopped')
  }

  it('shows the best wallet with the card, and what it adds to the best one as one more card', () => {
    // best: flat + welcome = 240 + 190 = 430. With food: 240 + 120 = 360, 70 short.
    expect(answer.best.total).toBe(43_000)
    // As one more: the 1000 that welcome requires are other purchases; dining with food adds 120.
    expect(whyNot(question, answer, 'food')).toMatchObject({
      verdict: 'outdone',
      short: 7000,
      addsAsOneMore: 12_000,
    })
  })

  it('names the rule that excludes a card, and recognizes a chosen card', () => {
    const rule = '5/24'
    const ruled = { ...question, obstacles: [{ cardId: 'food', rule, isBonusOnly: false }] }
    expect(whyNot(ruled, answer, 'food')).toMatchObject({ verdict: 'excluded', obstacle: { rule } })
    expect(whyNot(question, answer, 'welcome')).toMatchObject({ verdict: 'chosen', short: 0 })
  })
})

describe('a card you have that costs more than it earns', () => {
  // $1,000 of dining: flat earns 20, food 40 for a fee of 95.
  const spend = spendFrom([buy('2025-02-01', 1000, 'dining')], year2025)
  const asked = { ...question, spend, owned: ['flat', 'food'], size: 2, isIntro: false }

  it('is not part of the wallet, and the review says the same', () => {
    const answer = findBestWallet(asked)
    const wallet = answer?.best.cards.map(({ cardId }) => cardId) ?? []
    // Without food there is room for food-light: 30.
    expect([wallet.toSorted(), answer?.best.total]).toEqual([['flat', 'food-light'], 3000])
    expect(answer?.owned?.total).toBe(4000 - 9500)
    expect(reviewOwnedCards(asked, {}, { wallet })).toMatchObject([
      { cardId: 'flat', verdict: 'keep', adds: 0 },
      { cardId: 'food', verdict: 'cancel', adds: 1000 - 9500 },
    ])
  })

  it('is left out also if it is one of more cards than asked for, and if it is the only one', () => {
    const cardsOf = (more: Partial<WalletQuestion>) =>
      findBestWallet({ ...asked, ...more })?.best.cards.map(({ cardId }) => cardId)
    expect(cardsOf({ size: 1 })).toEqual(['flat'])
    expect(cardsOf({ owned: ['food'], size: 1 })).toEqual(['food-light'])
  })

  it('leaves no card at all if no other earns anything', () => {
    const dear = { ...asked, owned: ['food'], size: 2, candidates: new Set<string>() }
    const answer = findBestWallet(dear)
    expect([answer?.best.cards, answer?.best.total, answer?.best.fee]).toEqual([[], 0, 0])
    // 1,000 × 4 % − 95
    expect([answer?.owned?.total, answer?.runnerUp]).toEqual([-5500, null])
    expect(reviewOwnedCards(dear, {}, { wallet: [] })).toMatchObject([{ verdict: 'cancel', adds: -5500 }])
  })

  it('can be asked about like any other card', () => {
    const answer = findBestWallet(asked)
    expect(answer && whyNot(asked, answer, 'food')).toMatchObject({
      verdict: 'outdone',
      addsAsOneMore: 1000 - 9500,
    })
  })
})

describe('an empty wallet', () => {
  const costly = makeCard({
    id: 'costly',
    rules: [percent(1)],
    fee: { firstYear: toCents(4900), later: toCents(4900) },
  })
  const plain = makeCard({ id: 'plain' })
  const compiled = compileCatalog([costly, plain], testAssumptions)
  const spend = spendFrom([buy('2025-02-01', 1000)], year2025)
  const asked = { ...question, compiled, spend, owned: [], candidates: new Set(['costly']) }

  it('is best if the only card to choose from costs more than it earns', () => {
    // 1,000 × 1 % − 49
    expect(findBestWallet(asked)).toMatchObject({
      best: { cards: [], total: 0 },
      runnerUp: { cards: [{ cardId: 'costly' }], total: -3900 },
      margin: 3900,
      owned: null,
    })
    expect(findBestWallet({ ...asked, candidates: new Set() })?.best.cards).toEqual([])
    const answer = findBestWallet(asked)
    expect(answer && whyNot(asked, answer, 'costly')).toMatchObject({ short: 3900, addsAsOneMore: -3900 })
  })

  it('is none if a card earns its fee, or costs nothing', () => {
    const more = { ...asked, spend: spendFrom([buy('2025-02-01', 5000)], year2025) }
    // 5,000 × 1 % − 49
    expect(findBestWallet(more)?.best).toMatchObject({ cards: [{ cardId: 'costly' }], total: 100 })
    const none = { ...asked, spend: spendFrom([], year2025), candidates: new Set(['plain']) }
    expect(findBestWallet(none)?.best).toMatchObject({ cards: [{ cardId: 'plain' }], total: 0 })
  })
})

describe('a card you have', () => {
  it('has no bonus and no first-year fee, and is in every wallet if it earns its fee', () => {
    const asked = { ...question, owned: ['welcome', 'food'], years: 1 as const }
    const wallet = valueWallet(asked, ['welcome', 'food'])
    // 6000 × 4 % + 6000 × 1 % − 95
    expect(wallet).toMatchObject({ total: 20_500, bonus: 0, fee: 9500 })
    expect(findBestWallet({ ...asked, size: 3 })?.best.cards.filter(({ isOwned }) => isOwned)).toHaveLength(2)
  })

  it('may be closed to new applicants', () => {
    expect(findBestWallet({ ...question, owned: ['closed'], size: 1 })?.best.total).toBe(108_000)
    expect(findNextCards(question)?.some(({ cardId }) => cardId === 'closed')).toBe(false)
  })
})
