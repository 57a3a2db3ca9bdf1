/**
 * Time limit for responses from PostgreSQL. The server cancels slow statements; this is for a server that
 * doesn't respond at all, where only closing the connection helps.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export const CONNECT_TIMEOUT_MS = 3_000
export const STATEMENT_TIMEOUT_MS = 5_000
const ANSWER_DEADLINE_MS = 6_000

const withoutTimeLimit = new AsyncLocalStorage<true>()

export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
}

/** Calls `giveUp` if `answer` takes too long; the promise is then expected to reject with the given error. */
export async function withAnswerDeadline<T>(
  ask: () => Promise<T>,
  giveUp: (reason: DatabaseSilent) => void,
): Promise<T> {
  if (withoutTimeLimit.getStore()) {
    return ask()
  }
  const timer = setTimeout(() => {
    giveUp(new DatabaseSilent(`The database didn't respond within ${ANSWER_DEADLINE_MS / 1000} s`))
  }, ANSWER_DEADLINE_MS)
  try {
    return await ask()
  } finally {
    clearTimeout(timer)
  }
}

/** For migrations: an index on a large table takes as long as it takes. */
export function withoutDeadline<T>(work: () => Promise<T>): Promise<T> {
  return withoutTimeLimit.run(true, work)
}
