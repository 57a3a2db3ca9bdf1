/** Data of the open-data page, loaded from the API on the server. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { type PublishedCatalog, publishedCatalogSchema } from '@cardsight/contract/schemas'

export type OpenData = Readonly<
  Pick<PublishedCatalog, 'version' | 'formatVersion' | 'permanentUrl' | 'today' | 'freshness'> & {
    cardCount: number
    openCount: number
    sourceCount: number
  }
>

export async function loadOpenData(api: PageContext['api']): Promise<OpenData> {
  const data = publishedCatalogSchema.parse(await api.get(apiPaths.cards))
  const { version, formatVersion, permanentUrl, today, freshness, cards, sources } = data
  return {
    version,
    formatVersion,
    permanentUrl,
    today,
    freshness,
    cardCount: cards.length,
    openCount: cards.filter(({ status }) => status === 'open').length,
    sourceCount: Object.keys(sources).length,
  }
}
