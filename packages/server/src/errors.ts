import { type ErrorCode, type ErrorEntry, errorTable } from '@cardsight/contract'

type Details = {
  /** Replaces the table's sentence; must be fit for a person to read. */
  message?: string
  /** What exactly was wrong, one entry a field; the first one's message becomes the headline. */
  entries?: readonly Omit<ErrorEntry, 'code'>[]
  headers?: Readonly<Record<string, string>>
  cause?: unknown
}

/** Thrown when a request is over. Its code decides status and sentence through contract's error table. */
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
