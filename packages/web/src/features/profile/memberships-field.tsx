import type { MembershipOption } from '@cardsight/contract/schemas'
import { useMemo } from 'react'
import { Checklist } from './checklist.tsx'
import { formatDollars } from './format-dollars.ts'
import { groupItems } from './group-items.ts'
import { membershipGroups } from './profile-text.ts'

type MembershipsFieldProps = {
  memberships: readonly MembershipOption[]
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** Memberships, bank relationships and statuses that the person has. */
export function MembershipsField({ memberships, chosen, onChosen }: MembershipsFieldProps) {
  const groups = useMemo(
    () => groupItems(membershipsToAsk(memberships), membershipGroups, detailOf),
    [memberships],
  )
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Some cards need a membership or an account, or earn more with one. Tick what you already have.
      </p>
      <Checklist
        noun="memberships"
        groups={groups}
        chosen={chosen}
        includedWith={includedWith(memberships, chosen)}
        onToggle={(id, isChosen) =>
          onChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
        }
      />
    </div>
  )
}

/** Free memberships never keep anyone from a card. They matter only if they change what a card earns. */
function membershipsToAsk(memberships: readonly MembershipOption[]): MembershipOption[] {
  return memberships.filter(({ kind, changesRates }) => kind !== 'free' || changesRates)
}

function detailOf({ kind, yearlyCost, who }: MembershipOption): string {
  return kind === 'paid' && yearlyCost !== null ? `${formatDollars(yearlyCost)} a year` : who
}

/** Memberships that come with a chosen one, each with the name of that one. */
function includedWith(
  memberships: readonly MembershipOption[],
  chosen: readonly string[],
): Map<string, string> {
  const owned = memberships.filter(({ id }) => chosen.includes(id))
  return new Map(owned.flatMap(({ name, implies }) => implies.map((id) => [id, name])))
}
