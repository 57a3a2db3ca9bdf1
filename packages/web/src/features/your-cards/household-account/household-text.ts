import type { HouseholdPerson } from '@cardsight/contract/household'
import { ApiError } from '../../../api/api-error.ts'
import { withReference } from '../../../api/reference.ts'

export const householdText = {
  shared: [
    'What you each spend a month, by category. These are averages over the last 12 months.',
    'The cards you each have, with the months they were opened, closed, and paid a bonus. Issuers’ rules depend on them.',
    'Your names and email addresses.',
  ],
  never: 'You never see each other’s transactions, merchants, accounts, or card numbers.',
  joint: 'These totals leave out accounts that you both linked. You already count them as your own.',
  ending: 'Either of you can end it at any time.',
  loadFailed: 'We couldn’t load your household. Your plan covers only you for now.',
  failed: 'That didn’t work. Check your connection and try again.',
} as const

export function fullNameOf({ firstName, lastName }: HouseholdPerson): string {
  return `${firstName} ${lastName}`.trim()
}

/** The server's sentence about an error. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? withReference(error.message, error) : householdText.failed
}
