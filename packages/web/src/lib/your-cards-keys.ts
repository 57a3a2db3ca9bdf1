import { removeKey } from './storage.ts'

/** Storage keys of `/your-cards`, apart from the others, because every page loads those. Signing out clears these too. */
export const yourCardsKeys = {
  /** The cards of '/your-cards', with opening dates, bonuses in progress and chosen categories. */
  yourCards: 'cardsight:your-cards',
  /** Recent places on '/your-cards', and the kinds of stores that the user picked for unknown ones. */
  places: 'cardsight:places',
  /** Whether the account has the cards of this browser. Absent for a guest's cards. */
  yourCardsSync: 'cardsight:your-cards-sync',
  /** The purchases of linked accounts that were loaded last, for times without a connection. */
  lastPurchases: 'cardsight:last-purchases',
  /** A list of cards that couldn't be read, so that nothing is lost. */
  unreadYourCards: 'cardsight:unread-your-cards',
  /** How many cards the user accepts for a plan, and which ones they skipped. */
  cardPlan: 'cardsight:card-plan',
  /** The second person of a plan for two: name, cards and credit. It never leaves the browser. */
  household: 'cardsight:household',
} as const

/** `/your-cards` stores purchases of linked accounts for times without a connection. Unlinking removes them. */
export function removeLastPurchases(): void {
  removeKey('local', yourCardsKeys.lastPurchases)
}
