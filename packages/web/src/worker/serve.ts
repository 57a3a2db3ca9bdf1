import { type Endpoint, expose } from 'comlink'

/** Methods that a worker offers. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

/** What `createRemote` calls. */
export type Served = Readonly<{
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
