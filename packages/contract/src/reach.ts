/** Which cards a person can get: credit level and memberships decide. */
import type { CardNeeds } from './cards.ts'
import { creditLevels, type Profile } from './profile.ts'
import type { ProfileOptions } from './profile-options.ts'

/** What keeps a card out of reach. */
export type ReachProblem =
  | Readonly<{ kind: 'credit'; level: CardNeeds['credit'] }>
  | Readonly<{ kind: 'membership'; id: string }>

/** Returns a function that lists what keeps a card out of reach; nothing if the person can get it. */
export function reachProblems(
  profile: Pick<Profile, 'credit' | 'memberships'>,
  { memberships }: Pick<ProfileOptions, 'memberships'>,
): (needs: CardNeeds) => ReachProblem[] {
  const held = heldMemberships(profile, memberships)
  const free = new Set(memberships.filter(({ kind }) => kind === 'free').map(({ id }) => id))
  const level = creditLevels.indexOf(profile.credit)
  return (needs) => [
    ...(creditLevels.indexOf(needs.credit) > level ? [{ kind: 'credit' as const, level: needs.credit }] : []),
    ...needs.memberships
      .filter((id) => !held.has(id) && !free.has(id))
      .map((id) => ({ kind: 'membership' as const, id })),
  ]
}

/** Memberships of the person, with those that come with them. */
export function heldMemberships(
  profile: Pick<Profile, 'memberships'>,
  memberships: readonly Readonly<{ id: string; implies: readonly string[] }>[],
): ReadonlySet<string> {
  const implied = new Map(memberships.map(({ id, implies }) => [id, implies]))
  const held = new Set<string>()
  const add = (id: string) => {
    if (!held.has(id)) {
      held.add(id)
      for (const other of implied.get(id) ?? []) {
        add(other)
      }
    }
  }
  for (const id of profile.memberships) {
    add(id)
  }
  return held
}
