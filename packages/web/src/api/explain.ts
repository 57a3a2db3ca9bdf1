/** Why a card comes to its numbers. */
import {
  apiPaths,
  costKeys,
  type Explanation,
  explanationSchema,
  type MonthlyCosts,
  type Projection,
} from '@cardsight/contract'
import type { DayRange } from '@cardsight/engine'
import type { Api } from './client.ts'

export type ManualQuestion = Readonly<{
  cardId: string
  projection: Projection
  /** A card of a list by category is explained by that category's spending alone. */
  only: string | null
  costs: MonthlyCosts
  window: DayRange
}>

export function explainManual(api: Api, question: ManualQuestion): Promise<Explanation> {
  const { cardId, projection, only, costs, window } = question
  const query = new URLSearchParams([
    ['card', cardId],
    ['years', projection],
    ...(only === null ? [] : [['only', only]]),
    ...Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])]),
    ['startDate', window.first],
    ['endDate', window.last],
  ])
  return api.get(`${apiPaths.freeManualExplanation}?${query}`, explanationSchema)
}
