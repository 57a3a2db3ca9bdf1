/** Data of the comparison, loaded on the server. */
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import type { CardReport, NamedCard } from '@cardsight/contract/schemas'
import { faceOf } from '../../cards/face-of.ts'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { type AverageRun, averageQuery, getAverageRun, getReport } from '../card/average-run.ts'
import { groupByIssuer } from '../card/card-index.ts'
import { readHandedOverCosts } from '../dashboard/handed-over-costs.ts'
import { chooseCards, compareNotes, profilePart, sharedPart } from './compare-query.ts'

export type ComparePageProps = Awaited<ReturnType<typeof gatherComparison>>

const SUGGESTED = 3

type Api = PageContext['api']

/** Rejects if the API does. */
export async function gatherComparison(api: Api, asked: readonly string[], search: URLSearchParams) {
  const run = await getAverageRun(api)
  const chosen = chooseCards(asked, new Set(Object.keys(run.cards)))
  const { reports, sharedCosts, note } = await getReports(api, chosen.shown, search)
  return {
    reports,
    sharedCosts,
    notes: [...compareNotes(chosen), ...note],
    issuers: groupByIssuer(run).map(({ issuer, cards }) => ({
      issuer,
      cards: cards.map(({ cardId, name }) => ({ cardId, name })),
    })),
    suggested: run.results[3].slice(0, SUGGESTED).flatMap(({ cardId }) => namedCard(run, cardId)),
  }
}

type Reports = Readonly<{ reports: CardReport[]; sharedCosts: TypedCosts | null; note: readonly string[] }>

/** On the amounts in the URL if somebody shared any, otherwise on the average household's. */
async function getReports(api: Api, cardIds: readonly string[], search: URLSearchParams): Promise<Reports> {
  const typed = readHandedOverCosts(sharedPart(search).toString())
  if (typed === null) {
    return { reports: await getAll(api, cardIds, averageQuery()), sharedCosts: null, note: [] }
  }
  const sharedCosts = toMonthlyCosts(typed)
  const query = new URLSearchParams([...costsQuery(sharedCosts), ...profilePart(search)])
  try {
    return { reports: await getAll(api, cardIds, query), sharedCosts, note: [] }
  } catch {
    // The API refuses amounts that are all 0, and a profile that it can't read.
    const reports = await getAll(api, cardIds, averageQuery())
    const note = ['We couldn’t read the spending in this link, so these numbers are for average spending.']
    return { reports, sharedCosts: null, note }
  }
}

async function getAll(api: Api, cardIds: readonly string[], query: URLSearchParams): Promise<CardReport[]> {
  const reports = []
  // One after the other: each is a separate run, and the page's deadline starts with its request.
  for (const cardId of cardIds) {
    reports.push(await getReport(api, cardId, query))
  }
  return reports
}

function namedCard(run: AverageRun, cardId: string): NamedCard[] {
  const card = run.cards[cardId]
  return card === undefined ? [] : [{ cardId, ...faceOf(card) }]
}
