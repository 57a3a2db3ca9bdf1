/** Data of the open-data page, loaded from the API on the server. */
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type CatalogHealth,
  catalogHealthSchema,
  type PublishedCatalog,
  publishedCatalogSchema,
} from '@cardsight/contract/cards'
import type { PageContext } from '@cardsight/contract/pages'
import releases from '../../content/data-releases.json' with { type: 'json' }

/** A dated copy of the data, written by `npm run catalog -- release`. */
export type DataRelease = Readonly<{
  date: string
  version: string
  formatVersion: string
  cards: number
  business: number
}>

export type OpenData = Readonly<
  Pick<PublishedCatalog, 'version' | 'formatVersion' | 'permanentUrl' | 'today' | 'freshness'> & {
    cardCount: number
    openCount: number
    businessCount: number
    sourceCount: number
    endingOffers: CatalogHealth['endingOffers']
    releases: readonly DataRelease[]
  }
>

export async function loadOpenData(api: PageContext['api']): Promise<OpenData> {
  const [catalog, health] = await Promise.all([api.get(apiPaths.cards), api.get(apiPaths.catalogHealth)])
  const data = publishedCatalogSchema.parse(catalog)
  const { version, formatVersion, permanentUrl, today, freshness, cards, sources } = data
  return {
    version,
    formatVersion,
    permanentUrl,
    today,
    freshness,
    cardCount: cards.length,
    openCount: cards.filter(({ status }) => status === 'open').length,
    businessCount: cards.filter(({ facts }) => facts.business !== undefined).length,
    sourceCount: Object.keys(sources).length,
    endingOffers: catalogHealthSchema.parse(health).endingOffers,
    releases,
  }
}
