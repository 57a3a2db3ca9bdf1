import { ApiError, readFailure } from '../api/api-error.ts'
import { inTurn, type Methods, type Remote } from '../worker/remote.ts'

/** A worker without a thread: calls run in this process one after the other, with copied answers like from a worker. */
export function inProcess<Offered extends Methods>(methods: Offered): Remote<Offered> {
  const answer = inTurn(methods)
  let close = () => {}
  const closed = new Promise<never>((_, reject) => {
    close = () => reject(new Error('The calculation stopped unexpectedly'))
  })
  closed.catch(() => undefined)
  return {
    // The method of this name returned it.
    ask: async (name, ...args) =>
      structuredClone(await Promise.race([answer(String(name), args), closed])) as never,
    close: () => close(),
  }
}

/** A call that failed at the server, with the reference 1f0c2a9b. */
export const serverFailure = new ApiError(readFailure(500, null, '1f0c2a9b-7d41-4c0e-9a53-0d5a3c1e2b4f'))
