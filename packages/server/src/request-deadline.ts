/**
 * The deadline of the request that the running code works for. It travels with the async context, so that the
 * database can refuse work that nobody waits for any more.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a visitor waits at most, whatever is slow, unless the configuration says otherwise. */
export const REQUEST_DEADLINE_MS = 8_000

const currentDeadline = new AsyncLocalStorage<AbortSignal | null>()

/** Thrown at work that a request starts after its deadline. Counts as an unavailable database. */
export class RequestTooSlow extends Error {
  override readonly name = 'RequestTooSlow'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The request was not answered before its deadline')
  }
}

/** Runs `work`, and whatever it starts, under the deadline that aborts `signal`. */
export function withRequestDeadline<Result>(signal: AbortSignal, work: () => Result): Result {
  return currentDeadline.run(signal, work)
}

/** For cleanup that must happen even after the request's deadline, such as giving up a link at the bank. */
export function outliveRequest<Result>(work: () => Result): Result {
  return currentDeadline.run(null, work)
}

/** Throws `RequestTooSlow` once the deadline has passed; does nothing outside of requests. */
export function refuseLateWork(): void {
  if (currentDeadline.getStore()?.aborted) {
    throw new RequestTooSlow()
  }
}
