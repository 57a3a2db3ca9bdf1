/** Distinguishes a database that doesn't respond (503, try again later) from a bug (500). */

/** SQLSTATE classes and codes: connection lost, out of resources, shutting down or starting, timed out. */
const UNAVAILABLE_STATES = /^(08...|53...|57P0[1-5]|57014)$/

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** pg, Kysely and PGlite only report these in the message. */
const UNAVAILABLE_WORDS = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^Postgres connection has been discarded$/,
  /^driver has already been destroyed$/,
  /^PGlite (is|instance is already) clos(ed|ing)/,
]

/**
 * Returns true if the database doesn't respond, also for wrapped errors. False for errors that a query
 * caused.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false
  }
  if (saysUnavailable(error)) {
    return true
  }
  const causes = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return causes.some(isUnavailable)
}

function saysUnavailable(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string') {
    return UNREACHABLE.has(error.code) || UNAVAILABLE_STATES.test(error.code) || isAbsentSocket(error)
  }
  return UNAVAILABLE_WORDS.some((words) => words.test(error.message))
}

/** A missing socket file of PostgreSQL has the same code as any missing file. */
function isAbsentSocket(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect'
}
