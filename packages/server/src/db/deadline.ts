/**
 * Time limit for responses from PostgreSQL. The server cancels slow statements; this is for a server that
 * doesn't respond at all, where only closing the connection helps.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type DatabaseLimits = Readonly<{ connectMs: number; statementMs: number; answerMs: number }>

/** Shares of a request's time, so that a request can still answer after the database has failed. */
export function limitsWithin(requestDeadlineMs: number): DatabaseLimits {
  const share = (eighths: number) => Math.round((requestDeadlineMs * eighths) / 8)
  return { connectMs: share(3), statementMs: share(5), answerMs: share(6) }
}

const withoutTimeLimit = new AsyncLocalStorage<true>()

export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
}

/** Calls `giveUp` if `answer` takes too long; the promise is then expected to reject with the given error. */
export async function withAnswerDeadline<T>(
  ask: () => Promise<T>,
  giveUp: (reason: DatabaseSilent) => void,
  limitMs: number,
): Promise<T> {
  if (withoutTimeLimit.getStore()) {
    return ask()
  }
  const timer = setTimeout(() => {
    giveUp(new DatabaseSilent(`The database didn't respond within ${limitMs / 1000} s`))
  }, limitMs)
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
