import type { PageContext } from '@cardsight/contract/pages'
import { profileQuerySchema, toProfile } from '@cardsight/contract/schemas'
import { landingOf } from '../../content/landing-contexts.ts'
import { readCosts } from '../best-cards/costs-query.ts'
import { rankCards } from '../best-cards/rank-cards.ts'
import { homeAnswerOf } from './answer.ts'
import type { TopCards } from './top-cards.ts'

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
