import type { PageContext } from '@cardsight/contract/pages'
import type { ContextSlug } from '@cardsight/contract/paths'
import { landingOf } from '../../content/landing-contexts.ts'
import { readCosts } from './costs-query.ts'
import { rankCards } from './rank-cards.ts'
import { type SentAnswer, sendAnswer } from './sent-answer.ts'

type Server = Pick<PageContext, 'api' | 'reportError'>

/** On the server: the page renders even if the run fails, and then says so. */
export async function loadLanding(
  { api, reportError }: Server,
  slug: ContextSlug | null,
  url: string,
): Promise<{ answer: SentAnswer }> {
  const landing = landingOf(slug)
  const costs = readCosts(new URL(url).searchParams) ?? landing.costs
  try {
    return { answer: sendAnswer(await rankCards(api, landing, costs)) }
  } catch (error) {
    reportError(error)
    return { answer: { state: 'failed' } }
  }
}
