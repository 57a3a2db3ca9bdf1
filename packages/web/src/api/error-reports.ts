import { messageSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { ErrorReport } from '@cardsight/contract/site'
import type { Api } from './client.ts'

/** The form's values as typed: the server checks them and names the fields that aren't valid. */
export type TypedReport = Readonly<Record<keyof ErrorReport, string>>

/** Reports an error in a card's facts. */
export function sendErrorReport(api: Api, cardId: string, report: TypedReport): Promise<{ message: string }> {
  return api.post(apiPaths.cardErrorReports(cardId), messageSchema, report)
}
