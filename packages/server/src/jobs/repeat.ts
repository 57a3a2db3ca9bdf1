import type { Logger } from '../log.ts'

export type Job = Readonly<{ name: string; everyMs: number; run: () => Promise<void> }>

/**
 * Runs a job over and over, never twice at a time. After a failure the next turn comes all the same; of several in
 * a row only the first is logged, since a database that is down for a night would fill the log.
 */
export function repeat({ name, everyMs, run }: Job, log: Logger): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  let hasFailed = false

  const runOnce = async () => {
    try {
      await run()
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
        if (!isStopped) {
          schedule()
        }
      })
    }, everyMs)
  }
  schedule()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
