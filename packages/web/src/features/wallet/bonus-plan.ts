/** The months until the welcome bonuses are earned: all spending goes on one new card after the other. */
import type { Wallet } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-dollars.ts'
import { sortByValue, spendingForBonus } from './cards-by-id.ts'

export type PlanStep = Readonly<{
  cardId: string
  /** First and last month, counted from 1. */
  from: number
  to: number
  /** Cents to spend on the card. */
  spend: number
  /** Cents that the bonus is worth. */
  money: number
}>

const DAYS_PER_MONTH = 365 / 12

/** The most valuable bonus first. */
export function bonusPlan(wallet: Pick<Wallet, 'cards'>): PlanStep[] {
  const goals = sortByValue(wallet)
    .flatMap((card) => {
      const spend = Math.max(0, ...spendingForBonus(card).map((tier) => tier.spend))
      const days = Math.max(
        0,
        ...card.bonuses.map(({ isClaimed, reachedOnDay }) => (isClaimed ? (reachedOnDay ?? 0) : 0)),
      )
      return spend === 0 ? [] : [{ cardId: card.cardId, spend, days, money: card.bonus - card.firstYear }]
    })
    .sort((a, b) => b.money - a.money)
  let day = 0
  return goals.map(({ cardId, spend, days, money }) => {
    const from = Math.floor(day / DAYS_PER_MONTH) + 1
    day += days
    return { cardId, spend, money, from, to: Math.max(from, Math.ceil(day / DAYS_PER_MONTH)) }
  })
}

/** 'First month', 'First 3 months', 'Month 4', 'Months 4 to 6'; a later step may start in the first month, too. */
export function monthsText({ from, to }: Pick<PlanStep, 'from' | 'to'>, index: number): string {
  if (from === 1 && index > 0) {
    return to === 1 ? 'Later that month' : `Until month ${to}`
  }
  if (from === 1) {
    return to === 1 ? 'First month' : `First ${to} months`
  }
  return from === to ? `Month ${from}` : `Months ${from} to ${to}`
}

/** What to do in these months. `name` is the card's short name, `count` the number of cards in the wallet. */
export function stepText(
  { spend, money }: PlanStep,
  name: string,
  count: number,
  isOnlyStep: boolean,
): string {
  const [dollars, bonus] = [formatDollars(spend / 100), formatDollars(money / 100)]
  if (count === 1) {
    return `spend ${dollars} to earn the ${bonus} welcome bonus.`
  }
  const then = isOnlyStep ? ', then switch' : ''
  return `put everything on ${name} until you’ve spent ${dollars}${then}. It earns the ${bonus} welcome bonus.`
}
