import type { PageContext } from '@cardsight/contract/pages'
import { profileQuerySchema, toProfile } from '@cardsight/contract/profile-schemas'
import { formCategories } from '@cardsight/engine/categories'
import { landingOf } from '../../content/landing-contexts.ts'
import { readCosts } from '../../features/ranking/landing-address.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { homeAnswerOf } from './answer.ts'
import type { TopCards } from './use-top-cards.ts'

type Server = Pick<PageContext, 'api' | 'reportError'>

/** Ranks for the amounts and the profile in the query: the same ranking as on the best-cards page. */
export async function loadTopCards({ api, reportError }: Server, url: string): Promise<Response> {
  const search = new URL(url).searchParams
  const costs = readCosts(search)
  const profile = profileQuerySchema.safeParse(Object.fromEntries(search))
  if (costs === null || !profile.success) {
    return refuse(400, 'Needs at least one amount, such as grocery=519.')
  }
  try {
    const landing = { ...landingOf(null), profile: toProfile(profile.data) }
    const ranking = await rankCards(api, landing, costs)
    const answer: TopCards = {
      ...homeAnswerOf(ranking, costs),
      results: ranking.top,
      profile: landing.profile,
    }
    return Response.json(answer)
  } catch (error) {
    reportError(error)
    return refuse(503, 'The cards couldn’t be ranked. Please try again.')
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })
}

/** The query parameters of the top cards: amounts and profile. The server ignores all others. */
export const topCardsParameters: readonly string[] = [
  ...formCategories,
  ...['credit', 'history', 'deposit', 'programs', 'memberships', 'points', 'pointValues', 'credits'],
  ...['rotating', 'portals', 'business', 'rent', 'balance', 'payment'],
]
