import { type Release, releaseFor } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf } from '@cardsight/contract/runs'
import { profileOptionsOf } from './profile-options.ts'

/** Returns the habits that a run of these cards depends on, for a person. */
export function habitsIn(published: Release, profile: Profile): RunHabits {
  return runHabitsOf(profile, profileOptionsOf(releaseFor(published, profile)).memberships)
}
