import { describe, expect, it } from 'vitest'
import { openTestBank, refusalOf } from '../testing/open-bank.ts'
import { Fault } from './faults.ts'
import { createLimiter, type LimitedPath } from './limits.ts'

const cases: [LimitedPath, number, string][] = [
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

describe('the limits', () => {
  it.each(cases)('let %s through %i times in a minute, then answer %s', (path, perMinute, code) => {
    let now = 0
    const limiter = createLimiter({ now: () => now, isOn: true })
    const call = (item = 'one') => {
      try {
        limiter.count(path, item)
        return 'through'
      } catch (error) {
        return error instanceof Fault ? `${error.status} ${error.code}` : error
      }
    }
    const answers = Array.from({ length: perMinute }, () => {
      now += 10
      return call()
    })
    expect(new Set(answers)).toEqual(new Set(['through']))
    expect(call()).toBe(`429 ${code}`)
    expect(call('another')).toBe('through')
    // The first call was at 10 ms: a minute later, and not a moment earlier, its place is free again.
    now = 10 + 60_000 - 1
    expect(call()).toBe(`429 ${code}`)
    now += 1
    expect(call()).toBe('through')
    expect(call()).toBe(`429 ${code}`)
  })

  it('are told as the provider tells them', async () => {
    const { plaid, link } = await openTestBank({ limits: 'enforced' })
    const access_token = await link({ days: 1 })
    await plaid.transactionsRefresh({ access_token })
    await plaid.transactionsRefresh({ access_token })
    expect(await refusalOf(plaid.transactionsRefresh({ access_token }))).toMatchObject({
      status: 429,
      error_type: 'RATE_LIMIT_EXCEEDED',
      error_code: 'RATE_LIMIT',
      error_message: 'rate limit exceeded for attempts to access this item. please try again later',
      display_message: null,
    })
  })
})
