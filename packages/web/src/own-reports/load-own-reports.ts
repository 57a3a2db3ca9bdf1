/** Loads reports on the visitor's own spending. Loaded on demand: it bundles the schemas. */

import type { CardReport } from '@cardsight/contract/cards'
import { type Profile, withoutUnknownIds } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { loadCardReport, loadProfileOptions, type ReportQuestion } from '../api/backtest.ts'
import { type Api, createBrowserApi } from '../api/client.ts'

const loadedOptions = new Map<boolean, Promise<ProfileOptions>>()

/** Rejects if the API does. */
export async function loadOwnReports(
  cardIds: readonly string[],
  { costs, profile }: ReportQuestion,
  api: Api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} }),
): Promise<CardReport[]> {
  const question = { costs, profile: await knownPart(api, profile) }
  return Promise.all(cardIds.map((cardId) => loadCardReport(api, cardId, question)))
}

/** A profile of last month may name what the catalog no longer has. */
async function knownPart(api: Api, profile: Profile): Promise<Profile> {
  const { programs, memberships, credits, pointValues } = profile
  const named = [programs, memberships, credits, pointValues].flatMap((ids) => Object.keys(ids))
  if (named.length === 0) {
    return profile
  }
  const { hasBusiness } = profile
  const options = loadedOptions.get(hasBusiness) ?? loadProfileOptions(api, profile)
  loadedOptions.set(hasBusiness, options)
  // The next call tries again.
  options.catch(() => loadedOptions.delete(hasBusiness))
  return withoutUnknownIds(profile, await options)
}
