/** The profile of a shared link. Import this file lazily only: it bundles the schemas. */
import type { Profile } from '@cardsight/contract/profile'
import { profileQuerySchema, toProfile } from '@cardsight/contract/schemas'

/** Null if the query has no valid profile. */
export function readSharedProfile(search: string): Profile | null {
  const parsed = profileQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return parsed.success ? toProfile(parsed.data) : null
}
