import type { Logger } from '../log.ts'

export type Job = Readonly<{ name: string; everyMs: number; run: (signal: AbortSignal) => Promise<void> }>

/**
 * Runs a job over and over, never twice at a time. After a failure the next turn comes all the same; of several in
 * a row only the first is logged, since a database that is down for a night would fill the log. The signal tells a
 * job that takes long to come to an end.
 */
export function repeat({ name, everyMs, run }: Job, log: Logger): { stop(): Promise<void> } {
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
        log.warn({ err: error, job: name }, 'a job failed; it will be tried again')
      }
      hasFailed = true
    }
  }

  const schedule = () => {
    timer = setTimeout(() => {
      turn = runOnce().then(() => {
        if (!stopping.signal.aborted) {
          schedule()
        }
      })
    }, everyMs)
  }
  schedule()

  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await turn
    },
  }
}
