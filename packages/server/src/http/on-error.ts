/** Maps anything thrown to a status, a body in the contract's shape and a log line. A bug leaks nothing. */

import { authSentences } from '@cardsight/contract/auth-sentences'
import { errorReportSentences } from '@cardsight/contract/error-reports'
import { type ErrorBody, type ErrorCode, errorTable } from '@cardsight/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isUnavailable } from '../db/unavailable.ts'
import { AppError, unavailable } from '../errors.ts'
import { failurePage, wantsPage } from './failure-page.ts'

export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toAppError(error)
  if (problem.status >= 500) {
    // A browser that closed its connection is no longer waiting, for example a polling page when the server
    // stops.
    const isAbandoned = problem.code === 'unavailable' && request.raw.socket.destroyed
    request.log[isAbandoned ? 'info' : 'error']({ err: error }, problem.code)
  }
  // Without this header a cache may store a 404 for as long as it likes.
  reply.code(problem.status).headers({ 'cache-control': 'no-store', ...problem.headers })
  if (wantsPage(request)) {
    const { headers, body } = failurePage(problem, request.id)
    return reply.headers(headers).send(body)
  }
  return reply.type('application/json').send(errorBodyOf(problem))
}

export function errorBodyOf(problem: AppError): ErrorBody {
  return { error: problem.message, errors: [...problem.entries] }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error
  }
  if (isInvalidRequest(error)) {
    const entries = error.issues.map(({ path, message }) => {
      const param = path.map(String).join('.')
      return { msg: nameField(param, message), param }
    })
    return new AppError('bad-input', { entries, cause: error })
  }
  if (isUnavailable(error)) {
    return unavailable({ cause: error })
  }
  return new AppError(codeOfFastifyError(error), { cause: error })
}

/** Fastify marks what a request's schema rejects. Anything else that doesn't fit a schema is a bug. */
function isInvalidRequest(error: unknown): error is z.ZodError {
  return error instanceof z.ZodError && 'validationContext' in error
}

/** Fastify's own errors, by code if we have a better message, otherwise by status. */
function codeOfFastifyError(error: unknown): ErrorCode {
  const { code, statusCode } = error instanceof Error ? (error as Partial<FastifyError>) : {}
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return 'bad-json'
  }
  const byStatus = Object.entries(errorTable).find(([, entry]) => entry.status === statusCode)?.[0]
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  if (byStatus !== undefined && isRefusal) {
    return byStatus as ErrorCode
  }
  return isRefusal ? 'bad-input' : 'bug'
}

/** Shown unchanged, next to the field. */
const wholeSentences = new Set<string>([
  ...Object.values(authSentences),
  ...Object.values(errorReportSentences),
])

function nameField(field: string, message: string): string {
  if (wholeSentences.has(message)) {
    return message
  }
  if (field !== '') {
    return `${field}: ${message}`
  }
  // Of the request as a whole. A schema's own sentences name what they're about.
  return /^(?:must|has|is|isn't) /.test(message) ? `The request ${message}` : message
}
