import {
  prepareYourCards,
  type RunCatalog,
  remindersOf,
  reviewCards,
  trackCards,
  type YourCardsInput,
} from '@cardsight/answers'
import type { Profile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { categorizeSpending, type StoredSpending } from '../runs/stored-spending.ts'

/** What a worker thread gets: the saved cards and profile, and stored transactions. */
export type CardsOfPerson = Readonly<{
  today: Day
  yourCards: YourCards
  profile: Profile
  spending: StoredSpending
}>

export type Reminder = ReturnType<typeof remindersOf>[number]

/** The input of all answers about a person's cards. Categorizes the purchases, which takes most of the time. */
export function toYourCardsInput(
  catalog: RunCatalog,
  { yourCards, profile, spending }: CardsOfPerson,
): YourCardsInput {
  return { catalog, yourCards, profile, purchases: categorizeSpending(spending).purchases }
}

/** With `hasAdvice`, reminders of annual fees also say whether to keep the card, which takes longer. */
export function calculateReminders(
  input: YourCardsInput,
  { hasAdvice }: Readonly<{ hasAdvice: boolean }>,
): Reminder[] {
  const prepared = prepareYourCards(input)
  return remindersOf(prepared, trackCards(prepared, hasAdvice ? reviewCards(input) : new Map()))
}
