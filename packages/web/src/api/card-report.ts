/** API calls for the report of a card on somebody's own spending. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { type Profile, profileQuery } from '@cardsight/contract/profile'
import { type CardReport, cardReportSchema } from '@cardsight/contract/schemas'
import type { Api } from './client.ts'

/** `profile` must have no unknown ids. */
export type ReportQuestion = Readonly<{ costs: TypedCosts; profile: Profile }>

export function loadCardReport(
  api: Api,
  cardId: string,
  { costs, profile }: ReportQuestion,
): Promise<CardReport> {
  const query = new URLSearchParams([...costsQuery(costs), ...Object.entries(profileQuery(profile))])
  return api.get(`${apiPaths.cardReport(cardId)}?${query}`, cardReportSchema)
}
