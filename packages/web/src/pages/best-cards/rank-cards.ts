/** The page's result, computed on the server from the public API's run. */
import type { MonthlyCosts } from '@cardsight/contract/costs'
import { type CardTexts, cardTextsSchema, runNumbersSchema } from '@cardsight/contract/schemas'
import type { Landing } from '../../content/landing-contexts.ts'
import type { Ranking } from './answer.ts'
import { rankRun } from './rank-run.ts'
import { runPath } from './run-path.ts'

type AskApi = Readonly<{ get(path: string): Promise<unknown> }>

/** Ranks for the person that the page assumes. Rejects if the API does. */
export async function rankCards(api: AskApi, landing: Landing, costs: MonthlyCosts): Promise<Ranking> {
  const { profile } = landing
  const run = runNumbersSchema.parse(await api.get(runPath(costs, profile)))
  return rankRun(run, await textsAt(api, run.cardTexts), landing, profile)
}

let cached: Readonly<{ address: string; texts: CardTexts }> | null = null

/** The content of such a URL never changes, and parsing half a megabyte takes time, so it is cached. */
async function textsAt(api: AskApi, address: string): Promise<CardTexts> {
  if (cached?.address !== address) {
    cached = { address, texts: cardTextsSchema.parse(await api.get(address)) }
  }
  return cached.texts
}
