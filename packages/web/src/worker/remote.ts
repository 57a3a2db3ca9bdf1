import { type Endpoint, expose, proxy, wrap } from 'comlink'

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

/** Methods that a worker offers. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

/** What `createRemote` calls. */
type Served = Readonly<{
  ask: (name: string, args: readonly unknown[]) => Promise<unknown>
  /** From 0 to 1. */
  reportTo: (onProgress: (done: number) => unknown) => void
}>

type Options = Readonly<{
  endpoint?: Endpoint
  /** Called with the arguments of a call before the method. */
  prepare?: (args: readonly unknown[]) => Promise<void>
}>

/** Answers the calls of a page in this worker. */
export function serve(
  create: (report: (done: number) => void) => Methods,
  { endpoint, prepare }: Options = {},
): void {
  let onProgress: (done: number) => unknown = () => undefined
  const ask = inTurn(
    create((done) => onProgress(done)),
    prepare,
  )
  const reportTo: Served['reportTo'] = (listener) => {
    onProgress = listener
  }
  expose({ ask, reportTo } satisfies Served, endpoint)
}

/** Answers calls one after the other, so that two files added at once don't overwrite each other. */
export function inTurn(methods: Methods, prepare: Options['prepare'] = async () => undefined): Served['ask'] {
  let last: Promise<unknown> = Promise.resolve()
  return (name, args) => {
    const answer = last.then(() => prepare(args)).then(() => perform(methods, name, args))
    last = answer.catch(() => undefined)
    return answer
  }
}

function perform(methods: Methods, name: string, args: readonly unknown[]): unknown {
  // The types of `Remote` guarantee that the arguments match the method.
  const method = methods[name] as ((...given: readonly unknown[]) => unknown) | undefined
  if (method === undefined) {
    throw new RangeError(`unknown method ${name}`)
  }
  return method(...args)
}
