import { type Endpoint, proxy, wrap } from 'comlink'
import type { Methods, Served } from './serve.ts'

/** A worker as a page sees it: every method returns a promise. */
export type Remote<Offered extends Methods> = Readonly<{
  ask<Name extends keyof Offered>(
    name: Name,
    ...args: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Rejects all pending calls. */
  close(): void
}>

/** Calls a worker that uses `serve`. Comlink alone would leave the page waiting if the worker crashed or was closed. */
export function createRemote<Offered extends Methods>(
  worker: Endpoint & { terminate: () => void },
  onProgress: (done: number) => void = () => undefined,
): Remote<Offered> {
  const served = wrap<Served>(worker)
  const pending = new Set<(error: Error) => void>()
  const failAll = () => {
    for (const reject of pending) {
      reject(new Error('The calculation stopped unexpectedly'))
    }
  }
  worker.addEventListener('error', failAll)
  // Progress has a channel of its own, so it can arrive after the answer.
  void served.reportTo(proxy((done) => pending.size > 0 && onProgress(done)))
  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        pending.add(reject)
        served
          .ask(String(name), args)
          // `serve` returns what the method of this name returned.
          .then((answer) => resolve(answer as never), reject)
          .finally(() => pending.delete(reject))
      }),
    close: () => {
      failAll()
      worker.terminate()
    },
  }
}
