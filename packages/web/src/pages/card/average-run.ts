/** API queries with the average household's spending. For loaders only: it bundles the schemas. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costKeys } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import { cardReportSchema, cardsDetailsSchema } from '@cardsight/contract/schemas'
import { averageCosts } from '../../content/average-spending.ts'

type Api = PageContext['api']

const runSchema = cardsDetailsSchema.pick({ results: true, outOfReach: true, cards: true })

export type AverageRun = Awaited<ReturnType<typeof getAverageRun>>

/** All cards, including closed ones, and the rankings for the person that pages assume. */
export async function getAverageRun(api: Api) {
  return runSchema.parse(await api.get(`${apiPaths.freeManualRun}?${averageQuery()}`))
}

export async function getReport(api: Api, cardId: string, query: URLSearchParams = averageQuery()) {
  return cardReportSchema.parse(await api.get(`${apiPaths.cardReport(cardId)}?${query}`))
}

export function averageQuery(): URLSearchParams {
  return new URLSearchParams(Object.entries(costKeys).map(([key, name]) => [key, String(averageCosts[name])]))
}
