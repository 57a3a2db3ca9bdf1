/** API calls for the value of cards month by month. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { type ValueOverTime, valueOverTimeSchema } from '@cardsight/contract/schemas'
import { type LinkedRun, linkedQuery, type ManualRun, manualQuery } from './backtest.ts'
import type { Api } from './client.ts'

type Question = Readonly<{ cardIds: readonly string[] }>

export type ManualValueQuestion = Question & Omit<ManualRun, 'isSignedIn'>
export type LinkedValueQuestion = Question & LinkedRun

export function valueManual(api: Api, question: ManualValueQuestion): Promise<ValueOverTime> {
  return api.get(
    `${apiPaths.freeManualValue}?${manualQuery(question)}&${cardsQuery(question)}`,
    valueOverTimeSchema,
  )
}

export function valueLinked(api: Api, question: LinkedValueQuestion): Promise<ValueOverTime> {
  return api.get(
    `${apiPaths.linkedValue}?${linkedQuery(question)}&${cardsQuery(question)}`,
    valueOverTimeSchema,
  )
}

function cardsQuery({ cardIds }: Question): URLSearchParams {
  return new URLSearchParams(cardIds.map((id) => ['card', id]))
}
