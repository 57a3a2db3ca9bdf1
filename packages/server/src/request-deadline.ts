/**
 * Deadline of the current request. It's stored in the async context, so that the database can reject work
 * that nobody waits for.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Longest time a client waits, unless the configuration says otherwise. */
export const REQUEST_DEADLINE_MS = 8_000

const currentDeadline = new AsyncLocalStorage<AbortSignal | null>()

/** Thrown for work that a request starts after its deadline. Counts as an unavailable database. */
export class RequestTooSlow extends Error {
  override readonly name = 'RequestTooSlow'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super("The request wasn't answered before its deadline")
  }
}

/** Runs `work`, and everything it starts, under the deadline that aborts `signal`. */
export function withRequestDeadline<Result>(signal: AbortSignal, work: () => Result): Result {
  return currentDeadline.run(signal, work)
}

/** For cleanup that must happen even after the request's deadline, such as removing a link at the bank. */
export function outliveRequest<Result>(work: () => Result): Result {
  return currentDeadline.run(null, work)
}

/** Throws `RequestTooSlow` once the deadline has passed; does nothing outside of requests. */
export function refuseLateWork(): void {
  if (currentDeadline.getStore()?.aborted) {
    throw new RequestTooSlow()
  }
}
