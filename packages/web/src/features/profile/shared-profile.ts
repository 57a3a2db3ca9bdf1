/** The profile of a shared link. Import this file lazily only: it bundles the schemas. */
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import { profileQuerySchema, toProfile } from '@cardsight/contract/profile-schemas'
import { readProfile, writeProfile } from './stored-profile.ts'

/** Null if the query has no valid profile. */
export function readSharedProfile(search: string): Profile | null {
  const parsed = profileQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return parsed.success ? toProfile(parsed.data) : null
}

/** Stores the profile of a link. Not the one that already applies: a default that nobody chose isn't a visitor's own. */
export function adoptSharedProfile(search: string): void {
  const profile = readSharedProfile(search)
  if (profile !== null && !isSameProfile(profile, readProfile())) {
    writeProfile(profile)
  }
}
