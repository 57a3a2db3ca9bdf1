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
    loaded: { purchases: [], sources: [{ id: 'one' }] },
    problem: null,
  })
  const { startDate, endDate, nMonths } = linkedRunQuerySchema.parse(
    Object.fromEntries(asked.at(-1)?.searchParams ?? []),
  )
  expect([startDate, endDate, nMonths]).toEqual([addMonths(localToday(), -12), localToday(), 12])
})

/** Answers the list of accounts, and the call for purchases with an error. */
function failWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (path: string) =>
    new URL(path, 'http://here.invalid').pathname === apiPaths.accounts
      ? Response.json([account('one')])
      : Response.json(body, { status }),
  )
}

it.each([
  [412, 'bank-attention', 'Log in to Tartan Bank again.', false],
  [412, 'still-importing', 'Tartan Bank is still sending.', true],
])('returns the accounts and the reason after %i %s', async (status, code, msg, isImporting) => {
  failWith(status, { errors: [{ code, msg }] })
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({
    loaded: { purchases: [], accounts: [{ account_id: 'one' }] },
    problem: { sentence: msg, isImporting },
  })
})

it('returns the accounts if the server fails', async () => {
  failWith(500, {})
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({
    loaded: { sources: [{ id: 'one' }] },
    problem: { sentence: null },
  })
})

it('takes accounts without purchases as they are', async () => {
  failWith(412, { errors: [{ code: 'no-purchases', msg: 'None.' }] })
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({ problem: null })
})
