import { apiPaths } from '@cardsight/contract/api-paths'
import { linkedRunQuerySchema } from '@cardsight/contract/schemas'
import { addMonths } from '@cardsight/engine/dates'
import { afterEach, expect, it, vi } from 'vitest'
import { localToday } from '../../lib/local-today.ts'
import { account } from '../../testing/dashboard-states.ts'
import { loadLinkedPurchases } from './loaded-purchases.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks for the last twelve months, the most that the API gives', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here.invalid')
    asked.push(url)
    const window = { first: url.searchParams.get('startDate'), last: url.searchParams.get('endDate') }
    return Response.json(url.pathname === apiPaths.accounts ? [account('one')] : { window, purchases: [] })
  })
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({
    purchases: [],
    sources: [{ id: 'one' }],
  })
  const { startDate, endDate, nMonths } = linkedRunQuerySchema.parse(
    Object.fromEntries(asked.at(-1)?.searchParams ?? []),
  )
  expect([startDate, endDate, nMonths]).toEqual([addMonths(localToday(), -12), localToday(), 12])
})
