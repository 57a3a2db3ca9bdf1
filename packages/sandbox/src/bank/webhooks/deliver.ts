/** Webhooks go out beside the calls that cause them: they never hold one up and never make one fail. */
import { createHash } from 'node:crypto'
import type { WebhookKey } from '../state.ts'
import { sign } from './key.ts'

export type Webhooks = {
  readonly key: WebhookKey
  /** To one address in the order of the calls; what is refused is tried again later. */
  readonly send: (address: string, payload: Record<string, unknown>) => void
  /** Drops what has not been delivered. */
  readonly close: () => void
}

type Options = { readonly key: WebhookKey; readonly now: () => number; readonly retryMs: number }

const ANSWER_WITHIN_MS = 10 * 1000
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000
const RETRY_GROWTH = 4

export function createWebhooks({ key, now, retryMs }: Options): Webhooks {
  const queues = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const stop = new AbortController()

  const attempt = async (address: string, body: string, delayMs: number, waitedMs: number): Promise<void> => {
    const isDelivered = await post(address, body)
    if (isDelivered || stop.signal.aborted || waitedMs + delayMs > GIVE_UP_AFTER_MS) {
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void attempt(address, body, delayMs * RETRY_GROWTH, waitedMs + delayMs)
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }

  const post = async (address: string, body: string): Promise<boolean> => {
    try {
      // Signed anew for each attempt: receivers refuse signatures that are older than five minutes.
      const signature = await sign(key, createHash('sha256').update(body).digest('hex'), now())
      const { status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'plaid-verification': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      return status === 200
    } catch {
      return false
    }
  }

  return {
    key,
    send: (address, payload) => {
      const body = JSON.stringify(payload, null, 2)
      const before = queues.get(address) ?? Promise.resolve()
      queues.set(
        address,
        before.then(() => attempt(address, body, retryMs, 0)),
      )
    },
    close: () => {
      stop.abort()
      for (const timer of timers) {
        clearTimeout(timer)
      }
    },
  }
}
