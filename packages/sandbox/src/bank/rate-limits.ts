/** Rate limits per Item and path, over a sliding window of 60 seconds. Counts are lost on restart. */
import { Fault, type FaultCode } from './faults.ts'

const MINUTE_MS = 60 * 1000

const limits = {
  '/transactions/sync': { perMinute: 50, code: 'TRANSACTIONS_SYNC_LIMIT' },
  '/transactions/get': { perMinute: 80, code: 'TRANSACTIONS_LIMIT' },
  '/transactions/recurring/get': { perMinute: 20, code: 'RATE_LIMIT' },
  '/transactions/refresh': { perMinute: 2, code: 'RATE_LIMIT' },
  '/sandbox/transactions/create': { perMinute: 2, code: 'RATE_LIMIT' },
  '/accounts/get': { perMinute: 100, code: 'ACCOUNTS_LIMIT' },
  '/accounts/balance/get': { perMinute: 25, code: 'BALANCE_LIMIT' },
  '/item/get': { perMinute: 40, code: 'ITEM_GET_LIMIT' },
  '/item/remove': { perMinute: 100, code: 'RATE_LIMIT' },
} as const satisfies Record<string, { perMinute: number; code: FaultCode }>

export type RateLimitedPath = keyof typeof limits

export type RateLimiter = {
  /** Counts the call, or throws if the limit is reached. Rejected calls don't count. */
  readonly count: (path: RateLimitedPath, itemId: string) => void
}

export function createRateLimiter({ now, isOn }: { now: () => number; isOn: boolean }): RateLimiter {
  const calls = new Map<string, number[]>()
  return {
    count: (path, itemId) => {
      if (!isOn) {
        return
      }
      const key = `${path} ${itemId}`
      const recent = (calls.get(key) ?? []).filter((time) => now() - time < MINUTE_MS)
      const { perMinute, code } = limits[path]
      if (recent.length >= perMinute) {
        throw new Fault(code)
      }
      calls.set(key, [...recent, now()])
    },
  }
}
