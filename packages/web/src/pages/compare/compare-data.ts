/** Data of the comparison, loaded on the server. */

import type { CardReport, NamedCard } from '@cardsight/contract/cards'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import {
  type AverageRun,
  averageQuery,
  getAverageRun,
  getReport,
  groupByIssuer,
} from '../../cards/average-run.ts'
import { issuerLine } from '../../cards/card-facts.ts'
import { readHandedOverCosts } from '../../dashboard/view-address.ts'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { chooseCards, compareNotes, profilePart, sharedPart } from './compare-query.ts'
import type { ComparedReport } from './compare-rows.ts'

export type ComparePageProps = Awaited<ReturnType<typeof gatherComparison>>

const SUGGESTED = 3

type Api = PageContext['api']

/** Rejects if the API does. */
export async function gatherComparison(api: Api, asked: readonly string[], search: URLSearchParams) {
  const { run, all } = await findRuns(api, asked, search)
  const chosen = chooseCards(asked, new Set(Object.keys(run.cards)))
  const { reports, sharedCosts, note } = await getReports(api, chosen.shown, search)
  return {
    reports: reports.map(toCompared),
    sharedCosts,
    notes: [...compareNotes(chosen), ...note],
    issuers: groupByIssuer(all).map(({ issuer, cards }) => ({
      issuer,
      cards: cards.map(({ cardId, name }) => ({
        cardId,
        name,
        issuedBy: issuerLine({ issuer, category: all.cards[cardId]?.category ?? [] }),
      })),
    })),
    suggested: run.results[3].slice(0, SUGGESTED).flatMap(({ cardId }) => namedCard(run, cardId)),
  }
}

type Runs = Readonly<{
  /** Has business cards if the URL names one, or a person with a business. Suggestions come from here. */
  run: AverageRun
  /** Everybody can look up any card, business cards too. */
  all: AverageRun
}>

async function findRuns(api: Api, asked: readonly string[], search: URLSearchParams): Promise<Runs> {
  const hasBusiness = profilePart(search).some(([name, value]) => name === 'business' && value === 'yes')
  const all = await getAverageRun(api, { hasBusiness: true })
  const isAboutBusiness = asked.some((cardId) => all.cards[cardId]?.category.includes('Business'))
  return { run: hasBusiness || isAboutBusiness ? all : await getAverageRun(api), all }
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

function toCompared({ card, ...report }: CardReport): ComparedReport {
  const { offerParts, held, againstPlain, debt, assumptions } = report
  return {
    ...{ card, offerParts, held, againstPlain, debt, assumptions },
    rates: report.rates.map(({ text }) => ({ text })),
    facts: report.facts.map(({ label, text }) => ({ label, text })),
    parts: report.parts.map(({ category, money }) => ({ category, money })),
  }
}

function namedCard(run: AverageRun, cardId: string): NamedCard[] {
  const card = run.cards[cardId]
  if (card === undefined) {
    return []
  }
  const { name, issuer, network, face, kind } = card
  return [{ cardId, name, issuer, network, face, kind }]
}
