import { householdText } from './household-text.ts'

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
