import { profileAbout, profileOptionsOf } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import {
  describeUnknownIds,
  findUnknownIds,
  type Profile,
  type ProfileIds,
} from '@cardsight/contract/profile'
import { type ProfileOptions, type ProfileQuery, toProfile } from '@cardsight/contract/profile-schemas'
import { AppError } from '../../errors.ts'

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

/** Throws a 400 that names each parameter with unknown ids, and lists the allowed ones. */
export function checkProfile(profile: Profile, options: ProfileIds): void {
  const problems = findUnknownIds(profile, options)
  if (problems.length > 0) {
    throw new AppError('bad-input', {
      entries: problems.map((problem) => ({
        msg: `${problem.param}: ${describeUnknownIds(problem)}`,
        param: problem.param,
      })),
    })
  }
}
