/**
 * Collects garbage once the server has nothing to do. V8 collects only while a program allocates, so an idle server would
 * hold the memory of its busiest minute.
 */
import type { Logger } from '../logging/log.ts'

/** How often the server looks whether it's idle. */
export const CHECK_MS = 5_000
/** The server is idle if it used less than a twentieth of one core since the last check. */
const MAX_IDLE_MS = CHECK_MS / 20
/** Processor time that leaves enough garbage: a dozen pages or a hundred runs. Jobs of an idle server use less for hours. */
const MIN_WORK_MS = 2_000

type Options = Readonly<{
  /** Processor time of all threads since the start of the process. */
  processorMs: () => number
  collect: () => Promise<void>
  log: Pick<Logger, 'warn'>
}>

/** Returns the function that ends it. */
export function collectWhenIdle({ processorMs, collect, log }: Options): () => void {
  let atLastCheck = processorMs()
  let atLastCollection = 0
  let isEnded = false
  const check = async () => {
    const now = processorMs()
    const isIdle = now - atLastCheck < MAX_IDLE_MS
    atLastCheck = now
    if (isIdle && now - atLastCollection >= MIN_WORK_MS) {
      atLastCollection = now
      try {
        await collect()
      } catch (error) {
        // A server that stops ends its threads, whatever they do.
        if (!isEnded) {
          log.warn({ err: error }, 'could not collect garbage')
        }
      }
      // Without what the collection itself took.
      atLastCollection = processorMs()
    }
  }
  const timer = setInterval(check, CHECK_MS).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
  }
}

/** Processor time of this process, in milliseconds. */
export function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
