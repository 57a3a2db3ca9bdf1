import { hash } from 'node:crypto'
import { createBodyCache } from '../../caches/body-cache.ts'
import { cacheByDay } from '../../caches/cache-by-day.ts'
import type { RunTasks } from '../../threads/run-tasks.ts'
import type { Threads } from '../../threads/threads.ts'

type CostsTask = Parameters<RunTasks['runOnCosts']>[0]
type Question = Omit<CostsTask, 'isBusy'>
type RunOnCosts = (question: Question) => Promise<Uint8Array>

/** A body takes 7 KB in the compact form, 110 to 220 KB in the literal one, and ten times as much without compression. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024
const MAX_CACHED_RUNS = 1000

/** Returns a function that runs every card on typed costs, on a thread. */
export function createCostRuns(threads: Threads<RunTasks>): RunOnCosts {
  return (question) => runOn(threads, question)
}

/**
 * Returns the same function with a cache for a day, for runs that no account asked for. The body depends on nothing but
 * the question and the catalog, which is part of the build. The key is a hash of the whole question, so that equal
 * questions are found without storing what someone typed.
 */
export function createGuestRuns(threads: Threads<RunTasks>): RunOnCosts {
  const cacheOn = cacheByDay(() => createBodyCache({ maxBodies: MAX_CACHED_RUNS, maxBytes: MAX_CACHE_BYTES }))
  return (question) =>
    cacheOn(question.today)(hash('sha256', JSON.stringify(question)), () => runOn(threads, question))
}

function runOn(threads: Threads<RunTasks>, question: Question): Promise<Uint8Array> {
  return threads.call('runOnCosts', { ...question, isBusy: threads.isBusy() })
}
