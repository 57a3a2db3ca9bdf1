/** Maps failed provider calls to our own errors. */
import { z } from 'zod'
import { BankError, type BankErrorKind } from '../bank-error.ts'
import { readRetryAfter } from '../retry-after.ts'
import { kindsByErrorType, plaidErrorCodes } from './plaid-error-codes.ts'
import { type WireError, wireError } from './plaid-wire.ts'

/** Error of the SDK: with a response if there was one, otherwise with the transport's code. */
const failedCall = z.object({
  code: z.string().optional(),
  response: z.object({ status: z.number(), data: z.unknown(), headers: z.unknown() }).optional(),
})

const kindsByCode: ReadonlyMap<string, BankErrorKind> = new Map(
  plaidErrorCodes.flatMap(({ kind, codes }) => codes.map((code) => [code, kind] as const)),
)

const TOO_MANY_REQUESTS = 429
const MAX_MESSAGE_LENGTH = 300
const TOKEN = /\b[a-z]{1,20}-(?:sandbox|development|production)-[\w-]{1,100}/g

export function toBankError(error: unknown): BankError {
  if (error instanceof BankError) {
    return error
  }
  const call = failedCall.safeParse(error)
  if (!call.success) {
    return new BankError('unavailable', null)
  }
  const { response, code: transportCode = null } = call.data
  if (response === undefined) {
    return new BankError('unavailable', transportCode)
  }
  const retryAfterMs = readRetryAfter(response.headers)
  const parsed = wireError.safeParse(response.data)
  if (!parsed.success) {
    const kind = response.status === TOO_MANY_REQUESTS ? 'limited' : 'unavailable'
    return new BankError(kind, `HTTP ${response.status}`, { retryAfterMs })
  }
  const { error_code: code, request_id: requestId, error_message: message } = parsed.data
  const details = {
    requestId,
    providerMessage: message === null ? null : withoutTokens(message),
    isKnownCode: kindsByCode.has(code),
  }
  return new BankError(kindOfPlaidError(parsed.data), code, { details, retryAfterMs })
}

/** By code; a code that isn't in the table by its type. */
export function kindOfPlaidError({
  error_code: code,
  error_type: type,
}: Pick<WireError, 'error_code' | 'error_type'>): BankErrorKind {
  return kindsByCode.get(code) ?? kindsByErrorType[type] ?? 'unavailable'
}

/** Plaid quotes some of the fields that it refuses. */
function withoutTokens(message: string): string {
  return message.slice(0, MAX_MESSAGE_LENGTH).replace(TOKEN, '[token]')
}

/** An invalid response. Only the paths are reported, because the values may be personal data. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(data)
  if (!read.success) {
    const paths = read.error.issues.slice(0, 3).map(({ path }) => path.join('.'))
    throw new BankError('unavailable', `invalid response (${paths.join(', ')})`)
  }
  return read.data
}
