/** Loads the data of a card page on the server. */

import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { type CardReport, publishedCardSchema, publishedCatalogSchema } from '@cardsight/contract/schemas'
import { getReport } from './average-run.ts'

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
