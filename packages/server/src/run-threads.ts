/** The threads that calculate. Whatever one of them does, other requests do not wait for it. */
import { availableParallelism } from 'node:os'
import type { Release } from '@cardsight/catalog'
import { createQueue, type Queue } from './queue.ts'
import type { RunTasks } from './run-tasks.ts'
import { createThreads, type Threads } from './threads.ts'

export type RunThreads = Readonly<{
  /** For runs on typed costs, of a few milliseconds each. */
  quick: Threads<RunTasks>
  /** For everything that goes through a person's transactions, which can take seconds. */
  bulk: Threads<RunTasks>
  close: () => Promise<void>
}>

/** Each thread has a catalog of its own, and two can answer more runs than the server can send. */
const MOST_THREADS = 2
const MOST_QUICK_WAITING = 500
const MOST_BULK_WAITING = 20
/** 240,000 transactions of one person take 400. */
const MOST_HEAP_MB = 1024

/** As many at once as there are threads for them. */
export function createBulkQueue(): Queue {
  return createQueue({ atOnce: MOST_THREADS, mostWaiting: MOST_BULK_WAITING, retryAfterSeconds: 5 })
}

export function createRunThreads(
  catalog: Release,
  count = Math.min(MOST_THREADS, availableParallelism()),
): RunThreads {
  const start = (mostWaiting: number): Threads<RunTasks> =>
    createThreads(new URL('./run-worker.ts', import.meta.url), {
      count,
      mostWaiting,
      data: catalog,
      mostHeapMb: MOST_HEAP_MB,
    })
  const [quick, bulk] = [start(MOST_QUICK_WAITING), start(MOST_BULK_WAITING)]
  return {
    quick,
    bulk,
    close: async () => {
      await Promise.all([quick.close(), bulk.close()])
    },
  }
}
