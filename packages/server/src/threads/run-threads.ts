/** Worker threads for calculations, so that the main thread stays free for other requests. */
import { availableParallelism } from 'node:os'
import type { Release } from '@cardsight/catalog'
import type { Day } from '@cardsight/engine/dates'
import { createQueue, type Queue } from '../queue.ts'
import type { RunTasks } from './run-tasks.ts'
import { createThreads, type ThreadOptions, type Threads } from './threads.ts'

export type RunThreads = Readonly<{
  /** For runs on typed costs, which take a few milliseconds. */
  quick: Threads<RunTasks>
  /** For everything that reads a user's transactions, which can take seconds. */
  bulk: Threads<RunTasks>
  /** Resolves once a thread has compiled the catalog, so that the first visitor doesn't wait for it. */
  start: (today: Day) => Promise<void>
  close: () => Promise<void>
}>

/** Two threads handle more runs than the server can send. */
const MAX_THREADS = 2
const MAX_QUICK_WAITING = 500
/** More than an office needs at once; a second or two of the thread. */
const MAX_QUICK_WAITING_PER_CLIENT = 60
const QUICK_CALLS_AT_ONCE = 4
const MAX_BULK_WAITING = 20
const MAX_BULK_WAITING_PER_CLIENT = 8
/** Code and catalog take 45 MB, and up to five more compiled catalogs 6 MB each. V8 collects garbage earlier below a low limit. */
const MAX_QUICK_HEAP_MB = 160
/** A user's 240,000 transactions, the most we store, need 400 MB. */
const MAX_BULK_HEAP_MB = 1024
/** Enough for the objects of one run. */
const MAX_YOUNG_MB = 12

/** Limits concurrency to the number of bulk threads. */
export function createBulkQueue(): Queue {
  return createQueue({
    atOnce: MAX_THREADS,
    atOncePerClient: MAX_THREADS / 2,
    maxWaiting: MAX_BULK_WAITING,
    maxWaitingPerClient: MAX_BULK_WAITING_PER_CLIENT,
    retryAfterSeconds: 5,
  })
}

export function createRunThreads(catalog: Release, cores = availableParallelism()): RunThreads {
  const start = (pool: Omit<ThreadOptions, 'data' | 'maxYoungMb'>): Threads<RunTasks> =>
    createThreads(new URL('./run-worker.ts', import.meta.url), {
      ...pool,
      data: catalog,
      maxYoungMb: MAX_YOUNG_MB,
    })
  const quick = start({
    readyCount: 1,
    // The main thread needs a core, too. Each thread takes 100 MB.
    count: Math.max(1, Math.min(MAX_THREADS, cores - 1)),
    callsAtOnce: QUICK_CALLS_AT_ONCE,
    maxWaiting: MAX_QUICK_WAITING,
    maxWaitingPerClient: MAX_QUICK_WAITING_PER_CLIENT,
    maxHeapMb: MAX_QUICK_HEAP_MB,
  })
  const bulk = start({
    readyCount: 0,
    count: Math.min(MAX_THREADS, cores),
    maxWaiting: MAX_BULK_WAITING,
    maxWaitingPerClient: MAX_BULK_WAITING_PER_CLIENT,
    maxHeapMb: MAX_BULK_HEAP_MB,
  })
  return {
    quick,
    bulk,
    start: (today) => quick.call('start', today),
    close: async () => {
      await Promise.all([quick.close(), bulk.close()])
    },
  }
}
