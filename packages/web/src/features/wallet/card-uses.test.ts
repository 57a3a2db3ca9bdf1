import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Assignment, FilledCap, Wallet, WalletCard } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import { bonusSchedule, cardUses, monthsText, stepText } from './card-uses.ts'

const cards = new Map(
  [walletCard('a'), walletCard('b'), walletCard('flex', { rotates: true })].map((card) => [
    card.cardId,
    card,
  ]),
)

function usesOf(wallet: Wallet, assignments: readonly Assignment[], filledCaps: readonly FilledCap[] = []) {
  return cardUses(wallet, { assignments, filledCaps }, cards).map(
    ({ card, use, cap }) => `${card.cardId}: ${use}${cap}`,
  )
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

  it('leaves out the brands of a kind of purchase that the same card is for, but not those of another', () => {
    const assignments = [
      paidWith('b', 'gas', 30_000),
      { ...paidWith('b', 'gas', 20_000), merchant: 'exxon' },
      { ...paidWith('b', 'supermarket', 10_000), merchant: 'kroger' },
      paidWith('a', 'supermarket', 40_000),
      paidWith('a', 'other', 90_000),
    ]
    expect(usesOf(walletOf({ a: 900, b: 100 }), assignments)).toEqual([
      'b: Gas, Kroger',
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
      'a: Restaurants (first $500 a month)',
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

const bonus = (
  spend: number,
  reachedOnDay: number,
  money: number,
  isClaimed = true,
): Partial<WalletCard> => ({
  bonus: toCents(isClaimed ? money : 0),
  bonuses: [
    {
      tier: { points: 1, spend: toCents(spend), days: 180 },
      isClaimed,
      money: toCents(money),
      points: 1,
      spentCents: toCents(spend),
      reachedOnDay,
    },
  ],
})

/** Cards a, b and c with these bonuses. */
function planOf(...bonuses: Partial<WalletCard>[]) {
  const wallet = walletOf({ a: 300, b: 200, c: 100 })
  const cards = wallet.cards.map((card, index) => ({ ...card, ...bonuses[index] }))
  return bonusSchedule({ cards })
}

describe('the plan until the bonuses are earned', () => {
  it('starts with the most valuable bonus, and each step begins where the last one ends', () => {
    // 70 days are 2.3 months, and 70 + 61 days are 4.3 months.
    expect(planOf(bonus(150_000, 61, 20_000), bonus(600_000, 70, 75_000))).toEqual([
      { cardId: 'b', spend: 600_000, money: 75_000, from: 1, to: 3 },
      { cardId: 'a', spend: 150_000, money: 20_000, from: 3, to: 5 },
    ])
  })

  it('has no step for a bonus that is not earned, or that needs no spending', () => {
    expect(planOf(bonus(150_000, 61, 20_000, false), bonus(0, 0, 5000))).toEqual([])
  })

  it('names its months', () => {
    expect(monthsText({ from: 1, to: 1 }, 0)).toBe('First month')
    expect(monthsText({ from: 1, to: 3 }, 0)).toBe('First 3 months')
    expect(monthsText({ from: 1, to: 1 }, 1)).toBe('Later that month')
    expect(monthsText({ from: 1, to: 2 }, 1)).toBe('Until month 2')
    expect(monthsText({ from: 4, to: 4 }, 1)).toBe('Month 4')
    expect(monthsText({ from: 4, to: 6 }, 1)).toBe('Months 4 to 6')
  })

  it('says what to do, and to switch after the only step', () => {
    const [step] = planOf(bonus(600_000, 70, 75_050))
    expect(step && stepText(step, 'Gold', 2, true)).toBe(
      'put everything on Gold until you’ve spent $6,000, then switch. It earns the $751 welcome bonus.',
    )
    expect(step && stepText(step, 'Gold', 3, false)).toBe(
      'put everything on Gold until you’ve spent $6,000. It earns the $751 welcome bonus.',
    )
    expect(step && stepText(step, 'Gold', 1, true)).toBe('spend $6,000 to earn the $751 welcome bonus.')
  })
})
