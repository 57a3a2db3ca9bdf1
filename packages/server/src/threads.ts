/** A pool of worker threads whose functions are called by name, with their types checked. */
import { Piscina } from 'piscina'
import { unavailable } from './errors.ts'

/** How long a thread beyond `readyCount` stays when it has nothing to do. It takes a second to start. */
const IDLE_MS = 10 * 60_000

/** `Offered` is the type of the worker's module: its exports are functions with one argument. */
export type Threads<Offered> = Readonly<{
  /**
   * Rejects with 503 if the queue is full or the pool is closed. Also rejects if the function throws or its
   * thread ends; a new thread then takes the next call. Buffers in `transfer` are moved, not copied: they are
   * empty afterward.
   */
  call<Name extends keyof Offered & string>(
    name: Name,
    input: InputOf<Offered[Name]>,
    transfer?: readonly ArrayBuffer[],
  ): Promise<OutputOf<Offered[Name]>>
  /** Stops the threads immediately, in the middle of their work. */
  close(): Promise<void>
}>

export type ThreadOptions = Readonly<{
  /** Threads that are started at once, so that the first call doesn't wait. */
  readyCount: number
  /** The most threads. Those beyond `readyCount` start when all others are busy. */
  count: number
  /** Maximum number of calls that wait for a free thread. */
  maxWaiting: number
  /** The worker's `workerData`. */
  data: unknown
  /** A thread whose heap grows beyond this is stopped, and its call fails. */
  maxHeapMb?: number
}>

export function createThreads<Offered>(
  file: URL,
  { readyCount, count, maxWaiting, data, maxHeapMb }: ThreadOptions,
): Threads<Offered> {
  const pool = new Piscina({
    filename: file.href,
    minThreads: readyCount,
    maxThreads: count,
    idleTimeout: IDLE_MS,
    maxQueue: maxWaiting,
    workerData: data,
    recordTiming: false,
    ...(maxHeapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
  })
  // A thread that fails between calls is replaced; without a listener the event would end the process.
  pool.on('error', () => {})
  let isClosed = false
  return {
    call: async (name, input, transfer = []) => {
      // A closed pool would start new threads.
      if (isClosed || pool.queueSize >= maxWaiting) {
        throw unavailable()
      }
      try {
        return await pool.run(input, { name, transferList: [...transfer] })
      } catch (error) {
        // The server is stopping, which isn't a bug of the call.
        throw isClosed ? unavailable() : error
      }
    },
    close: () => {
      isClosed = true
      return pool.destroy()
    },
  }
}

/** Runs the same functions on the caller's thread. */
export function createInlineThreads<Offered extends Functions<Offered>>(offered: Offered): Threads<Offered> {
  return {
    call: async (name, input) => Reflect.apply(offered[name], undefined, [input]),
    close: async () => {},
  }
}

type Functions<Offered> = { readonly [Name in keyof Offered]: (input: never) => unknown }
type InputOf<Fn> = Fn extends (input: infer Input) => unknown ? Input : never
type OutputOf<Fn> = Fn extends (input: never) => infer Output ? Awaited<Output> : never
