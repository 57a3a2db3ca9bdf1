/** API calls that explain a card's numbers. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { type Explanation, explanationSchema, type Projection } from '@cardsight/contract/schemas'
import type { DayRange } from '@cardsight/engine/dates'
import { type LinkedRun, linkedQuery } from './backtest.ts'
import type { Api } from './client.ts'

type Question = Readonly<{
  cardId: string
  projection: Projection
  /** A card in a category list is explained with that category's spending alone. */
  only: string | null
}>

/** `profile`: an explanation depends on all of it; it must have no unknown ids. Without it, the default one counts. */
export type ManualQuestion = Question &
  Readonly<{ costs: TypedCosts; window: DayRange; profile?: Profile | undefined }>
export type LinkedQuestion = Question & LinkedRun

export function explainManual(api: Api, question: ManualQuestion): Promise<Explanation> {
  const { costs, window, profile = defaultProfile } = question
  const query = new URLSearchParams([
    ...questionQuery(question),
    ...costsQuery(costs),
    ['startDate', window.first],
    ['endDate', window.last],
    ...Object.entries(profileQuery(profile)),
  ])
  return api.get(`${apiPaths.freeManualExplanation}?${query}`, explanationSchema)
}

export function explainLinked(api: Api, question: LinkedQuestion): Promise<Explanation> {
  const query = new URLSearchParams([...questionQuery(question), ...linkedQuery(question)])
  return api.get(`${apiPaths.linkedExplanation}?${query}`, explanationSchema)
}

function questionQuery({ cardId, projection, only }: Question): string[][] {
  return [['card', cardId], ['years', projection], ...(only === null ? [] : [['only', only]])]
}
