import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../testing/open-bank.ts'
import { Fault } from './faults.ts'
import { createRateLimiter, type RateLimitedPath } from './rate-limits.ts'

const cases: [RateLimitedPath, number, string][] = [
  ['/transactions/sync', 50, 'TRANSACTIONS_SYNC_LIMIT'],
  ['/transactions/get', 80, 'TRANSACTIONS_LIMIT'],
  ['/transactions/recurring/get', 20, 'RATE_LIMIT'],
  ['/transactions/refresh', 2, 'RATE_LIMIT'],
  ['/sandbox/transactions/create', 2, 'RATE_LIMIT'],
  ['/accounts/get', 100, 'ACCOUNTS_LIMIT'],
  ['/accounts/balance/get', 25, 'BALANCE_LIMIT'],
  ['/item/get', 40, 'ITEM_GET_LIMIT'],
  ['/item/remove', 100, 'RATE_LIMIT'],
]

describe('rate limits', () => {
  it.each(cases)('allow %s %i times a minute, then return %s', (path, perMinute, code) => {
    let now = 0
    const limiter = createRateLimiter({ now: () => now, isOn: true })
    const call = (item = 'one') => {
      try {
        limiter.count(path, item)
        return 'allowed'
      } catch (error) {
        return error instanceof Fault ? `${error.status} ${error.code}` : error
      }
    }
    const results = Array.from({ length: perMinute }, () => {
      now += 10
      return call()
    })
    expect(new Set(results)).toEqual(new Set(['allowed']))
    expect(call()).toBe(`429 ${code}`)
    expect(call('another')).toBe('allowed')
    // The first call was at 10 ms, so it leaves the window exactly one minute later.
    now = 10 + 60_000 - 1
    expect(call()).toBe(`429 ${code}`)
    now += 1
    expect(call()).toBe('allowed')
    expect(call()).toBe(`429 ${code}`)
  })

  it('return the same error body as the provider', async () => {
    const { plaid, link } = await openTestBank({ limits: 'enforced' })
    const access_token = await link({ days: 1 })
    await plaid.transactionsRefresh({ access_token })
    await plaid.transactionsRefresh({ access_token })
    expect(await errorOf(plaid.transactionsRefresh({ access_token }))).toMatchObject({
      status: 429,
      error_type: 'RATE_LIMIT_EXCEEDED',
      error_code: 'RATE_LIMIT',
      error_message: 'rate limit exceeded for attempts to access this item. please try again later',
      display_message: null,
    })
  })
})
