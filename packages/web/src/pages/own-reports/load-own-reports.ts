/** Loads reports on the visitor's own spending. Loaded on demand: it bundles the schemas. */
import { type Profile, withoutUnknownIds } from '@cardsight/contract/profile'
import type { CardReport, ProfileOptions } from '@cardsight/contract/schemas'
import { loadProfileOptions } from '../../api/backtest.ts'
import { createBrowserApi } from '../../api/browser-api.ts'
import { loadCardReport, type ReportQuestion } from '../../api/card-report.ts'
import type { Api } from '../../api/client.ts'

let options: Promise<ProfileOptions> | null = null

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
  options ??= loadProfileOptions(api)
  // The next call tries again.
  options.catch(() => {
    options = null
  })
  return withoutUnknownIds(profile, await options)
}
