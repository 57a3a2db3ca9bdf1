/** The part of the profile that a run depends on. Everything else only changes what a run is worth to the person. */
import { defaultProfile, isSameProfile, type Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf } from '@cardsight/contract/runs'
import type { DashboardState, FoundCards } from './dashboard-state.ts'

type Given = Pick<DashboardState, 'profile' | 'profileOptions'>

/**
 * The profile to request a run with: habits and rent of the person, and nothing that a run doesn't need. It has no
 * unknown ids: until the options are loaded, it has no memberships.
 */
export function profileOfRun({ profile, profileOptions }: Given): Profile {
  return { ...defaultProfile, ...habitsOf({ profile, profileOptions }), rent: profile.rent }
}

/** Equal for profiles that need the same run. */
export function runKeyOf({ profile, profileOptions }: Given): string {
  return keyOf(habitsOf({ profile, profileOptions }), profile.rent)
}

/** True if these results are of another run than the profile needs. */
export function needsOtherRun({ run, texts }: Pick<FoundCards, 'run' | 'texts'>, profile: Profile): boolean {
  return keyOf(run.habits, run.rent) !== runKeyOf({ profile, profileOptions: texts.profileOptions })
}

/** The same results, valued for the profile. */
export function valuedFor(found: FoundCards, profile: Profile): FoundCards {
  return isSameProfile(found.details.assumptions, profile)
    ? found
    : { ...found, details: found.expand(profile) }
}

function habitsOf({ profile, profileOptions }: Given): RunHabits {
  return runHabitsOf(profile, profileOptions?.memberships ?? [])
}

function keyOf({ activatesCategories, booksInPortals, memberships }: RunHabits, rent: number): string {
  return JSON.stringify([activatesCategories, booksInPortals, memberships, rent])
}
