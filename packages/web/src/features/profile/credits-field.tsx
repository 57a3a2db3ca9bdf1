import { type Profile, usesCredit, withCredit } from '@cardsight/contract/profile'
import type { CreditOption } from '@cardsight/contract/profile-schemas'
import { useMemo } from 'react'
import { formatShort } from '../../lib/format-money.ts'
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
        Check only credits you’d really use. We count 40% to 90% of each, never more than you spend there.
        Credits for any travel or restaurant are checked already.
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
        detail: `Counted at up to ${formatShort(countedCents / 100)} of ${formatShort(yearlyCents / 100)} a year`,
      })),
  }
}
