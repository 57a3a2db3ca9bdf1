import { type Run, runFromCosts, runFromTransactions } from '@cardsight/answers'
import {
  cardsDetailsSchema,
  costsOf,
  type LinkedRunQuery,
  linkedRunQuerySchema,
  type ManualRunQuery,
  manualRunQuerySchema,
  runNumbersSchema,
} from '@cardsight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendCompressed, sendEncoded } from '../http/send-compressed.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { spendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'
import { presentRun, qualityOf } from './run-forms.ts'

const tags = ['runs']
const response = { 200: z.union([cardsDetailsSchema, runNumbersSchema]), ...failures }

export function backtestRoutes(app: ApiServer, deps: Deps, catalog: PreparedCatalog) {
  const manual = {
    summary: 'Every card against typed monthly costs',
    tags,
    querystring: manualRunQuerySchema,
    response,
  }
  const linked = {
    summary: 'Every card against what linked accounts have spent',
    tags,
    querystring: linkedRunQuerySchema,
    response,
  }

  app.get(
    '/free/run-backtest-manual',
    { config: { access: 'public', limit: 'run' }, schema: manual },
    answerManualRun,
  )

  app.get(
    '/plaid/auth/run-backtest-manual',
    {
      config: { access: 'signed-in', limit: 'run' },
      schema: { ...manual, summary: 'The same for a signed-in person' },
    },
    answerManualRun,
  )

  app.get(
    '/plaid/auth/run-backtest',
    { config: { access: 'signed-in', limit: 'run' }, schema: linked },
    answerLinkedRun,
  )

  app.post(
    '/plaid/auth/run-backtest',
    { config: { access: 'signed-in', limit: 'run' }, schema: { ...linked, summary: 'The same, by POST' } },
    answerLinkedRun,
  )

  async function answerManualRun(
    request: FastifyRequest<{ Querystring: ManualRunQuery }>,
    reply: FastifyReply,
  ) {
    const { query } = request
    const [costs, window] = [costsOf(query), runWindow(query, deps.clock())]
    if (deps.runThreads === null) {
      return answer(request, reply, runFromCosts(catalog.runs, costs, window))
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const body = await deps.runThreads.answer({ costs, window, form: query.form ?? 'literal', encoding })
    return sendEncoded(reply, encoding, body)
  }

  async function answerLinkedRun(
    request: FastifyRequest<{ Querystring: LinkedRunQuery }>,
    reply: FastifyReply,
  ) {
    const { id } = await authenticate(request, deps)
    const spending = await spendingOfAccounts(deps, id, request.query)
    return answer(request, reply, runFromTransactions(catalog.runs, spending))
  }

  function answer(
    request: FastifyRequest<{ Querystring: Pick<ManualRunQuery, 'form'> }>,
    reply: FastifyReply,
    run: Run,
  ) {
    const { form = 'literal' } = request.query
    return sendCompressed(request, reply, presentRun(catalog, run, form), { quality: qualityOf[form] })
  }
}
