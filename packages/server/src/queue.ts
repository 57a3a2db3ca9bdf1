import { AppError, unavailable } from './errors.ts'
import { networkOf } from './http/client-of.ts'
import { addressOfRequest, RequestTooSlow, requestOver } from './request-deadline.ts'

export type QueueOptions = Readonly<{
  atOnce: number
  /** The most that run at once for one client; as many as for all if not given. */
  atOncePerClient?: number
  maxWaiting: number
  /** The most that wait for one client; as many as for all if not given. */
  maxWaitingPerClient?: number
  retryAfterSeconds: number
}>

/** Runs the work when it's its turn. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Work of one client. */
type Line = { running: number; waiting: (() => void)[] }

/**
 * Limits concurrent work. Clients take turns, so that one with a hundred calls doesn't keep others waiting. Work whose
 * request is over before its turn is dropped. Rejects with 429 if the client has too much waiting, and with 503 if all
 * clients together have.
 */
export function createQueue(options: QueueOptions): Queue {
  const { atOnce, maxWaiting, retryAfterSeconds } = options
  const { atOncePerClient = atOnce, maxWaitingPerClient = maxWaiting } = options
  // In the order of their turns.
  const lines = new Map<string, Line>()
  let [running, waiting] = [0, 0]

  const lineOf = (client: string): Line => {
    const line = lines.get(client) ?? { running: 0, waiting: [] }
    lines.set(client, line)
    return line
  }
  const mayStart = (line: Line) => running < atOnce && line.running < atOncePerClient

  const start = (line: Line) => {
    running += 1
    line.running += 1
  }

  const startNext = () => {
    for (const [client, line] of [...lines]) {
      if (line.waiting.length > 0 && mayStart(line)) {
        waiting -= 1
        start(line)
        lines.delete(client)
        lines.set(client, line)
        line.waiting.shift()?.()
      }
    }
  }

  const finish = (client: string, line: Line) => {
    running -= 1
    line.running -= 1
    startNext()
    removeIfEmpty(client, line)
  }

  const removeIfEmpty = (client: string, line: Line) => {
    if (line.running === 0 && line.waiting.length === 0) {
      lines.delete(client)
    }
  }

  const waitIn = (client: string, line: Line) => {
    const over = requestOver()
    return new Promise<void>((resolve, reject) => {
      const drop = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        waiting -= 1
        removeIfEmpty(client, line)
        reject(new RequestTooSlow())
      }
      const begin = () => {
        over?.removeEventListener('abort', drop)
        resolve()
      }
      line.waiting.push(begin)
      waiting += 1
      over?.addEventListener('abort', drop, { once: true })
    })
  }

  return async (work) => {
    if (requestOver()?.aborted) {
      throw new RequestTooSlow()
    }
    const address = addressOfRequest()
    const client = address === null ? '' : networkOf(address)
    const line = lineOf(client)
    if (mayStart(line)) {
      start(line)
    } else if (waiting >= maxWaiting) {
      removeIfEmpty(client, line)
      throw unavailable({ retryAfterSeconds })
    } else if (line.waiting.length >= maxWaitingPerClient) {
      throw new AppError('too-many-tries', { headers: { 'retry-after': String(retryAfterSeconds) } })
    } else {
      await waitIn(client, line)
    }
    try {
      return await work()
    } finally {
      finish(client, line)
    }
  }
}
