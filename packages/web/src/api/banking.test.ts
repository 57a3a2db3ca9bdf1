import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { fetchPurchases } from './banking.ts'
import { createApi } from './client.ts'

const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))

it('loads the purchases of linked accounts, with unknown categories as Other', async () => {
  const asked: string[] = []
  const api = createApi({
    fetch: async (path) => {
      asked.push(path)
      const bought = { day: '2026-03-01', cents: 5000, merchant: null, isAbroad: false, account: 'one' }
      return Response.json({
        window,
        purchases: [
          { ...bought, leaf: 'dining', merchant: 'lyft', isAbroad: true },
          { ...bought, cents: -700, leaf: 'sold-only-later' },
        ],
      })
    },
    getToken: () => 'token',
    onUnauthorized: () => {},
  })
  const found = await fetchPurchases(api, { accountIds: ['one', 'two'], window, nMonths: 12 })
  const day = parseDay('2026-03-01')
  expect(found).toEqual({
    window,
    purchases: [
      { day, cents: 5000, leaf: 'dining', merchant: 'lyft', account: 'one', isAbroad: true },
      { day, cents: -700, leaf: 'other', merchant: null, account: 'one' },
    ],
  })
  const { pathname, searchParams } = new URL(asked[0] ?? '', 'https://cardsight.example')
  expect(pathname).toBe('/api/plaid/auth/purchases')
  expect(searchParams.get('startDate')).toBe('2025-11-16')
})
