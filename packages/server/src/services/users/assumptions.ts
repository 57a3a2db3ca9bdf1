import { profileOptionsOf } from '@cardsight/answers'
import { type Profile, upgradeProfile, withoutUnknownIds } from '@cardsight/contract/profile'
import { profileSchema } from '@cardsight/contract/profile-schemas'
import type { Deps } from '../../deps.ts'
import { findAssumptions, saveAssumptions } from '../../repositories/assumptions.ts'
import { checkProfile } from '../runs/profile-reader.ts'

/**
 * Returns the profile saved in an account, without ids that the catalog no longer has. Returns null if there is none,
 * or none that this version can read.
 */
export async function readAssumptions(
  { database: { db }, catalog }: Pick<Deps, 'database' | 'catalog'>,
  userId: string,
): Promise<Profile | null> {
  const stored = (await findAssumptions(db, userId))?.profile
  const { success, data } = profileSchema.safeParse(upgradeProfile(stored))
  return success ? withoutUnknownIds(data, profileOptionsOf(catalog)) : null
}

/** Replaces the saved profile. Throws a 400 if the catalog doesn't have an id. */
export async function changeAssumptions(
  { database: { db }, catalog, clock }: Pick<Deps, 'database' | 'catalog' | 'clock'>,
  userId: string,
  profile: Profile,
): Promise<void> {
  checkProfile(profile, profileOptionsOf(catalog))
  await saveAssumptions(db, userId, { profile, savedAt: clock() })
}
