/** What is left to earn with the cards you have: bonuses, caps, credits, fees and rotating categories. */
import { type CapUsage, capUsage } from '@cardsight/engine/accounts'
import { type Activation, activationsOf } from './activations.ts'
import { type Anniversary, anniversaryOf } from './anniversaries.ts'
import type { BonusProgress } from './bonus-progress.ts'
import { type CreditProgress, creditsOf } from './credit-progress.ts'
import type { PreparedCards } from './prepare.ts'
import type { CardReview } from './review-cards.ts'

type OfCard<Value> = Value & Readonly<{ yourCardId: string }>

export type Tracker = Readonly<{
  /** By deadline. */
  bonuses: readonly OfCard<BonusProgress>[]
  caps: readonly OfCard<CapUsage>[]
  /** By the end of their period. */
  credits: readonly CreditProgress[]
  /** By day. */
  anniversaries: readonly Anniversary[]
  activations: readonly Activation[]
}>

/** `reviews` are those of `reviewCards`. Closed cards have bonuses only. */
export function trackCards(
  { cards, today, catalog, hasDebt }: PreparedCards,
  reviews: ReadonlyMap<string, CardReview> = new Map(),
): Tracker {
  const open = cards.filter(({ yourCard }) => yourCard.closed === undefined)
  if (hasDebt) {
    // Rewards don't count for people with a debt, so only fees are left.
    const anniversaries = open.flatMap((card) => anniversaryOf(card, today, new Map()) ?? [])
    return { ...noRewards, anniversaries: anniversaries.sort((a, b) => a.daysLeft - b.daysLeft) }
  }
  return {
    bonuses: cards
      .flatMap(({ yourCard, bonus }) => (bonus === null ? [] : [{ ...bonus, yourCardId: yourCard.id }]))
      .sort((a, b) => a.daysLeft - b.daysLeft),
    caps: open.flatMap(({ yourCard, account }) =>
      capUsage(account, today).map((usage) => ({ ...usage, yourCardId: yourCard.id })),
    ),
    credits: open.flatMap((card) => creditsOf(card, today)).sort((a, b) => a.daysLeft - b.daysLeft),
    anniversaries: open
      .flatMap((card) => anniversaryOf(card, today, reviews) ?? [])
      .sort((a, b) => a.daysLeft - b.daysLeft),
    activations: open.flatMap((card) => activationsOf(card, today, catalog.release)),
  }
}

const noRewards = { bonuses: [], caps: [], credits: [], activations: [] } as const
