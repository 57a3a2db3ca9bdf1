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
