/** API calls about the profile saved in the account; both need a signed-in user. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { Profile } from '@cardsight/contract/profile'
import { savedProfileSchema } from '@cardsight/contract/schemas'
import type { Api } from './client.ts'

/** Returns null if the account has no profile yet. */
export async function fetchAssumptions(api: Api): Promise<Profile | null> {
  return (await api.get(apiPaths.assumptions, savedProfileSchema)).profile
}

export async function saveAssumptions(api: Api, profile: Profile): Promise<void> {
  await api.put(apiPaths.assumptions, savedProfileSchema, profile)
}
