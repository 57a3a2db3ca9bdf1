import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { adviceOf, answerOf, paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import type { CardReview } from '../../worker/wallet-calculator.ts'
import { walletViewOf } from './wallet-view.ts'

const cards = new Map(
  [
    walletCard('a', { name: 'Alpha' }),
    walletCard('b', { name: 'Beta', program: 'miles' }),
    walletCard('c', { name: 'Gamma', issuer: 'Gamma Bank' }),
  ].map((card) => [card.cardId, card]),
)
const programs = [
  { key: 'cash', name: 'Cash back', isMoney: true },
  { key: 'miles', name: 'Miles', isMoney: false },
]
const options = { settings: { isIntro: false }, cards, programs, today: parseDay('2026-11-19') }
const kept: CardReview = {
  cardId: 'b',
  verdict: 'keep',
  adds: toCents(100),
  fee: toCents(0),
  downgrade: null,
  clawbackMonths: 0,
}
const view = (cents: Readonly<Record<string, number>>, reviews: CardReview[] = []) => {
  const assignments = [
    paidWith('b', 'supermarket', 60_000, { rate: 4000 }),
    paidWith('b', 'gas', 30_000, { rate: 3000 }),
    paidWith('a', 'other', 90_000, { rate: 2000 }),
    paidWith('a', 'dining', 50_000, { rate: 5000 }),
  ]
  const wallet = walletOf(cents, { assignments })
  const owned = new Set(reviews.map(({ cardId }) => cardId))
  const best = {
    ...wallet,
    cards: wallet.cards.map((card) => ({ ...card, isOwned: owned.has(card.cardId) })),
  }
  return walletViewOf({ ...adviceOf(answerOf(best)), reviews }, options)
}

it('says so if no card would earn anything, and keeps the cards to cancel', () => {
  const lost = { ...kept, verdict: 'cancel' as const, adds: toCents(-2000), fee: toCents(4900) }
  const advice = adviceOf(answerOf(walletOf({}), { owned: walletOf({ b: -2000 }) }))
  const said = walletViewOf({ ...advice, reviews: [lost] }, options)
  expect(said).toMatchObject({ headline: 'No card would earn you money', isEmpty: true })
  expect(said.rows).toMatchObject([{ info: { cardId: 'b' }, verdict: 'cancel', dollars: null }])
  expect(said.changes).toMatchObject([{ title: 'Cancel Beta' }])
})

describe('the rows', () => {
  it('add up to the number, in whole dollars', () => {
    // 10.40 + 10.40 = 20.80, which is 21: one of the two is rounded up.
    const { dollars, rows } = view({ a: 1040, b: 1040 })
    expect(dollars).toBe(21)
    expect(rows.map((row) => row.dollars).toSorted()).toEqual([10, 11])
  })

  it('stand beside what the cards earned as they were used, if that is known', () => {
    const advice = { ...adviceOf(answerOf(walletOf({ a: 900 }))), reviews: [] }
    const barOf = (actual: number | null) =>
      walletViewOf({ ...advice, actual: actual === null ? null : toCents(actual) }, options).bars.find(
        ({ label }) => label === 'Last year, as you paid',
      )
    expect(barOf(45_678)?.dollars).toBe(457)
    expect(barOf(null)).toBeUndefined()
  })

  it('carry as many tags as the headline counts', () => {
    const cancel: CardReview = {
      ...kept,
      cardId: 'c',
      verdict: 'cancel',
      adds: toCents(-4500),
      fee: toCents(9500),
    }
    const { headline, rows } = view({ a: 900, b: 100 }, [kept, cancel])
    expect(headline).toBe('Keep one card, get one, cancel one')
    expect(rows.map(({ info, verdict, dollars }) => [info.name, verdict, dollars])).toEqual([
      ['Beta', 'keep', 1],
      ['Alpha', 'get', 9],
      ['Gamma', 'cancel', null],
    ])
    expect(rows.at(-1)?.advice).toBe('It costs $45 more than it earns.')
  })

  it('say what each card pays where: percent of cash, or points', () => {
    const { rows } = view({ a: 900, b: 100 })
    expect(rows.map(({ use, rates }) => [use, rates])).toEqual([
      ['Groceries, gas', '4x on groceries · 3x on gas'],
      ['Everything else', '5% on restaurants · 2% on the rest'],
    ])
  })
})

it('names the card for each kind of purchase at the register, the one for the rest last', () => {
  expect(view({ a: 900, b: 100 }).register.map(({ name, info, rate }) => [name, info.name, rate])).toEqual([
    ['Groceries', 'Beta', '4x'],
    ['Restaurants', 'Alpha', '5%'],
    ['Gas', 'Beta', '3x'],
    ['Everything else', 'Alpha', '2%'],
  ])
})

describe('the changes to make', () => {
  it('are none if the cards of the plan are the ones that the person has', () => {
    expect(view({ b: 100 }, [kept]).changes).toEqual([])
  })

  it('start with what to do today', () => {
    const downgrade: CardReview = {
      ...kept,
      cardId: 'c',
      verdict: 'downgrade',
      fee: toCents(9500),
      downgrade: { cardId: 'b', adds: toCents(0) },
    }
    expect(view({ a: 900 }, [downgrade]).changes).toEqual([
      {
        when: 'Now',
        title: 'Ask Gamma Bank to change Gamma to Beta',
        text: 'Saves the $95 fee. The account and its age stay.',
      },
      { when: 'Now', title: 'Get Alpha', text: 'Use it as listed here from the first day.' },
    ])
  })
})
