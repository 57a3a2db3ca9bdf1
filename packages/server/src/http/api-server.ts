import { errorBodySchema } from '@cardsight/contract/errors'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** A Fastify instance whose routes take their types from zod schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Error responses of any call, for the API documentation. */
export const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema }
