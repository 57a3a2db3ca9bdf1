/** Data of the comparison, loaded on the server. */
import type { PageContext } from '@cardsight/contract/pages'
import { getAverageRun, getReport } from '../card/average-run.ts'
import { groupByIssuer } from '../card/card-index.ts'
import { chooseCards, compareNotes } from './compare-query.ts'

export type ComparePageProps = Awaited<ReturnType<typeof gatherComparison>>

const SUGGESTED = 3

/** Rejects if the API does. */
export async function gatherComparison(api: PageContext['api'], asked: readonly string[]) {
  const run = await getAverageRun(api)
  const chosen = chooseCards(asked, new Set(Object.keys(run.cards)))
  const reports = []
  // One after the other: each is a separate run, and the page's deadline starts with its request.
  for (const cardId of chosen.shown) {
    reports.push(await getReport(api, cardId))
  }
  return {
    reports,
    notes: compareNotes(chosen),
    issuers: groupByIssuer(run).map(({ issuer, cards }) => ({
      issuer,
      cards: cards.map(({ cardId, name }) => ({ cardId, name })),
    })),
    suggested: run.results[3].slice(0, SUGGESTED).map(({ cardId, cardName }) => ({ cardId, name: cardName })),
  }
}
