/** The tracker, what you missed and the reminders of the cards that are loaded. */
import {
  type CardReview,
  calendarFeed,
  createReviewer,
  type Reviewer,
  remindersOf,
  trackCards,
  type YourCardsInput,
} from '@cardsight/answers'
import type { CurrentCards } from './current-cards.ts'
import { type MissedScreen, missedScreen } from './missed-screen.ts'
import { type FeeAdvice, feeAdvice, type TrackerScreen, trackerScreen } from './tracker-screen.ts'

export function trackerMethods({ prepared, input }: CurrentCards) {
  const reviews = createReviews(input)
  return {
    tracker: (): TrackerScreen => trackerScreen(prepared(), input().purchases.length > 0),
    /** Advice about the fee of one card, because all cards at once would keep other questions waiting. */
    review: (yourCardId: string): FeeAdvice | null => {
      const card = prepared().cards.find(({ yourCard }) => yourCard.id === yourCardId)
      return card === undefined
        ? null
        : feeAdvice(prepared(), reviews.withReviewOf(card.yourCard.cardId), yourCardId)
    },
    missed: (): MissedScreen => missedScreen(prepared(), input()),
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
