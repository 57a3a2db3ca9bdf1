/** The tracker as plain data with its sentences, so that the page needs no catalog. */
import {
  type CardReview,
  describeActivation,
  describeBonus,
  describeCap,
  describeCredit,
  describeReview,
  type PreparedCards,
  type Tracker,
  trackCards,
} from '@cardsight/answers'
import type { Day } from '@cardsight/engine/dates'
import { type ShownCard, shownCards } from './shown-cards.ts'

type Described<Value> = Value & Readonly<{ sentence: string }>

export type TrackedBonus = Described<Tracker['bonuses'][number]>
export type TrackedCap = Described<Tracker['caps'][number]> &
  Readonly<{
    /** What the card pays under the cap, such as '5% on gas'. */
    pays: string
    /** False if we see none of the card's purchases, so nothing is known about its use. */
    isTracked: boolean
  }>
export type TrackedCredit = Described<Tracker['credits'][number]>
export type TrackedFee = Omit<Tracker['anniversaries'][number], 'review'>
export type TrackedActivation = Described<Tracker['activations'][number]>

export type TrackerScreen = Readonly<{
  today: Day
  cards: readonly ShownCard[]
  bonuses: readonly TrackedBonus[]
  caps: readonly TrackedCap[]
  credits: readonly TrackedCredit[]
  /** Only cards with a fee. */
  fees: readonly TrackedFee[]
  activations: readonly TrackedActivation[]
  /** True if the person has a debt. Then only fees are shown. */
  hasDebt: boolean
}>

/** Advice about a card with a fee. */
export type FeeAdvice = Readonly<{ yourCardId: string; verdict: CardReview['verdict']; sentence: string }>

export function trackerScreen(prepared: PreparedCards, hasPurchases: boolean): TrackerScreen {
  const { today, hasDebt } = prepared
  const tracker = trackCards(prepared)
  const byId = new Map(prepared.cards.map((card) => [card.yourCard.id, card]))
  const nameOf = (yourCardId: string) => byId.get(yourCardId)?.name ?? yourCardId
  return {
    today,
    hasDebt,
    cards: shownCards(prepared),
    bonuses: tracker.bonuses.map((bonus) => ({
      ...bonus,
      sentence: describeBonus(nameOf(bonus.yourCardId), bonus),
    })),
    caps: tracker.caps.map((cap) => {
      const card = byId.get(cap.yourCardId)
      return {
        ...cap,
        sentence: describeCap(cap),
        pays: card?.ruleWords.get(cap.rules[0] ?? '') ?? '',
        isTracked: hasPurchases && (card?.yourCard.accountIds.length ?? 0) > 0,
      }
    }),
    credits: tracker.credits.map((credit) => ({
      ...credit,
      sentence: describeCredit(nameOf(credit.yourCardId), credit),
    })),
    fees: tracker.anniversaries
      .filter(({ feeCents, authorizedUsersCents }) => feeCents + authorizedUsersCents > 0)
      .map(({ review: _, ...fee }) => fee),
    activations: tracker.activations.map((activation) => ({
      ...activation,
      sentence: describeActivation(nameOf(activation.yourCardId), activation),
    })),
  }
}

/** Null without enough purchases to tell. */
export function feeAdvice(
  prepared: PreparedCards,
  reviews: ReadonlyMap<string, CardReview>,
  yourCardId: string,
): FeeAdvice | null {
  const { anniversaries } = trackCards(prepared, reviews)
  const review = anniversaries.find((anniversary) => anniversary.yourCardId === yourCardId)?.review ?? null
  return review === null
    ? null
    : { yourCardId, verdict: review.verdict, sentence: describeReview(prepared, review) }
}
