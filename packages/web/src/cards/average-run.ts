/** API queries with the average household's spending. For loaders only: it bundles the schemas. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import {
  type CardReport,
  cardReportSchema,
  cardTextSchema,
  cardTextsSchema,
  publishedCardSchema,
  publishedCatalogSchema,
} from '@cardsight/contract/cards'
import { costKeys } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { averageCosts } from '../content/average-spending.ts'

type Api = PageContext['api']

const runSchema = cardsDetailsSchema.pick({ cardTexts: true, results: true, outOfReach: true, cards: true })

export type AverageRun = Awaited<ReturnType<typeof getAverageRun>>

/** All cards, including closed ones, and the rankings for the person that pages assume, or the same person with a business. */
export async function getAverageRun(
  api: Api,
  { hasBusiness }: Pick<Profile, 'hasBusiness'> = defaultProfile,
) {
  const query = new URLSearchParams([
    ...averageQuery(),
    ...Object.entries(profileQuery({ ...defaultProfile, hasBusiness })),
  ])
  return runSchema.parse(await api.get(`${apiPaths.freeManualRun}?${query}`))
}

/** The texts that lists of all cards show. */
const briefTextsSchema = cardTextsSchema.pick({ cards: true }).extend({
  cards: cardTextSchema
    .pick({ cardId: true, rateLine: true, annualFeeDisplay: true, introOffer: true })
    .array(),
})

export type BriefText = Awaited<ReturnType<typeof getBriefTexts>>[number]

export async function getBriefTexts(api: Pick<Api, 'get'>, { cardTexts }: Readonly<{ cardTexts: string }>) {
  return briefTextsSchema.parse(await api.get(cardTexts)).cards
}

export async function getReport(api: Api, cardId: string, query: URLSearchParams = averageQuery()) {
  return cardReportSchema.parse(await api.get(`${apiPaths.cardReport(cardId)}?${query}`))
}

export function averageQuery(): URLSearchParams {
  return new URLSearchParams(Object.entries(costKeys).map(([key, name]) => [key, String(averageCosts[name])]))
}

/** Loads the data of a card page on the server. */
const idsSchema = publishedCatalogSchema
  .pick({ cards: true })
  .extend({ cards: publishedCardSchema.pick({ cardId: true }).array() })

/**
 * Returns null for an unknown card. A report takes many runs, and the first one on a busy machine can exceed a page's
 * deadline, so it is requested twice before this rejects.
 */
export async function findReport(api: PageContext['api'], cardId: string): Promise<CardReport | null> {
  try {
    return await getReport(api, cardId)
  } catch {
    const { cards } = idsSchema.parse(await api.get(apiPaths.cards))
    return cards.some((card) => card.cardId === cardId) ? getReport(api, cardId) : null
  }
}

type IndexedCard = Readonly<{ cardId: string; name: string }>

type IssuerGroup = Readonly<{ issuer: string; cards: readonly IndexedCard[] }>

/** Issuers and their cards in alphabetical order, for choosing one. */
export function groupByIssuer({ cards }: Pick<AverageRun, 'cards'>): IssuerGroup[] {
  const listed = Object.entries(cards).map(([cardId, { name, issuer }]) => ({ cardId, name, issuer }))
  const issuers = [...new Set(listed.map(({ issuer }) => issuer))].sort((a, b) => a.localeCompare(b, 'en'))
  return issuers.map((issuer) => ({
    issuer,
    cards: listed
      .filter((card) => card.issuer === issuer)
      .map(({ cardId, name }) => ({ cardId, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }))
}
