import type { Logger } from '../logging/log.ts'

/** This long after the drain something hangs, and waiting longer would block a deployment. */
const TIMEOUT_MS = 15_000

/**
 * On SIGTERM or SIGINT, runs the steps in order, then exits with 0. A second signal or a timeout exits with
 * 1.
 */
export function stopOnSignal(
  steps: readonly (() => Promise<unknown>)[],
  { log, drainMs }: { log: Logger; drainMs: number },
) {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) {
      process.exit(1)
    }
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, drainMs + TIMEOUT_MS).unref()
    try {
      for (const step of steps) {
        await step()
      }
    } catch (error) {
      log.error({ err: error }, 'did not stop cleanly')
      process.exit(1)
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
