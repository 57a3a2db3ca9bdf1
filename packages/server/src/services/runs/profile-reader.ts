import { profileAbout, profileOptionsOf } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import { type ProfileOptions, type ProfileQuery, toProfile } from '@cardsight/contract/profile-schemas'
import { checkProfile } from './check-profile.ts'

/**
 * Returns a function that reads the profile of a query about some cards. It throws a 400 if the catalog doesn't have an id.
 */
export function createProfileReader(
  catalog: Release,
): (query: ProfileQuery, cardIds?: readonly string[]) => Profile {
  let options: ProfileOptions | null = null
  return (query, cardIds = []) => {
    const profile = toProfile(query)
    options ??= profileOptionsOf(catalog)
    checkProfile(profile, options)
    return profileAbout(cardIds, profile, catalog)
  }
}
