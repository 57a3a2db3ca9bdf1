import { apiPaths } from '@cardsight/contract/api-paths'
import {
  cardTextsSchema,
  catalogHealthSchema,
  permanentCatalogSchema,
  publishedCardSchema,
  publishedCatalogSchema,
} from '@cardsight/contract/cards'
import { offeredOptionsSchema, profileQuerySchema } from '@cardsight/contract/profile-schemas'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { FOREVER, REVALIDATE, sendCached } from '../http/cached-response.ts'
import { NO_SUCH_CARD } from '../services/get-cards.ts'
import type { PreparedFor } from './prepared-catalog.ts'
import { prepareDataSet } from './prepared-data-set.ts'

const tags = ['catalog']
const config = { access: 'public' } as const
const LICENSE_URL = 'https://creativecommons.org/licenses/by/4.0/'

/** The public data set, the texts of cards that runs refer to, and what people can choose in a profile. */
export function cardsRoutes(app: ApiServer, deps: Deps, catalog: PreparedFor) {
  const dataSet = prepareDataSet(deps, catalog)

  app.get(
    '/cards',
    {
      config,
      schema: {
        summary: 'List all cards with the source, date and age of each fact',
        tags,
        response: { 200: publishedCatalogSchema, ...failures },
      },
    },
    (request, reply) => sendCached(dataSet.catalog(), request, asOpenData(reply), REVALIDATE),
  )

  app.get(
    '/cards.csv',
    {
      config,
      schema: {
        summary: 'Download all cards as CSV (RFC 4180), one row per card',
        tags,
        response: {
          200: { description: 'The open-data page explains every column', content: csvContent },
          ...failures,
        },
      },
    },
    (request, reply) => {
      asOpenData(reply).header('content-disposition', 'attachment; filename="cardsight-cards.csv"')
      return sendCached(dataSet.csv(), request, reply, REVALIDATE)
    },
  )

  app.get(
    '/cards/:cardId',
    {
      config,
      schema: {
        summary: 'Get one card with the source, date and age of each fact',
        tags,
        params: z.object({ cardId: z.string() }),
        response: { 200: publishedCardSchema, ...failures },
      },
    },
    (request, reply) => {
      const card = dataSet.card(request.params.cardId)
      if (card === null) {
        throw new AppError('not-found', { message: NO_SUCH_CARD })
      }
      return sendCached(card, request, asOpenData(reply), REVALIDATE)
    },
  )

  app.get(
    '/cards/versions/:version.json',
    {
      config,
      schema: {
        summary: 'Get the current version of the catalog at a URL whose content never changes',
        tags,
        params: z.object({ version: z.string() }),
        response: { 200: permanentCatalogSchema, ...failures },
      },
    },
    (request, reply) => {
      if (request.params.version !== deps.catalog.version) {
        throw new AppError('not-found', { message: OTHER_VERSION })
      }
      return sendCached(dataSet.permanent(), request, asOpenData(reply), FOREVER)
    },
  )

  app.get(
    '/cards/schema.json',
    {
      config,
      schema: {
        summary: 'Get the JSON Schema of the data set',
        tags,
        response: { 200: z.record(z.string(), z.unknown()), ...failures },
      },
    },
    (request, reply) => sendCached(dataSet.schema(), request, asOpenData(reply), REVALIDATE),
  )

  app.get(
    '/cards/health',
    {
      config,
      schema: {
        summary: 'Get what editors of the catalog have to look at: ages, ending offers, disputed facts',
        tags,
        response: { 200: catalogHealthSchema, ...failures },
      },
    },
    (request, reply) => sendCached(dataSet.health(), request, asOpenData(reply), REVALIDATE),
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
      const { version } = request.params
      const found = [false, true].find(
        (hasBusiness) => catalog({ hasBusiness }).cachedTexts.version === version,
      )
      if (found === undefined) {
        throw new AppError('not-found', { message: 'These texts are no longer available. Please run again.' })
      }
      return sendCached(catalog({ hasBusiness: found }).cachedTexts, request, reply, FOREVER)
    },
  )

  app.get(
    '/profile-options',
    {
      config,
      schema: {
        summary: 'List the programs, memberships and statement credits that a profile can name',
        tags,
        querystring: profileQuerySchema.pick({ business: true }),
        response: { 200: offeredOptionsSchema, ...failures },
      },
    },
    (request, reply) =>
      sendCached(
        catalog({ hasBusiness: request.query.business ?? false }).cachedOptions,
        request,
        reply,
        REVALIDATE,
      ),
  )
}

const OTHER_VERSION = `This server doesn't have that version of the catalog. ${apiPaths.cards} has the current one.`

const csvContent = { 'text/csv': { schema: z.string() } }

/** Lets scripts on other sites read the response, and links its license and schema. */
function asOpenData(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    link: `<${LICENSE_URL}>; rel="license", <${apiPaths.cardSchema}>; rel="describedby"`,
  })
}
