import type { CreditOption } from '@cardsight/contract/schemas'
import { useMemo } from 'react'
import { Checklist } from './checklist.tsx'
import { formatDollars } from './format-dollars.ts'
import type { ListGroup } from './group-items.ts'

type CreditsFieldProps = {
  credits: readonly CreditOption[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** Statement credits that the person would use anyway. */
export function CreditsField({ credits, chosen, onChosen }: CreditsFieldProps) {
  const groups = useMemo(() => [groupOf(credits)], [credits])
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Tick only what you’d pay for anyway. We count part of the face value, because few people use all of
        it.
      </p>
      <Checklist
        noun="statement credits"
        groups={groups}
        chosen={chosen}
        onToggle={(id, isChosen) =>
          onChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
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
        detail: `Counted at ${formatDollars(countedCents / 100)} of ${formatDollars(yearlyCents / 100)} a year`,
      })),
  }
}
