/** When the next annual fee is due, and whether the card is worth it. */
import { accountPeriodOf } from '@cardsight/engine/accounts'
import { feeInForce } from '@cardsight/engine/cards'
import { addDays, type Day, daysBetween } from '@cardsight/engine/dates'
import type { PreparedCard } from './prepare.ts'
import type { CardReview } from './review-cards.ts'

export type Anniversary = Readonly<{
  yourCardId: string
  /** The first day of the next account year. */
  on: Day
  daysLeft: number
  /** Fee of that year, and what the authorized users cost on top. */
  feeCents: number
  authorizedUsersCents: number
  /** Null without enough purchases to tell. */
  review: CardReview | null
}>

/** Null for a closed card, and if the opening day is unknown. */
export function anniversaryOf(
  { card, yourCard, opened }: PreparedCard,
  today: Day,
  reviews: ReadonlyMap<string, CardReview>,
): Anniversary | null {
  if (opened === null || yourCard.closed !== undefined) {
    return null
  }
  const on = addDays(accountPeriodOf('account-year', today, opened).last, 1)
  const feeCents = feeInForce(card.engine, 1, 'owned', on)
  const { count = 0, feeCents: userFeeCents = 0 } = yourCard.authorizedUsers ?? {}
  const review = reviews.get(card.id)
  const feeNow = feeInForce(card.engine, 1, 'owned', today)
  return {
    yourCardId: yourCard.id,
    on,
    daysLeft: daysBetween(today, on),
    feeCents,
    authorizedUsersCents: count * userFeeCents,
    review: review === undefined ? null : atFee(review, feeCents - feeNow),
  }
}

/** The review with a fee that is announced to change before the anniversary. */
function atFee(review: CardReview, increaseCents: number): CardReview {
  const addsCents = review.addsCents - increaseCents
  if (review.verdict === 'downgrade') {
    return { ...review, addsCents }
  }
  return { ...review, addsCents, verdict: addsCents >= 0 ? 'keep' : 'cancel' }
}
