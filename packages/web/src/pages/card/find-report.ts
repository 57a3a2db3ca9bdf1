/** What the page of a card tells, gathered on the server. */
import { apiPaths, type CardReport, type PageContext, publishedCatalogSchema } from '@cardsight/contract'
import { getReport } from './average-run.ts'

const idsSchema = publishedCatalogSchema.pick({ cards: true })

/**
 * Null for an id that no card has. A report takes many runs, and the first on a busy machine can outlast the patience
 * of a page: it is asked for twice before this rejects.
 */
export async function findReport(api: PageContext['api'], cardId: string): Promise<CardReport | null> {
  try {
    return await getReport(api, cardId)
  } catch {
    const { cards } = idsSchema.parse(await api.get(apiPaths.cards))
    return cards.some((card) => card.cardId === cardId) ? getReport(api, cardId) : null
  }
}
