/** The parts of a profile that change what cards pay. All other parts only change what that is worth to the person. */
import { defaultProfile, type Profile } from './profile.ts'
import type { MembershipOption } from './profile-options.ts'
import { heldMemberships } from './reach.ts'

/** Equal habits have equal JSON. */
export type RunHabits = Readonly<{
  activatesCategories: boolean
  booksInPortals: boolean
  /** Business cards are part of the run. */
  hasBusiness: boolean
  /** Memberships that some card pays more for, with those that come with them, sorted. */
  memberships: readonly string[]
  /** Dollars that the person would deposit for secured cards. */
  deposit: number
}>

type Membership = Pick<MembershipOption, 'id' | 'implies' | 'changesRates'>

export function runHabitsOf(profile: Profile, memberships: readonly Membership[]): RunHabits {
  const held = heldMemberships(profile, memberships)
  return {
    activatesCategories: profile.activatesCategories,
    booksInPortals: profile.booksInPortals,
    hasBusiness: profile.hasBusiness,
    memberships: memberships
      .flatMap(({ id, changesRates }) => (changesRates && held.has(id) ? [id] : []))
      .sort(),
    deposit: profile.deposit,
  }
}

export const defaultHabits: RunHabits = runHabitsOf(defaultProfile, [])
