import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { adviceOf, answerOf, walletOf } from '../../testing/wallet-answer.ts'
import { walletCard } from '../../testing/wallet-card.ts'
import { cardsText, containsText, gainText, headlineOf, leftOutText } from './wallet-headline.ts'

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
  it('says a year only if every year is alike', () => {
    expect(headlineOf(pair, { isIntro: false })).toEqual({
      before: 'Use these two cards and earn',
      cents: 164_000,
      after: 'a year',
    })
    expect(headlineOf(pair, intro).after).toBe('in your first year')
    expect(headlineOf(walletOf({ a: 1 }, { years: 3 }), intro).after).toBe('in 3 years')
    const owned = pair.cards.map((card) => ({ ...card, isOwned: true }))
    expect(headlineOf({ ...pair, cards: owned }, intro).after).toBe('a year')
  })

  it('says so if the cards cost more than they earn', () => {
    expect(headlineOf(walletOf({ a: -4503 }), intro)).toMatchObject({
      before: 'This card would cost you',
      cents: 4503,
    })
  })

  it('counts cards in words up to nine', () => {
    expect([1, 2, 4, 9, 12].map(cardsText)).toEqual([
      'this card',
      'these two cards',
      'these four cards',
      'these nine cards',
      'these 12 cards',
    ])
  })
})

describe('the gain', () => {
  it('is over the best single card, or over the cards the user has', () => {
    const single = walletOf({ b: 128_400 })
    expect(gainText(adviceOf(answerOf(pair), { single }), cards)).toBe(
      '+$356 over your best single card, Beta',
    )
    const owned = walletOf({ b: 100_000 })
    expect(gainText(adviceOf(answerOf(pair, { owned })), cards)).toBe('+$640 over the cards you have')
    expect(gainText(adviceOf(answerOf(pair, { owned: pair })), cards)).toBe('These are the cards you have')
    expect(gainText(adviceOf(answerOf(walletOf({ a: 1 }))), cards)).toBeNull()
  })
})

it('says what the total includes', () => {
  expect(containsText(pair)).toBe('')
  expect(containsText({ ...pair, bonus: toCents(60_000), fee: toCents(32_500) })).toBe(
    'Includes $600 in welcome bonuses, after $325 in annual fees.',
  )
  expect(containsText({ ...pair, interest: { cardId: 'a', cents: toCents(200_000) } })).toBe(
    'After interest of at least $2,000, −$360 is left.',
  )
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
