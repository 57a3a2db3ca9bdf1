/**
 * The current request: its deadline, whether someone still waits for it, and for whom it works. It's stored in the async
 * context, so that the database and queues can reject work that nobody waits for.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Longest time a client waits, unless the configuration says otherwise. */
export const REQUEST_DEADLINE_MS = 8_000

export type CurrentRequest = Readonly<{
  /** Aborts at the deadline. */
  deadline: AbortSignal
  /** Aborts at the deadline, or before it if the client closes its connection. */
  over: AbortSignal
  /** The client's address. */
  address: string
}>

type Context = Readonly<{ [Field in keyof CurrentRequest]: CurrentRequest[Field] | null }>

const current = new AsyncLocalStorage<Context>()

/** Thrown for work that a request starts after its deadline. Counts as an unavailable database. */
export class RequestTooSlow extends Error {
  override readonly name = 'RequestTooSlow'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super("The request wasn't answered before its deadline")
  }
}

/** Runs `work`, and everything it starts, for a request. */
export function withRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return current.run(request, work)
}

/** For cleanup that must happen even after the request's deadline, such as removing a link at the bank. */
export function outliveRequest<Result>(work: () => Result): Result {
  return current.run({ deadline: null, over: null, address: addressOfRequest() }, work)
}

/** Runs `work` for the same client, but only until this signal aborts. */
export function abandonAfter<Result>(over: AbortSignal, work: () => Result): Result {
  return current.run({ deadline: null, address: null, ...current.getStore(), over }, work)
}

/** Throws `RequestTooSlow` once the deadline has passed; does nothing outside of requests. */
export function refuseLateWork(): void {
  if (current.getStore()?.deadline?.aborted) {
    throw new RequestTooSlow()
  }
}

/** Null outside of requests. */
export function addressOfRequest(): string | null {
  return current.getStore()?.address ?? null
}

/** Aborts once nobody waits for the current work; null if it has to be done anyway. */
export function requestOver(): AbortSignal | null {
  return current.getStore()?.over ?? null
}

/**
 * For work that several requests share, such as filling a cache: if the request that started it is over, one of the others
 * starts it again.
 */
export async function shareWork<Result>(take: () => Promise<Result>): Promise<Result> {
  try {
    return await take()
  } catch (error) {
    if (error instanceof RequestTooSlow && requestOver()?.aborted === false) {
      return shareWork(take)
    }
    throw error
  }
}
