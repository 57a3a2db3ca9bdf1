import { apiPaths } from '@cardsight/contract/api-paths'
import { type InstitutionStatus, linkedRunQuerySchema } from '@cardsight/contract/banking'
import { addMonths } from '@cardsight/engine/dates'
import { afterEach, expect, it, vi } from 'vitest'
import { localToday } from '../../lib/format-date.ts'
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
    return url.pathname === apiPaths.accounts || url.pathname === apiPaths.bankStatus
      ? linkedAnswer(url.pathname)
      : Response.json({ window, purchases: [] })
  })
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({
    loaded: { purchases: [], sources: [{ id: 'one' }] },
    problem: null,
    isImporting: true,
  })
  const { startDate, endDate, nMonths } = linkedRunQuerySchema.parse(
    Object.fromEntries(asked.at(-1)?.searchParams ?? []),
  )
  expect([startDate, endDate, nMonths]).toEqual([addMonths(localToday(), -12), localToday(), 12])
})

/** The list of accounts, or the status of a bank that is still sending. */
function linkedAnswer(path: string): Response {
  const institution: InstitutionStatus = {
    handle: 'handle-1',
    institutionName: 'Tartan Bank',
    source: 'provider',
    state: 'ready',
    advice: null,
    isImporting: true,
    linkedAt: '2026-11-15T09:00:00Z',
    syncedAt: null,
    freshAt: null,
    accountCount: 1,
    skippedRows: 0,
    leftOut: [],
    hasNewAccounts: false,
  }
  return Response.json(path === apiPaths.accounts ? [account('one')] : { institutions: [institution] })
}

/** Answers the list of accounts and the status, and the call for purchases with an error. */
function failWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname } = new URL(path, 'http://here.invalid')
    return pathname === apiPaths.purchases ? Response.json(body, { status }) : linkedAnswer(pathname)
  })
}

it.each([
  [412, 'bank-attention', 'Log in to Tartan Bank again.', false],
  [412, 'still-importing', 'Tartan Bank is still sending.', true],
])('returns the accounts and the reason after %i %s', async (status, code, msg, isImporting) => {
  failWith(status, { errors: [{ code, msg }] })
  expect(await loadLinkedPurchases(() => undefined)).toMatchObject({
    loaded: { purchases: [], accounts: [{ account_id: 'one' }] },
    problem: { sentence: msg },
    isImporting,
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
