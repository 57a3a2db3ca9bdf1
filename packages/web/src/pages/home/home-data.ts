/** Data of the home page, loaded on the server. */

import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { blogFeedSchema, newsletterOptionsSchema, overviewSchema } from '@cardsight/contract/schemas'
import { averageCosts } from '../../content/average-spending.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { rankCards } from '../best-cards/rank-cards.ts'
import { homeAnswerOf } from './answer.ts'
import { catalogStatsOf } from './catalog-stats.ts'
import { filledInOf } from './filled-in.ts'
import { gatherFacts } from './home-facts.ts'
import type { HomePageProps } from './home-page.tsx'
import { postsOf } from './post.ts'

type Home = HomePageProps & {
  /** False if catalog or ranking failed: that was reported, and the page renders without it. */
  isWhole: boolean
}

export async function gatherHome({ api, publicUrl, reportError }: PageContext): Promise<Home> {
  const [overview, feed, newsletter] = await Promise.all([
    ask(apiPaths.overview, overviewSchema).catch(reportAsNull),
    // These two log their own failures; the page just shows nothing.
    ask(apiPaths.blog, blogFeedSchema).catch(() => null),
    ask(apiPaths.newsletter, newsletterOptionsSchema).catch(() => null),
  ])
  // After the others: it blocks this process, and each of them has a deadline.
  const ranking = await rankCards(api, landingOf(null), averageCosts).catch(reportAsNull)
  const facts = ranking && (await gatherFacts(api, ranking, averageCosts).catch(reportAsNull))
  return {
    filledIn: filledInOf(averageCosts),
    stats: catalogStatsOf(overview),
    answer: ranking && homeAnswerOf(ranking, averageCosts),
    facts,
    posts: postsOf(feed?.items ?? [], publicUrl),
    newsletter,
    isWhole: overview !== null && facts !== null,
  }

  async function ask<Value>(path: string, schema: { parse(value: unknown): Value }): Promise<Value> {
    return schema.parse(await api.get(path))
  }

  function reportAsNull(error: unknown): null {
    reportError(error)
    return null
  }
}
