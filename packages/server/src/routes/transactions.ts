import {
  correctionChangesSchema,
  correctionsSchema,
  merchantCorrectionSchema,
  merchantCorrectionsSchema,
  transactionPageSchema,
  transactionsQuerySchema,
} from '@cardsight/contract/banking'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import {
  presentCorrections,
  presentMerchantCorrections,
  presentTransactionPage,
} from '../presenters/transactions.ts'
import { changeCorrections, correctMerchant, readCorrections } from '../services/banking/corrections.ts'
import { listTransactions } from '../services/banking/list-transactions.ts'

const tags = ['banking']
const config = { access: 'signed-in' } as const
/** Enough for the corrections of a guest who signs in. */
const CORRECTIONS_LIMIT_BYTES = 4 * 1024 * 1024

/** Routes for transactions from banks and files, and the user's corrections. */
export function transactionsRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/plaid/auth/transactions',
    {
      config,
      schema: {
        summary: 'List your transactions, newest first',
        tags,
        querystring: transactionsQuerySchema,
        response: { 200: transactionPageSchema, ...failures },
      },
    },
    async (request) => {
      const { cursor = null, limit } = request.query
      const listQuery = { userId: await userIdOf(request), cursor, limit }
      return presentTransactionPage(await listTransactions(deps, listQuery))
    },
  )

  app.get(
    '/plaid/auth/merchants',
    {
      config,
      schema: {
        summary: 'List your merchant corrections',
        tags,
        response: { 200: merchantCorrectionsSchema, ...failures },
      },
    },
    async (request) => presentMerchantCorrections(await readCorrections(deps, await userIdOf(request))),
  )

  app.put(
    '/plaid/auth/merchants',
    {
      config,
      schema: {
        summary: "Correct a merchant's category, or remove the correction; returns all corrections",
        tags,
        body: merchantCorrectionSchema,
        response: { 200: merchantCorrectionsSchema, ...failures },
      },
    },
    async (request) => {
      const userId = await userIdOf(request)
      await correctMerchant(deps, userId, request.body)
      return presentMerchantCorrections(await readCorrections(deps, userId))
    },
  )

  app.get(
    '/plaid/auth/corrections',
    {
      config,
      schema: {
        summary: 'List your corrections of transactions',
        tags,
        response: { 200: correctionsSchema, ...failures },
      },
    },
    async (request) => presentCorrections(await readCorrections(deps, await userIdOf(request))),
  )

  app.put(
    '/plaid/auth/corrections',
    {
      config,
      bodyLimit: CORRECTIONS_LIMIT_BYTES,
      schema: {
        summary: 'Correct rows, wordings and merchants, or remove corrections; returns all of them',
        tags,
        body: correctionChangesSchema,
        response: { 200: correctionsSchema, ...failures },
      },
    },
    async (request) => {
      const userId = await userIdOf(request)
      await changeCorrections(deps, userId, request.body)
      return presentCorrections(await readCorrections(deps, userId))
    },
  )

  async function userIdOf(request: FastifyRequest): Promise<string> {
    return (await authenticate(request, deps)).id
  }
}
