import { AppError } from './errors.ts'

export type QueueOptions = Readonly<{ atOnce: number; mostWaiting: number; retryAfterSeconds: number }>

/** Does the work when its turn comes. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs so many at a time and lets so many wait; beyond that it refuses with 503 at once. */
export function createQueue({ atOnce, mostWaiting, retryAfterSeconds }: QueueOptions): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AppError('unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } })
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
