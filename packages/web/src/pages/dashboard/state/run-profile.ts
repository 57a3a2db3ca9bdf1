/** The part of the profile that a run depends on. Everything else only changes what a run is worth to the person. */
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf, runProfileOf, spendingHabitsOf } from '@cardsight/contract/runs'
import type { RunNumbers } from '@cardsight/contract/schemas'
import { type DashboardState, type FoundCards, isManual } from './dashboard-state.ts'

type Given = Pick<DashboardState, 'profile' | 'profileOptions'>

/** The profile to request a run with. It has no unknown ids: until the options are loaded, it has no memberships. */
export function profileOfRun({ profile, profileOptions }: Given): Profile {
  return runProfileOf(profile, profileOptions ?? noOptions)
}

/** Equal for profiles that need the same run. Actual purchases name their merchants, so brands make no difference. */
export function runKeyOf({
  profile,
  profileOptions,
  ...state
}: Given & Pick<DashboardState, 'costs'>): string {
  const options = profileOptions ?? noOptions
  const { rent, brands } = spendingHabitsOf(profile, options)
  return keyOf(runHabitsOf(profile, options.memberships), { rent, brands: isManual(state) ? brands : [] })
}

/** True if these results are of another run than the profile needs. */
export function needsOtherRun({ run, texts }: Pick<FoundCards, 'run' | 'texts'>, profile: Profile): boolean {
  const { profileOptions: options } = texts
  const { rent, brands } = spendingHabitsOf(profile, options)
  return (
    keyOf(run.habits, { rent: run.rent, brands: run.brands ?? [] }) !==
    keyOf(runHabitsOf(profile, options.memberships), { rent, brands: run.brands === undefined ? [] : brands })
  )
}

/** The same results, valued for the profile. */
export function valuedFor(found: FoundCards, profile: Profile): FoundCards {
  return isSameProfile(found.details.assumptions, profile)
    ? found
    : { ...found, details: found.expand(profile) }
}

const noOptions = { programs: [], memberships: [] }

type RunSpending = Readonly<{ rent: number; brands: NonNullable<RunNumbers['brands']> }>

function keyOf(
  { activatesCategories, booksInPortals, memberships }: RunHabits,
  { rent, brands }: RunSpending,
): string {
  const amounts = brands.map(({ merchant, yearlyCents }) => [merchant, yearlyCents])
  return JSON.stringify([activatesCategories, booksInPortals, memberships, rent, amounts])
}
