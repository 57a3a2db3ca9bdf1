import { toCents } from '@cardsight/engine/money'
import type { WalletCard } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { walletOf } from '../../testing/wallet-answer.ts'
import { bonusPlan, monthsText, stepText } from './bonus-plan.ts'

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
  return bonusPlan({ cards })
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
