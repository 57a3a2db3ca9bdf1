import {
  literalRunSchema,
  type ManualRunQuery,
  manualRunQuerySchema,
  runNumbersSchema,
} from '@cardsight/contract/backtest'
import { type LinkedRunQuery, linkedRunQuerySchema } from '@cardsight/contract/banking'
import { costsOf } from '@cardsight/contract/costs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'
import { createCostRuns, createGuestRuns } from '../services/runs/guest-runs.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'

const tags = ['runs']
const response = { 200: z.union([literalRunSchema, runNumbersSchema]), ...failures }

/** The literal form has ten times as many bytes. */
const costOfManual = ({ query }: FastifyRequest) =>
  new Map(Object.entries(Object(query))).get('form') === 'numbers' ? runMs.run : runMs.literal

export function backtestRoutes(app: ApiServer, deps: Deps) {
  const readProfile = createProfileReader(deps.catalog)
  const manual = {
    summary: 'Run every card on typed monthly costs',
    tags,
    querystring: manualRunQuerySchema,
    response,
  }
  const linked = {
    summary: 'Run every card on purchases in linked accounts',
    tags,
    querystring: linkedRunQuerySchema,
    response,
  }

  app.get(
    '/free/run-backtest-manual',
    { config: { access: 'public', limit: 'run', cost: costOfManual }, schema: manual },
    answerManualRun(createGuestRuns(deps.runThreads.quick)),
  )

  app.get(
    '/plaid/auth/run-backtest-manual',
    {
      config: { access: 'signed-in', limit: 'run', cost: costOfManual },
      schema: { ...manual, summary: 'Run every card on typed monthly costs, signed in' },
    },
    answerManualRun(createCostRuns(deps.runThreads.quick)),
  )

  app.get(
    '/plaid/auth/run-backtest',
    { config: { access: 'signed-in', limit: 'run', cost: runMs.linked }, schema: linked },
    answerLinkedRun,
  )

  app.post(
    '/plaid/auth/run-backtest',
    {
      config: { access: 'signed-in', limit: 'run', cost: runMs.linked },
      schema: { ...linked, summary: 'Run every card on purchases in linked accounts, by POST' },
    },
    answerLinkedRun,
  )

  function answerManualRun(run: ReturnType<typeof createCostRuns>) {
    return async (request: FastifyRequest<{ Querystring: ManualRunQuery }>, reply: FastifyReply) => {
      const { query } = request
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await run({
        costs: costsOf(query),
        profile: readProfile(query),
        window: runWindow(query, deps.clock()),
        form: query.form ?? 'literal',
        today: todayOf(deps),
        encoding,
      })
      return sendEncoded(reply, encoding, body)
    }
  }

  async function answerLinkedRun(
    request: FastifyRequest<{ Querystring: LinkedRunQuery }>,
    reply: FastifyReply,
  ) {
    const { id } = await authenticate(request, deps)
    const { form = 'literal' } = request.query
    const profile = readProfile(request.query)
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const today = todayOf(deps)
    const { bulk } = deps.runThreads
    const body = await withSpendingOfAccounts(deps, id, request.query, (spending, buffers) => {
      const isBusy = bulk.isBusy()
      return bulk.call('runOnSpending', { spending, profile, form, isBusy, encoding, today }, buffers)
    })
    return sendEncoded(reply, encoding, body)
  }
}
