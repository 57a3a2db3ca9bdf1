import type { Logger } from '../logging/log.ts'

export type Job = Readonly<{
  name: string
  everyMs: number
  run: (signal: AbortSignal) => Promise<void>
  /** Runs right away too, instead of only after the first interval. */
  runsAtStart?: boolean
}>

/**
 * Runs a job repeatedly, never concurrently. A failure doesn't stop it; only the first of several in a row is
 * logged, because a database outage overnight would fill the log. The signal asks a long job to stop.
 */
export function repeat(
  { name, everyMs, run, runsAtStart = false }: Job,
  log: Logger,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  let hasFailed = false

  const runOnce = async () => {
    try {
      await run(stopping.signal)
      hasFailed = false
    } catch (error) {
      if (!hasFailed) {
        log.warn({ err: error, job: name }, 'a job failed and will be retried')
      }
      hasFailed = true
    }
  }

  const start = () => {
    turn = runOnce().then(() => {
      if (!stopping.signal.aborted) {
        schedule()
      }
    })
  }

  const schedule = () => {
    timer = setTimeout(start, everyMs)
  }

  if (runsAtStart) {
    start()
  } else {
    schedule()
  }

  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await turn
    },
  }
}
