/** Functions that run on threads of their own, called by name and checked by their types. */
import { Piscina } from 'piscina'
import { AppError } from './errors.ts'

const RETRY_AFTER_SECONDS = '5'

/** `Offered` is what the file of the thread exports: functions of one argument. */
export type Threads<Offered> = Readonly<{
  /**
   * Rejects with 503 if too many calls wait already or the threads are closed, and if the function throws or its
   * thread ends; the next call then finds a new thread. The buffers in `transfer` are moved and not copied: they are empty afterward.
   */
  call<Name extends keyof Offered & string>(
    name: Name,
    input: InputOf<Offered[Name]>,
    transfer?: readonly ArrayBuffer[],
  ): Promise<OutputOf<Offered[Name]>>
  /** Ends the threads with whatever they are doing. */
  close(): Promise<void>
}>

export type ThreadOptions = Readonly<{
  /** Started at once, so that the first call need not wait. */
  count: number
  /** Calls that wait for a free thread. */
  mostWaiting: number
  /** What the file of the thread finds as its `workerData`. */
  data: unknown
  /** Megabytes of objects. A thread that needs more is ended, and its call fails. */
  mostHeapMb?: number
}>

export function createThreads<Offered>(
  file: URL,
  { count, mostWaiting, data, mostHeapMb }: ThreadOptions,
): Threads<Offered> {
  const pool = new Piscina({
    filename: file.href,
    minThreads: count,
    maxThreads: count,
    maxQueue: mostWaiting,
    workerData: data,
    recordTiming: false,
    ...(mostHeapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } }),
  })
  // What fails while nobody waits for it has no call to reject; the thread is replaced all the same.
  pool.on('error', () => {})
  let isClosed = false
  return {
    call: async (name, input, transfer = []) => {
      // A closed pool would start new threads.
      if (isClosed || pool.queueSize >= mostWaiting) {
        throw new AppError('unavailable', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
      }
      return pool.run(input, { name, transferList: [...transfer] })
    },
    close: () => {
      isClosed = true
      return pool.destroy()
    },
  }
}

/** The same functions on the thread of the caller. */
export function createInlineThreads<Offered extends Functions<Offered>>(offered: Offered): Threads<Offered> {
  return {
    call: async (name, input) => Reflect.apply(offered[name], undefined, [input]),
    close: async () => {},
  }
}

type Functions<Offered> = { readonly [Name in keyof Offered]: (input: never) => unknown }
type InputOf<Fn> = Fn extends (input: infer Input) => unknown ? Input : never
type OutputOf<Fn> = Fn extends (input: never) => infer Output ? Awaited<Output> : never
