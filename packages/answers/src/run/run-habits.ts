import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'

/** The parts of a profile that change what cards earn, so that they need a run of their own. */
export type RunHabits = Readonly<{
  activatesCategories: boolean
  booksInPortals: boolean
  /** Memberships that some card pays more for, with those that come with them, sorted. */
  memberships: readonly string[]
}>

type Membership = Readonly<{ id: string; implies: readonly string[]; changesRates: boolean }>

/** Equal habits have equal JSON. */
export function runHabitsOf(profile: Profile, memberships: readonly Membership[]): RunHabits {
  const byId = new Map(memberships.map((membership) => [membership.id, membership]))
  const held = new Set(profile.memberships)
  // A set also visits what is added during the loop, so this includes everything implied indirectly.
  for (const id of held) {
    for (const implied of byId.get(id)?.implies ?? []) {
      held.add(implied)
    }
  }
  return {
    activatesCategories: profile.activatesCategories,
    booksInPortals: profile.booksInPortals,
    memberships: [...held].filter((id) => byId.get(id)?.changesRates === true).sort(),
  }
}

export const defaultHabits: RunHabits = runHabitsOf(defaultProfile, [])

/** The engine's assumptions for these habits. A status at an issuer is a membership in a profile. */
export function assumptionsOf({
  activatesCategories,
  booksInPortals,
  memberships,
}: RunHabits): Pick<Assumptions, 'conditions' | 'memberships' | 'tiers'> {
  const { conditions } = defaultAssumptions
  return {
    conditions: { ...conditions, activation: activatesCategories, portal: booksInPortals },
    memberships,
    tiers: memberships,
  }
}
