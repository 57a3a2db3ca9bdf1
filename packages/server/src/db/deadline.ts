/**
 * How long a question to PostgreSQL may stay unanswered. The server cancels a slow statement by itself; this is for
 * the server that has stopped answering at all, where only giving the connection up helps.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export const CONNECT_TIMEOUT_MS = 3_000
export const STATEMENT_TIMEOUT_MS = 5_000
const ANSWER_DEADLINE_MS = 6_000

const unhurried = new AsyncLocalStorage<true>()

export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
}

/** Runs `giveUp` when `answer` takes too long; the answer is then expected to fail with the error given to it. */
export async function answerInTime<T>(
  ask: () => Promise<T>,
  giveUp: (reason: DatabaseSilent) => void,
): Promise<T> {
  if (unhurried.getStore()) {
    return ask()
  }
  const timer = setTimeout(() => {
    giveUp(new DatabaseSilent(`The database gave no answer within ${ANSWER_DEADLINE_MS / 1000} s`))
  }, ANSWER_DEADLINE_MS)
  try {
    return await ask()
  } finally {
    clearTimeout(timer)
  }
}

/** For migrations: an index over a large table takes as long as it takes. */
export function withoutDeadline<T>(work: () => Promise<T>): Promise<T> {
  return unhurried.run(true, work)
}
