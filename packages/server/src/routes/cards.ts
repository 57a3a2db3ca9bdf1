import { cardFormat } from '@cardsight/catalog'
import { cardTextsSchema, publishedCardSchema, publishedCatalogSchema } from '@cardsight/contract/schemas'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { type CachedJson, cacheJson, FOREVER, REVALIDATE, sendCachedJson } from '../http/cached-json.ts'
import { presentCard } from '../presenters/card.ts'
import { getCard, todayOf } from '../services/get-cards.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

const tags = ['catalog']
const config = { access: 'public' } as const

export function cardsRoutes(app: ApiServer, deps: Deps, catalog: () => PreparedCatalog) {
  const cachedFormat = cacheJson(JSON.stringify(cardFormat))
  const cachedCards = cacheByDay(deps)

  app.get(
    '/cards',
    {
      config,
      schema: {
        summary: 'List all cards of the catalog',
        tags,
        response: { 200: publishedCatalogSchema, ...failures },
      },
    },
    (request, reply) => sendCachedJson(cachedCards(), request, reply, REVALIDATE),
  )

  app.get(
    '/cards/:cardId',
    {
      config,
      schema: {
        summary: 'Get one card',
        tags,
        params: z.object({ cardId: z.string() }),
        response: { 200: publishedCardSchema, ...failures },
      },
    },
    async (request) => presentCard(getCard(deps, request.params.cardId), todayOf(deps)),
  )

  app.get(
    '/cards/schema.json',
    {
      config,
      schema: {
        summary: 'Get the card format as JSON Schema',
        tags,
        response: { 200: z.record(z.string(), z.unknown()), ...failures },
      },
    },
    (request, reply) => sendCachedJson(cachedFormat, request, reply, REVALIDATE),
  )

  app.get(
    '/cards/texts/:version.json',
    {
      config,
      schema: {
        summary: 'Get the texts of all cards, which are the same in every run',
        tags,
        params: z.object({ version: z.string() }),
        response: { 200: cardTextsSchema, ...failures },
      },
    },
    (request, reply) => {
      const { cachedTexts } = catalog()
      if (request.params.version !== cachedTexts.version) {
        throw new AppError('not-found', { message: 'These texts are no longer available. Please run again.' })
      }
      return sendCachedJson(cachedTexts, request, reply, FOREVER)
    },
  )
}

/** Whether facts are stale depends on the day, and on nothing else that changes. */
function cacheByDay(deps: Deps): () => CachedJson {
  let cached: { day: string; json: CachedJson } | undefined
  return () => {
    const day = todayOf(deps)
    if (cached?.day !== day) {
      const cards = deps.catalog.cards.map((card) => presentCard(card, day))
      const catalog = { version: deps.catalog.version, cards }
      const checked = deps.checksAnswers ? publishedCatalogSchema.parse(catalog) : catalog
      cached = { day, json: cacheJson(JSON.stringify(checked)) }
    }
    return cached.json
  }
}
