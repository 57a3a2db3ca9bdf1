import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { adviceOf, answerOf, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import {
  containsText,
  gainText,
  instructionOf,
  leftOutText,
  periodText,
  plainText,
} from './wallet-headline.ts'

const cards = new Map(
  [
    walletCard('a', { name: 'Alpha' }),
    walletCard('b', { name: 'Beta' }),
    walletCard('c', { name: 'Gamma' }),
  ].map((card) => [card.cardId, card]),
)
const intro = { isIntro: true }
const pair = walletOf({ a: 82_400, b: 81_600 })

describe('the headline', () => {
  it('counts what to do with each card, cards to keep first', () => {
    expect(instructionOf(['get', 'get'])).toBe('Get two cards')
    expect(instructionOf(['downgrade', 'keep', 'keep'])).toBe('Keep two cards, downgrade one')
    expect(instructionOf(['get', 'keep', 'cancel'])).toBe('Keep one card, get one, cancel one')
    expect(instructionOf(Array.from({ length: 12 }, () => 'keep'))).toBe('Keep 12 cards')
  })

  it('says a year only if every year is alike', () => {
    expect(periodText(pair, { isIntro: false })).toBe('a year')
    expect(periodText(pair, intro)).toBe('in your first year')
    expect(periodText(walletOf({ a: 1 }, { years: 3 }), intro)).toBe('in 3 years')
    const owned = pair.cards.map((card) => ({ ...card, isOwned: true }))
    expect(periodText({ ...pair, cards: owned }, intro)).toBe('a year')
  })
})

describe('the gain', () => {
  it('is over the best single card, or over the cards the user has', () => {
    const single = walletOf({ b: 128_400 })
    expect(gainText(adviceOf(answerOf(pair), { single }), cards)).toBe(
      '$356 more than your best single card, Beta',
    )
    const owned = walletOf({ b: 100_000 })
    expect(gainText(adviceOf(answerOf(pair, { owned })), cards)).toBe(
      '$640 more than the cards you have, used well',
    )
    expect(gainText(adviceOf(answerOf(pair, { owned: pair })), cards)).toBeNull()
    expect(gainText(adviceOf(answerOf(walletOf({ a: 1 }))), cards)).toBeNull()
  })
})

it('says which fees the total is after, and what it is without bonuses', () => {
  expect(containsText(pair)).toBe('')
  // 1,640 − 600
  expect(containsText({ ...pair, bonus: toCents(60_000), fee: toCents(32_500) })).toBe(
    'After $325 in fees · $1,040 without $600 in one-time bonuses',
  )
})

it('says so if one plain card would earn more in a year without bonuses', () => {
  // $1,640, of which $600 is paid once: $1,040.
  expect(plainText(pair, 164_000)).toBeNull()
  expect(plainText(pair, 174_200)).toBe('A plain 2% card would earn more: $1,742.')
  const withBonus = { ...pair, bonus: toCents(60_000) }
  expect(plainText(withBonus, 104_000)).toBeNull()
  expect(plainText(withBonus, 120_000)).toBe('Without the bonuses, a plain 2% card would earn more: $1,200.')
  expect(plainText(withBonus, 174_200)).toBe('A plain 2% card would earn more: $1,742.')
})

describe('cards that are left out', () => {
  it('are offered by name if they come on top, and by number if other cards change, too', () => {
    const larger = walletOf({ a: 82_400, b: 81_600, c: 1800 })
    expect(leftOutText(adviceOf(answerOf(pair), { larger }), cards)).toBe(
      'Adding Gamma would earn $18 more a year',
    )
    const other = walletOf({ a: 82_400, c: 82_000, d: 1600 })
    expect(leftOutText(adviceOf(answerOf(pair), { larger: other }), cards)).toBe(
      'A wallet of three cards would earn $20 more a year',
    )
    expect(leftOutText(adviceOf(answerOf(pair)), cards)).toBeNull()
  })

  it('are offered with what they add per year', () => {
    const two = { ...pair, years: 2 } as const
    const larger = walletOf({ a: 82_400, b: 81_600, c: 4000 })
    expect(leftOutText(adviceOf(answerOf(two), { larger }), cards)).toBe(
      'Adding Gamma would earn $20 more a year',
    )
  })
})
