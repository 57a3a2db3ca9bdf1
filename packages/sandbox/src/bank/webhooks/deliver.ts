/** Delivers webhooks in the background: they never delay or fail the call that caused them. */
import { createHash } from 'node:crypto'
import type { WebhookKey } from '../state.ts'
import { sign } from './key.ts'

export type Webhooks = {
  readonly key: WebhookKey
  /** Sends webhooks to one URL in order; failed ones are retried later. */
  readonly send: (url: string, payload: Record<string, unknown>) => void
  /** Drops webhooks that haven't been delivered. */
  readonly close: () => void
}

type Options = {
  readonly key: WebhookKey
  readonly now: () => number
  readonly retryMs: number
  /** Returns the URL to call for the URL that a webhook goes to. */
  readonly targetOf: (url: string) => string
}

const TIMEOUT_MS = 10 * 1000
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000
const RETRY_GROWTH = 4

export function createWebhooks({ key, now, retryMs, targetOf }: Options): Webhooks {
  const queues = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const stop = new AbortController()

  const attempt = async (url: string, body: string, delayMs: number, waitedMs: number): Promise<void> => {
    const isDelivered = await post(url, body)
    if (isDelivered || stop.signal.aborted || waitedMs + delayMs > GIVE_UP_AFTER_MS) {
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void attempt(url, body, delayMs * RETRY_GROWTH, waitedMs + delayMs)
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }

  const post = async (url: string, body: string): Promise<boolean> => {
    try {
      // Each attempt is signed again, because receivers reject signatures older than five minutes.
      const signature = await sign(key, createHash('sha256').update(body).digest('hex'), now())
      const { status } = await fetch(targetOf(url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'plaid-verification': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      return status === 200
    } catch {
      return false
    }
  }

  return {
    key,
    send: (url, payload) => {
      const body = JSON.stringify(payload, null, 2)
      const previous = queues.get(url) ?? Promise.resolve()
      queues.set(
        url,
        previous.then(() => attempt(url, body, retryMs, 0)),
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
