/** The tracker as plain data with its sentences, so that the page needs no catalog. */

import {
  type CardReview,
  calendarFeed,
  createReviewer,
  describeActivation,
  describeBonus,
  describeCap,
  describeCredit,
  describeMissed,
  describeReview,
  earningsOf,
  findMissed,
  type Missed,
  type PreparedCards,
  type PurchaseEarning,
  type Reviewer,
  remindersOf,
  type Tracker,
  trackCards,
  type YourCardsInput,
} from '@cardsight/answers'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { type CurrentCards, type ShownCard, shownCards } from './your-cards-catalog.ts'

/** The tracker, what you missed and the reminders of the cards that are loaded. */
export function trackerMethods({ prepared, input }: CurrentCards) {
  const reviews = createReviews(input)
  return {
    tracker: (): TrackerScreen => trackerScreen(prepared(), input().purchases.length > 0),
    /** Advice about the fee of one card, because all cards at once would keep other questions waiting. */
    review: (yourCardId: string): FeeAdvice | null => {
      const card = prepared().cards.find(({ yourCard }) => yourCard.id === yourCardId)
      return card === undefined || prepared().hasDebt
        ? null
        : feeAdvice(prepared(), reviews.withReviewOf(card.yourCard.cardId), yourCardId)
    },
    /** Null for people with a debt, because rewards don't count for them. */
    missed: (): MissedScreen | null => (prepared().hasDebt ? null : missedScreen(prepared(), input())),
    /** Null for people with a debt, like `missed`. Otherwise one entry for each of the loaded purchases. */
    earnings: (): EarningsAnswer | null =>
      prepared().hasDebt ? null : { cards: shownCards(prepared()), earnings: earningsOf(input()) },
    /**
     * Reminders of the next year as an iCalendar file, with the advice that was calculated so far.
     * @param ownerId the person's account; empty for a guest.
     */
    calendar: (ownerId: string): string => {
      const tracker = trackCards(prepared(), reviews.soFar())
      return calendarFeed(remindersOf(prepared(), tracker), prepared().today, ownerId)
    },
  }
}

export type EarningsAnswer = Readonly<{
  cards: readonly ShownCard[]
  earnings: readonly (PurchaseEarning | null)[]
}>

type Found = Readonly<{ key: string; reviewer: Reviewer; reviews: Map<string, CardReview> }>

/** Caches reviews until something that they depend on changes. Marking a credit as used doesn't. */
function createReviews(input: () => YourCardsInput) {
  let last: Found | null = null
  const current = (): Found => {
    const key = reviewKey(input())
    last = last?.key === key ? last : { key, reviewer: createReviewer(input()), reviews: new Map() }
    return last
  }
  return {
    withReviewOf: (cardId: string): ReadonlyMap<string, CardReview> => {
      const { reviewer, reviews } = current()
      if (!reviews.has(cardId)) {
        reviewer.review([cardId]).forEach((review, id) => void reviews.set(id, review))
      }
      return reviews
    },
    soFar: (): ReadonlyMap<string, CardReview> => current().reviews,
  }
}

/** What reviews depend on. The catalog follows from the profile and the day. */
function reviewKey({ yourCards, purchases, profile, catalog }: YourCardsInput): string {
  const cards = yourCards.cards.map(({ cardId, choices, credits, pointValue, closed }) => [
    cardId,
    choices,
    credits,
    pointValue,
    closed,
  ])
  return JSON.stringify([cards, profile, purchases, catalog.assumptions.today])
}

type MissedLine = Missed['lines'][number] & Readonly<{ categoryName: string }>
type MissedHabit = Missed['habits'][number] & Readonly<{ categoryName: string }>

export type MissedPeriod = Pick<Missed, 'window' | 'earnedCents' | 'missedCents'> &
  Readonly<{
    sentence: string
    habits: readonly MissedHabit[]
    /** The largest difference first; of equal ones, the latest. */
    lines: readonly MissedLine[]
  }>

/** What you missed, as plain data with its sentences. */
export type MissedScreen = Readonly<{ cards: readonly ShownCard[]; month: MissedPeriod; year: MissedPeriod }>

function missedScreen(prepared: PreparedCards, input: YourCardsInput): MissedScreen {
  const { month, year } = findMissed(input)
  const periodOf = ({ lines, habits, ...missed }: Missed): MissedPeriod => ({
    ...missed,
    sentence: describeMissed({ ...missed, lines, habits }),
    habits: habits.map(withCategoryName),
    lines: lines
      .map(withCategoryName)
      .sort((a, b) => b.missedCents - a.missedCents || Number(a.day < b.day) - Number(a.day > b.day)),
  })
  return { cards: shownCards(prepared), month: periodOf(month), year: periodOf(year) }
}

function withCategoryName<Value extends Readonly<{ category: CategoryKey }>>(value: Value) {
  return { ...value, categoryName: categoryNames.get(value.category) ?? value.category }
}

const categoryNames: ReadonlyMap<string, string> = new Map(categories.map(({ key, name }) => [key, name]))

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
function feeAdvice(
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
