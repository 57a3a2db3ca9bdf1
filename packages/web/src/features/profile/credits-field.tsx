import { type Profile, usesCredit, withCredit } from '@cardsight/contract/profile'
import type { CreditOption } from '@cardsight/contract/profile-schemas'
import { useMemo } from 'react'
import { formatDollars } from './amount-fields.tsx'
import { Checklist, type ListGroup } from './checklist.tsx'

type CreditsFieldProps = {
  credits: readonly CreditOption[]
  profile: Profile
  set: (change: Partial<Profile>) => void
}

/** Statement credits that the person would use anyway. */
export function CreditsField({ credits, profile, set }: CreditsFieldProps) {
  const groups = useMemo(() => [groupOf(credits)], [credits])
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Tick only what you’d pay for anyway. We count part of the face value, because few people use all of
        it, and never more than you spend there. Credits for any travel or any restaurant are ticked from the
        start.
      </p>
      <Checklist
        noun="statement credits"
        groups={groups}
        chosen={credits.filter((credit) => usesCredit(profile, credit)).map(({ id }) => id)}
        onToggle={(id, isChosen) => {
          const credit = credits.find((each) => each.id === id)
          if (credit !== undefined) {
            set(withCredit(profile, credit, isChosen))
          }
        }}
      />
    </div>
  )
}

/** Largest first. */
function groupOf(credits: readonly CreditOption[]): ListGroup {
  return {
    label: 'Statement credits',
    items: credits
      .toSorted((a, b) => b.countedCents - a.countedCents)
      .map(({ id, name, yearlyCents, countedCents }) => ({
        id,
        name,
        detail: `Counted at up to ${formatDollars(countedCents / 100)} of ${formatDollars(yearlyCents / 100)} a year`,
      })),
  }
}
