import { unavailable } from './errors.ts'

export type QueueOptions = Readonly<{ atOnce: number; maxWaiting: number; retryAfterSeconds: number }>

/** Runs the work as soon as fewer than `atOnce` others are running. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Limits concurrent work. Rejects with 503 if `maxWaiting` are already waiting. */
export function createQueue({ atOnce, maxWaiting, retryAfterSeconds }: QueueOptions): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw unavailable({ retryAfterSeconds })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) {
        running -= 1
      } else {
        next()
      }
    }
  }
}
