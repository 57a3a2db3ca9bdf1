import type { Profile } from '@cardsight/contract/profile'
import type { MembershipOption } from '@cardsight/contract/profile-schemas'
import { useMemo, useRef } from 'react'
import { formatShort } from '../../lib/format-money.ts'
import { BrandAmount, keepInPlace } from './brand-amount.tsx'
import { Checklist, groupItems } from './checklist.tsx'
import { membershipGroups } from './profile-text.ts'

type Chosen = Pick<Profile, 'memberships' | 'memberSpending'>

type MembershipsFieldProps = {
  memberships: readonly MembershipOption[]
  profile: Chosen
  set: (changes: Partial<Chosen>) => void
}

/** Memberships, bank relationships and statuses that the person has, with what they spend at a club or store. */
export function MembershipsField({ memberships, profile, set }: MembershipsFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const { memberships: chosen, memberSpending } = profile
  const groups = useMemo(
    () => groupItems(membershipsToAsk(memberships), membershipGroups, detailOf),
    [memberships],
  )
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        Some cards need a membership or an account, or earn more with one. Check what you have.
      </p>
      <BrandAmounts memberships={memberships} profile={profile} set={set} />
      <div ref={list}>
        <Checklist
          noun="memberships"
          groups={groups}
          chosen={chosen}
          includedWith={includedWith(memberships, chosen)}
          onToggle={(id, isChosen) =>
            keepInPlace(list.current, () =>
              isChosen
                ? set({ memberships: [...chosen, id] })
                : set({
                    memberships: chosen.filter((each) => each !== id),
                    memberSpending: withAmount(memberSpending, id, null),
                  }),
            )
          }
        />
      </div>
    </div>
  )
}

/** Asks for amounts at the clubs and stores of the person's memberships. */
function BrandAmounts({ memberships, profile, set }: MembershipsFieldProps) {
  const branded = memberships.filter(
    ({ id, brand }) => brand !== undefined && profile.memberships.includes(id),
  )
  if (branded.length === 0) {
    return null
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">What you spend there earns the card’s rate for that store.</p>
      <ul aria-label="Spending as a member" className="grid gap-x-6 gap-y-2 @min-[34rem]:grid-cols-2">
        {branded.map(({ id, name, brand }) => (
          <BrandAmount
            key={id}
            name={name}
            brand={brand}
            dollars={profile.memberSpending[id] ?? null}
            onDollars={(dollars) => set({ memberSpending: withAmount(profile.memberSpending, id, dollars) })}
          />
        ))}
      </ul>
    </div>
  )
}

function withAmount(
  amounts: Profile['memberSpending'],
  id: string,
  dollars: number | null,
): Profile['memberSpending'] {
  const { [id]: _, ...others } = amounts
  return dollars === null ? others : { ...others, [id]: dollars }
}

/** Free memberships never keep anyone from a card. They matter only if they change what a card earns. */
function membershipsToAsk(memberships: readonly MembershipOption[]): MembershipOption[] {
  return memberships.filter(
    ({ kind, changesRates, brand }) => kind !== 'free' || changesRates || brand !== undefined,
  )
}

function detailOf({ kind, yearlyCost, who }: MembershipOption): string {
  return kind === 'paid' && yearlyCost !== null ? `${formatShort(yearlyCost)} a year` : who
}

/** Memberships that come with a chosen one, each with the name of that one. */
function includedWith(
  memberships: readonly MembershipOption[],
  chosen: readonly string[],
): Map<string, string> {
  const owned = memberships.filter(({ id }) => chosen.includes(id))
  return new Map(owned.flatMap(({ name, implies }) => implies.map((id) => [id, name])))
}
