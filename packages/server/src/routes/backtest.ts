import { presentCardsDetails, presentRunNumbers, runFromCosts } from '@cardsight/answers'
import {
  cardsDetailsSchema,
  costsOf,
  type ManualRunQuery,
  manualRunQuerySchema,
  runNumbersSchema,
} from '@cardsight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

/** The compact form is small and wanted at once; the literal one stays below 40 KB from quality 5 on. */
const NUMBERS_QUALITY = 1
const LITERAL_QUALITY = 5

export function backtestRoutes(app: ApiServer, deps: Deps, catalog: PreparedCatalog) {
  const schema = {
    summary: 'Every card against typed monthly costs',
    tags: ['runs'],
    querystring: manualRunQuerySchema,
    response: { 200: z.union([cardsDetailsSchema, runNumbersSchema]), ...failures },
  }

  app.get('/free/run-backtest-manual', { config: { access: 'public' }, schema }, answerManualRun)

  app.get(
    '/plaid/auth/run-backtest-manual',
    {
      config: { access: 'signed-in' },
      schema: { ...schema, summary: 'The same for a signed-in person' },
    },
    answerManualRun,
  )

  async function answerManualRun(
    request: FastifyRequest<{ Querystring: ManualRunQuery }>,
    reply: FastifyReply,
  ) {
    const { query } = request
    const run = runFromCosts(catalog.runs, costsOf(query), runWindow(query, deps.clock()))
    if (query.form === 'numbers') {
      const numbers = presentRunNumbers(run, catalog.textsAddress)
      return sendCompressed(request, reply, numbers, { quality: NUMBERS_QUALITY })
    }
    const details = presentCardsDetails(run, catalog.texts, catalog.textsAddress)
    return sendCompressed(request, reply, details, { quality: LITERAL_QUALITY })
  }
}
