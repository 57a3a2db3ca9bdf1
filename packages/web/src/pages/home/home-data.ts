/** What the front page tells, gathered on the server. */
import {
  apiPaths,
  blogFeedSchema,
  cardsDetailsSchema,
  costKeys,
  newsletterOptionsSchema,
  overviewSchema,
  type PageContext,
} from '@cardsight/contract'
import { averageCosts } from '../../content/average-spending.ts'
import { type Answer, answerOf } from './answer.ts'
import type { HomePageProps } from './home-page.tsx'
import { ledgerOf } from './ledger.ts'
import { postsOf } from './post.ts'

type Api = PageContext['api']
type Home = HomePageProps & {
  /** False when catalog or ranking did not answer: that was reported, and the page goes on without it. */
  isWhole: boolean
}

export async function gatherHome({ api, publicUrl, reportError }: PageContext): Promise<Home> {
  const [overview, answer, feed, newsletter] = await Promise.all([
    ask(api, apiPaths.overview, overviewSchema).catch(reportAsNull),
    rankOnAverage(api).catch(reportAsNull),
    // These two say in their own logs what ails them; here nothing shows.
    ask(api, apiPaths.blog, blogFeedSchema).catch(() => null),
    ask(api, apiPaths.newsletter, newsletterOptionsSchema).catch(() => null),
  ])
  return {
    ledger: ledgerOf(overview),
    answer,
    posts: postsOf(feed?.items ?? [], publicUrl),
    newsletter,
    isWhole: overview !== null && answer !== null,
  }

  function reportAsNull(error: unknown): null {
    reportError(error)
    return null
  }
}

async function ask<Value>(api: Api, path: string, schema: { parse(value: unknown): Value }): Promise<Value> {
  return schema.parse(await api.get(path))
}

/** A run on average spending is half a megabyte for three lines: not to be had again for every query string. */
const KEEP_FOR_MS = 5 * 60_000
const keptAnswers = new WeakMap<Api, { answer: Answer; untilMs: number }>()
const rankingSchema = cardsDetailsSchema.pick({ results: true, cards: true })

async function rankOnAverage(api: Api): Promise<Answer> {
  const nowMs = Date.now()
  const kept = keptAnswers.get(api)
  if (kept !== undefined && nowMs < kept.untilMs) {
    return kept.answer
  }
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(averageCosts[name])])
  const path = `${apiPaths.freeManualRun}?${new URLSearchParams(amounts)}`
  const answer = answerOf(await ask(api, path, rankingSchema))
  keptAnswers.set(api, { answer, untilMs: nowMs + KEEP_FOR_MS })
  return answer
}
