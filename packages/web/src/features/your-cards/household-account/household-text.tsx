import type { HouseholdPerson } from '@cardsight/contract/household'
import { CircleAlert } from 'lucide-react'
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

/** Always rendered: a live region that is inserted together with its text isn't announced. */
export function ProblemLine({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== null && (
        <p className="mt-3 flex gap-2 text-brick-deep">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}

/** What two people share, before either of them agrees. */
export function SharingTerms() {
  return (
    <div className="max-w-text text-sm text-ink-soft">
      <p>You’ll both see:</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {householdText.shared.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2">
        {householdText.never} {householdText.ending}
      </p>
    </div>
  )
}
