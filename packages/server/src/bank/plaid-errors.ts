/** Maps failed provider calls to our own errors. */
import { z } from 'zod'
import { BankError, type BankErrorKind } from './bank.ts'
import { type WireError, wireError } from './plaid-wire.ts'
import { readRetryAfter } from './retry-after.ts'

/** Error of the SDK: with a response if there was one, otherwise with the transport's code. */
const failedCall = z.object({
  code: z.string().optional(),
  response: z.object({ status: z.number(), data: z.unknown(), headers: z.unknown() }).optional(),
})

const kindsByCode: Readonly<Record<string, BankErrorKind>> = {
  ITEM_LOGIN_REQUIRED: 'login-required',
  ITEM_NOT_FOUND: 'gone',
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: 'mutated',
  INVALID_PUBLIC_TOKEN: 'bad-token',
  INVALID_LINK_TOKEN: 'bad-token',
}

const kindsByType: Readonly<Record<string, BankErrorKind>> = {
  INSTITUTION_ERROR: 'institution-down',
  RATE_LIMIT_EXCEEDED: 'limited',
}

const TOO_MANY_REQUESTS = 429

export function toBankError(error: unknown): BankError {
  if (error instanceof BankError) {
    return error
  }
  const call = failedCall.safeParse(error)
  if (!call.success) {
    return new BankError('unavailable', null)
  }
  const { response, code = null } = call.data
  if (response === undefined) {
    return new BankError('unavailable', code)
  }
  const retryAfterMs = readRetryAfter(response.headers)
  const parsed = wireError.safeParse(response.data)
  if (!parsed.success) {
    const kind = response.status === TOO_MANY_REQUESTS ? 'limited' : 'unavailable'
    return new BankError(kind, `HTTP ${response.status}`, { retryAfterMs })
  }
  const { error_code: errorCode, request_id: requestId } = parsed.data
  return new BankError(kindOf(parsed.data), errorCode, { requestId, retryAfterMs })
}

function kindOf({ error_code: code, error_type: type }: WireError): BankErrorKind {
  return kindsByCode[code] ?? kindsByType[type] ?? 'unavailable'
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
