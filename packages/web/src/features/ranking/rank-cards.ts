/** The page's result, computed on the server from the public API's run. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { runNumbersSchema } from '@cardsight/contract/backtest'
import { type CardTexts, cardTextsSchema } from '@cardsight/contract/cards'
import { costKeys, type MonthlyCosts } from '@cardsight/contract/costs'
import { type Profile, profileQuery } from '@cardsight/contract/profile'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking } from './answer.ts'
import { rankRun } from './rank-run.ts'

type AskApi = Readonly<{ get(path: string): Promise<unknown> }>

/** Ranks for the person that the page assumes. Rejects if the API does. */
export async function rankCards(api: AskApi, landing: Landing, costs: MonthlyCosts): Promise<Ranking> {
  const { profile } = landing
  const run = runNumbersSchema.parse(await api.get(runPath(costs, profile)))
  return rankRun(run, await textsAt(api, run.cardTexts), landing, profile)
}

/** Those with and without business cards. */
const MOST_CACHED = 2
const cached = new Map<string, CardTexts>()

/** The content of such a URL never changes, and parsing half a megabyte takes time, so the newest two are cached. */
async function textsAt(api: AskApi, address: string): Promise<CardTexts> {
  const texts = cached.get(address) ?? cardTextsSchema.parse(await api.get(address))
  cached.set(address, texts)
  for (const oldest of [...cached.keys()].slice(0, -MOST_CACHED)) {
    cached.delete(oldest)
  }
  return texts
}

/** Path of a run in its compact form, for a year up to today. */
export function runPath(costs: MonthlyCosts, profile: Profile): string {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  const assumed = Object.entries(profileQuery(profile))
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ...assumed, ['form', 'numbers']])}`
}
