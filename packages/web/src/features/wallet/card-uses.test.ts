import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Assignment, FilledCap, Wallet } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { paidWith, walletOf } from '../../testing/wallet-answer.ts'
import { walletCard } from '../../testing/wallet-card.ts'
import { cardUses } from './card-uses.ts'

const cards = new Map(
  [walletCard('a'), walletCard('b'), walletCard('flex', { rotates: true })].map((card) => [
    card.cardId,
    card,
  ]),
)

function usesOf(wallet: Wallet, assignments: readonly Assignment[], filledCaps: readonly FilledCap[] = []) {
  return cardUses(wallet, { assignments, filledCaps }, cards).map(({ card, use }) => `${card.cardId}: ${use}`)
}

const cap: FilledCap = {
  year: 1,
  cardId: 'a',
  capId: 'food',
  limit: 50_000,
  on: 'spend',
  per: 'month',
  months: { from: 2026 * 12, to: 2026 * 12 },
  reachedOn: parseDay('2026-01-20'),
}

describe('what each card is for', () => {
  it('is everything for a single card', () => {
    expect(usesOf(walletOf({ a: 100 }), [paidWith('a', 'gas', 100)])).toEqual(['a: Everything'])
  })

  it('names categories, largest first, and puts the card for everything else last', () => {
    const assignments = [
      paidWith('b', 'supermarket', 30_000),
      paidWith('b', 'dining', 50_000),
      paidWith('a', 'other', 20_000),
      paidWith('a', 'gas', 90_000),
    ]
    expect(usesOf(walletOf({ a: 900, b: 100 }), assignments)).toEqual([
      'b: Restaurants, groceries',
      'a: Everything else',
    ])
  })

  it('takes the card for most kinds of purchases as the one for the rest if nothing is uncategorized', () => {
    const assignments = [
      paidWith('a', 'dining', 90_000),
      paidWith('b', 'gas', 10_000),
      paidWith('b', 'supermarket', 10_000),
    ]
    expect(usesOf(walletOf({ a: 900, b: 100 }), assignments)).toEqual([
      'a: Restaurants',
      'b: Everything else',
    ])
  })

  it('says up to which amount, and ignores small remainders beyond a cap', () => {
    const assignments = [
      paidWith('a', 'dining', 95_000),
      paidWith('b', 'dining', 5000),
      paidWith('b', 'other', 100_000),
      paidWith('a', 'other', 1000),
    ]
    expect(usesOf(walletOf({ a: 900, b: 100 }), assignments, [cap])).toEqual([
      'a: Restaurants, up to $500 a month',
      'b: Everything else',
    ])
    expect(usesOf(walletOf({ a: 900, b: 100 }), assignments, [{ ...cap, on: 'reward' }])[0]).toBe(
      'a: Restaurants, until you reach its cap',
    )
  })

  it('says why a card without purchases is in the wallet', () => {
    const assignments = [paidWith('a', 'other', 100)]
    const wallet = walletOf({ a: 900, b: 100 })
    const withBonus = wallet.cards.map((card) => ({ ...card, bonus: toCents(card.cardId === 'b' ? 100 : 0) }))
    expect(usesOf({ ...wallet, cards: withBonus }, assignments)[0]).toBe('b: Welcome bonus only')
    expect(usesOf(wallet, assignments)[0]).toBe('b: Not needed for your spending')
  })

  it('sums up categories of some months as rotating ones', () => {
    const assignments = [
      paidWith('flex', 'gas', 100),
      paidWith('a', 'gas', 100, { month: 2026 * 12 + 3 }),
      paidWith('flex', 'dining', 50),
      paidWith('a', 'other', 500),
    ]
    expect(usesOf(walletOf({ flex: 900, a: 100 }), assignments)[0]).toBe(
      'flex: Restaurants, rotating categories',
    )
  })
})
