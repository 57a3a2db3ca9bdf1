import {
  catalogHealthSchema,
  type PublishedCard,
  permanentCatalogSchema,
  publishedCatalogSchema,
} from '@cardsight/contract/cards'
import { cacheByDay } from '../caches/cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { type CachedResponse, cacheText } from '../http/cached-response.ts'
import { presentCardsCsv } from '../presenters/cards-csv.ts'
import { dataSetSchema } from '../presenters/data-set-schema.ts'
import {
  presentCatalogHealth,
  presentPermanentCatalog,
  presentPublishedCatalog,
} from '../presenters/published-catalog.ts'
import { todayOf } from '../services/get-cards.ts'
import type { PreparedFor } from './prepared-catalog.ts'

/** The data set as responses, each created on its first request. */
export type PreparedDataSet = Readonly<{
  catalog: () => CachedResponse
  csv: () => CachedResponse
  /** Null if there's no such card. */
  card: (cardId: string) => CachedResponse | null
  permanent: () => CachedResponse
  schema: () => CachedResponse
  health: () => CachedResponse
}>

/** All cards, business cards too. Ages and ended offers depend on the day, and on nothing else that changes. */
export function prepareDataSet(
  deps: Pick<Deps, 'catalog' | 'checksAnswers' | 'clock' | 'publicUrl'>,
  preparedFor: PreparedFor,
): PreparedDataSet {
  const prepared = () => preparedFor({ hasBusiness: true })
  const dataOn = cacheByDay((today) => {
    const data = presentPublishedCatalog(prepared().runs.release, { publicUrl: deps.publicUrl, today })
    return deps.checksAnswers ? publishedCatalogSchema.parse(data) : data
  })
  const today = () => todayOf(deps)
  const catalogOn = cacheByDay((day) => cacheText(JSON.stringify(dataOn(day))))
  const csvOn = cacheByDay(() => {
    const { runs, texts } = prepared()
    return cacheText(presentCardsCsv(runs.release, texts, deps), 'csv')
  })
  const cardsOn = cacheByDay((day) => cacheCards(dataOn(day).cards))
  const healthOn = cacheByDay((day) => {
    const data = presentCatalogHealth(deps.catalog, day)
    return cacheText(JSON.stringify(deps.checksAnswers ? catalogHealthSchema.parse(data) : data))
  })
  return {
    catalog: () => catalogOn(today()),
    health: () => healthOn(today()),
    csv: () => csvOn(today()),
    card: (cardId) => cardsOn(today())(cardId),
    permanent: once(() => {
      const data = presentPermanentCatalog(deps.catalog)
      return cacheText(JSON.stringify(deps.checksAnswers ? permanentCatalogSchema.parse(data) : data))
    }),
    schema: once(() => cacheText(JSON.stringify(dataSetSchema()))),
  }
}

function cacheCards(cards: readonly PublishedCard[]): (cardId: string) => CachedResponse | null {
  const byId = new Map(cards.map((card) => [card.cardId, once(() => cacheText(JSON.stringify(card)))]))
  return (cardId) => byId.get(cardId)?.() ?? null
}

function once<Value>(create: () => Value): () => Value {
  let cached: { value: Value } | undefined
  return () => {
    cached ??= { value: create() }
    return cached.value
  }
}
