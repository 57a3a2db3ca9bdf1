import { type ErrorCode, type ErrorEntry, errorTable } from '@cardsight/contract/errors'

type Details = {
  /** Replaces the table's sentence. Shown to users. */
  message?: string
  /** Details, one entry per field; the first entry's message becomes the headline. */
  entries?: readonly Omit<ErrorEntry, 'code'>[]
  headers?: Readonly<Record<string, string>>
  cause?: unknown
}

/** Ends a request with an error. The contract's error table maps its code to status and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly entries: readonly ErrorEntry[]
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, details: Details = {}) {
    const message = details.message ?? details.entries?.[0]?.msg ?? errorTable[code].sentence
    super(message, { cause: details.cause })
    this.code = code
    this.entries = (details.entries ?? [{ msg: message }]).map((entry) => ({ code, ...entry }))
    this.headers = details.headers ?? {}
  }

  get status(): number {
    return errorTable[this.code].status
  }
}

const RETRY_AFTER_SECONDS = 5

/** The error for work that we can't do right now, with the time after which a client may try again. */
export function unavailable(
  details: Readonly<{ retryAfterSeconds?: number; cause?: unknown }> = {},
): AppError {
  const { retryAfterSeconds = RETRY_AFTER_SECONDS, cause } = details
  return new AppError('unavailable', { headers: { 'retry-after': String(retryAfterSeconds) }, cause })
}
