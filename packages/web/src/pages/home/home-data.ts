/** Data of the home page, loaded on the server. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { blogFeedSchema, newsletterOptionsSchema } from '@cardsight/contract/site'
import { averageCosts } from '../../content/average-spending.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { rankCards } from '../../features/ranking/rank-run.ts'
import { filledInOf, homeAnswerOf } from './answer.ts'
import { gatherFacts } from './home-facts.ts'
import type { HomePageProps } from './home-page.tsx'
import { postsOf } from './post.ts'

type Home = HomePageProps & {
  /** False if the ranking failed: that was reported, and the page renders without it. */
  isWhole: boolean
}

export async function gatherHome({ api, publicUrl, reportError }: PageContext): Promise<Home> {
  const [feed, newsletter] = await Promise.all([
    // They log their own failures; the page just shows nothing.
    ask(apiPaths.blog, blogFeedSchema).catch(() => null),
    ask(apiPaths.newsletter, newsletterOptionsSchema).catch(() => null),
  ])
  // After the others: it blocks this process, and each of them has a deadline.
  const ranking = await rankCards(api, landingOf(null), averageCosts).catch(reportAsNull)
  const facts = ranking && (await gatherFacts(api, ranking).catch(reportAsNull))
  return {
    filledIn: filledInOf(averageCosts),
    answer: ranking && homeAnswerOf(ranking, averageCosts),
    facts,
    posts: postsOf(feed?.items ?? [], publicUrl),
    newsletter,
    isWhole: facts !== null,
  }

  async function ask<Value>(path: string, schema: { parse(value: unknown): Value }): Promise<Value> {
    return schema.parse(await api.get(path))
  }

  function reportAsNull(error: unknown): null {
    reportError(error)
    return null
  }
}
