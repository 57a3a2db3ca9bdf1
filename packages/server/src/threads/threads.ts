/** A pool of worker threads whose functions are called by name, with their types checked. */
import type { Transferable } from 'node:worker_threads'
import { move, Piscina } from 'piscina'
import { unavailable } from '../errors.ts'
import { createQueue } from '../queue.ts'

/** How long a thread beyond `readyCount` stays when it has nothing to do. It takes a second to start. */
const IDLE_MS = 60_000
const RETRY_AFTER_SECONDS = 5

/** `Offered` has functions with one argument, which the worker's module offers with `offerTasks`. */
export type Threads<Offered> = Readonly<{
  /**
   * Rejects with 503 if the queue is full or the pool is closed, and with 429 if the client has too many calls in it. A
   * call whose request is over before its turn is dropped. Also rejects if the function throws or its thread ends; a new
   * thread then takes the next call. Buffers in `transfer` are moved, not copied: they are empty afterward.
   */
  call<Name extends keyof Offered & string>(
    name: Name,
    input: InputOf<Offered[Name]>,
    transfer?: readonly Transferable[],
  ): Promise<OutputOf<Offered[Name]>>
  /** Whether every thread has a call, so that another has to wait. */
  isBusy(): boolean
  /** Stops the threads immediately, in the middle of their work. */
  close(): Promise<void>
}>

export type ThreadOptions = Readonly<{
  /** Threads that are started at once, so that the first call doesn't wait. */
  readyCount: number
  /** The most threads. Those beyond `readyCount` start when all others are busy. */
  count: number
  /**
   * Calls that a thread has at once, one running and others next, so that it needn't wait for the main thread between
   * them; 1 if not given. A thread that ends fails all of them.
   */
  callsAtOnce?: number
  /** Maximum number of calls that wait for a free thread. */
  maxWaiting: number
  /** Those of one client; as many as of all if not given. */
  maxWaitingPerClient?: number
  /** The worker's `workerData`. */
  data: unknown
  /** A thread whose heap grows beyond this is stopped, and its call fails. */
  maxHeapMb?: number
  /** Memory for new objects. V8's default of 96 MB is collected so rarely that garbage fills the whole heap. */
  maxYoungMb?: number
}>

export function createThreads<Offered>(
  file: URL,
  { readyCount, count, callsAtOnce = 1, data, maxHeapMb, maxYoungMb, ...limits }: ThreadOptions,
): Threads<Offered> {
  const queue = createQueue({
    ...limits,
    atOnce: count * callsAtOnce,
    // So the next client waits for no more than one call of each other client.
    atOncePerClient: count,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  const pool = new Piscina({
    filename: file.href,
    name: 'run',
    minThreads: readyCount,
    maxThreads: count,
    concurrentTasksPerWorker: callsAtOnce,
    idleTimeout: IDLE_MS,
    workerData: data,
    recordTiming: false,
    resourceLimits: {
      ...(maxHeapMb !== undefined && { maxOldGenerationSizeMb: maxHeapMb }),
      ...(maxYoungMb !== undefined && { maxYoungGenerationSizeMb: maxYoungMb }),
    },
  })
  // A thread that fails between calls is replaced; without a listener the event would end the process.
  pool.on('error', () => {})
  let isClosed = false
  let unfinished = 0
  return {
    call: async (name, input, transfer = []) => {
      unfinished += 1
      try {
        return await queue(() => {
          // A closed pool would start new threads.
          if (isClosed) {
            throw unavailable()
          }
          const call: Call<keyof Offered & string> = { name, input }
          return pool.run(call, { transferList: [...transfer] })
        })
      } catch (error) {
        // The server is stopping, which isn't a bug of the call.
        throw isClosed ? unavailable() : error
      } finally {
        unfinished -= 1
      }
    },
    isBusy: () => unfinished >= count,
    close: () => {
      isClosed = true
      return pool.destroy()
    },
  }
}

type Call<Name extends string> = Readonly<{ name: Name; input: unknown }>

/** What a worker module exports as `run`. With the names that callers use, none can be missing. */
export function offerTasks<Name extends string>(
  offered: Readonly<Record<Name, (input: never) => unknown>>,
): (call: Call<Name>) => unknown {
  return ({ name, input }) => Reflect.apply(offered[name], undefined, [input])
}

/** For functions of a worker module: moves bytes that they return to the caller's thread, without a copy. */
export function moveResult<Input>(offered: (input: Input) => unknown): (input: Input) => unknown {
  return (input) => {
    const result = offered(input)
    return result instanceof Uint8Array ? move(result) : result
  }
}

/** Runs the same functions on the caller's thread. */
export function createInlineThreads<Offered extends Functions<Offered>>(offered: Offered): Threads<Offered> {
  return {
    call: async (name, input) => Reflect.apply(offered[name], undefined, [input]),
    isBusy: () => false,
    close: async () => {},
  }
}

type Functions<Offered> = { readonly [Name in keyof Offered]: (input: never) => unknown }
type InputOf<Fn> = Fn extends (input: infer Input) => unknown ? Input : never
type OutputOf<Fn> = Fn extends (input: never) => infer Output ? Awaited<Output> : never
