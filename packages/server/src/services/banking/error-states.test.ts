import { apiPaths } from '@cardsight/contract/api-paths'
import { bankStatusSchema } from '@cardsight/contract/banking'
import { errorBodySchema } from '@cardsight/contract/errors'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import type { Fault } from '../../testing/fault-server.ts'
import { type FaultyBank, startFaultyBank } from '../../testing/faulty-bank.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'

const BANK = 'First Platypus Bank'
const DAY_MS = 26 * 60 * 60_000
const MESSAGE = 'plaid says: access-sandbox-1111-2222 is broken'

const refusal = (error_type: string, error_code: string): Fault => ({
  status: 400,
  body: JSON.stringify({ error_type, error_code, error_message: MESSAGE, request_id: 'request-1' }),
})

const purchase = {
  date_transacted: '2026-10-01',
  date_posted: '2026-10-02',
  amount: 42.1,
  description: 'TRADER JOES #552',
  currency: 'USD',
}
const card = { type: 'credit', subtype: 'credit card', transactions: [purchase] }
const login = { username: 'user_custom', password: JSON.stringify({ override_accounts: [card] }) }

/** Errors after which the link doesn't work until its user does something. */
const lasting = [
  ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 'login-required', 'asks you to sign in again'],
  ['ITEM_ERROR', 'INSUFFICIENT_CREDENTIALS', 'login-required', 'asks you to sign in again'],
  [
    'ITEM_ERROR',
    'ITEM_LOCKED',
    'login-required',
    "Unlock it on the bank's website, then choose Renew Access",
  ],
  ['ITEM_ERROR', 'USER_SETUP_REQUIRED', 'login-required', "Sign in on the bank's website, then choose Renew"],
  ['ITEM_ERROR', 'ACCESS_NOT_GRANTED', 'login-required', 'Choose Renew Access, then allow your accounts'],
  ['ITEM_ERROR', 'SOMETHING_NEW', 'login-required', 'asks you to sign in again'],
  ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'gone', 'remove it here and link it again'],
  ['ITEM_ERROR', 'ITEM_NOT_FOUND', 'gone', 'remove it here and link it again'],
  ['INSTITUTION_ERROR', 'INSTITUTION_NO_LONGER_SUPPORTED', 'gone', 'You can upload its statements instead'],
] as const

/** Errors that say nothing about the link. */
const passing = [
  ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 'warn'],
  ['API_ERROR', 'INTERNAL_SERVER_ERROR', 'warn'],
  ['RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT', 'warn'],
  ['NEW_ERROR', 'SOMETHING_NEW', 'error'],
  ['INVALID_INPUT', 'INVALID_API_KEYS', 'error'],
] as const

describe.each(databases)("a bank's error on %s", (engine) => {
  let now = new Date('2026-11-10T12:00:00Z')
  let lines: FaultyBank['lines']
  let sandbox: FaultyBank['sandbox']
  let faults: FaultyBank['faults']
  let test: FaultyBank['test']
  beforeAll(async () => {
    const bank = await startFaultyBank(engine, { clock: () => now })
    ;({ lines, sandbox, faults, test } = bank)
    return bank.close
  })
  beforeEach(async () => {
    faults.decide(() => 'pass')
    // The links of earlier tests would be synced too.
    await test.deps.database.db.deleteFrom('bank_items').execute()
  })

  const syncTomorrow = async () => {
    now = new Date(now.getTime() + DAY_MS)
    await syncDueItems(test.deps)
  }
  /** A user whose only bank has just failed. */
  const failWith = async (fault: Fault) => {
    const person = await test.addPerson()
    await linkItem(test.deps, person.id, await sandbox.link(login))
    await syncDueItems(test.deps)
    faults.decide((path) => (path === '/transactions/sync' ? fault : 'pass'))
    lines.length = 0
    await syncTomorrow()
    const status = async () => {
      const answer = await test.call('GET', apiPaths.bankStatus, person)
      return bankStatusSchema.parse(answer.json()).institutions[0]
    }
    const rows = async () => (await allTransactions(test.deps.database.db, person.id)).length
    return { person, status, rows }
  }
  const logged = () => lines.map((line) => JSON.parse(line)).find(({ reason }) => reason !== undefined)

  it.each(lasting)('%s %s shows what to do, and ends when it is done', async (type, code, state, advice) => {
    const { person, status, rows } = await failWith(refusal(type, code))
    expect(await status()).toMatchObject({ state, advice: expect.stringContaining(advice) })
    expect((await status())?.advice).toContain(BANK)
    const accounts = await test.call('GET', apiPaths.accounts, person)
    const list = [{ subtype: 'disconnected', institutionName: BANK }]
    expect(accounts.json()).toMatchObject(state === 'login-required' ? { accounts: list } : list)

    const run = await test.call('GET', apiPaths.linkedRun, person)
    expect(run.statusCode).toBe(412)
    const { error, errors } = errorBodySchema.parse(run.json())
    expect(error).toContain(advice)
    expect(errors[0]?.param).toEqual({ error_type: 'popup', institutionName: BANK })
    expect(await rows()).toBe(1)

    faults.decide(() => 'pass')
    await syncTomorrow()
    expect(await status()).toMatchObject({ state: 'ready', advice: null })
  })

  it.each(passing)('%s %s leaves the link as it is', async (type, code, level) => {
    const { person, status } = await failWith(refusal(type, code))
    expect(await status()).toMatchObject({ state: 'ready', advice: null })
    expect((await test.call('GET', apiPaths.linkedRun, person)).statusCode).toBe(200)
    expect(logged()).toMatchObject({ level: level === 'warn' ? 40 : 50, reason: code })
  })

  it('USER_PERMISSION_REVOKED deletes the transactions, says so, and ends the calls', async () => {
    const { status, rows } = await failWith(refusal('INVALID_INPUT', 'USER_PERMISSION_REVOKED'))
    expect(await status()).toMatchObject({
      state: 'gone',
      advice: `You ended our access to ${BANK}, so we deleted its transactions. Please remove it here, or link it again.`,
    })
    expect(await rows()).toBe(0)
    faults.calls.length = 0
    await syncTomorrow()
    expect(faults.calls.filter((path) => path === '/transactions/sync')).toHaveLength(0)
  })

  it("is logged with the provider's message and request id, without tokens", async () => {
    await failWith(refusal('ITEM_ERROR', 'SOMETHING_NEW'))
    expect(logged()).toMatchObject({
      level: 50,
      reason: 'SOMETHING_NEW',
      requestId: 'request-1',
      providerMessage: 'plaid says: [token] is broken',
      isKnownCode: false,
    })
  })

  it('about our own keys is not blamed on the user who waits', async () => {
    const person = await test.addPerson()
    faults.decide(() => refusal('INVALID_INPUT', 'INVALID_API_KEYS'))
    const answer = await test.call('POST', apiPaths.createLinkToken, person)
    expect(answer.statusCode).toBe(503)
    expect(errorBodySchema.parse(answer.json()).error).toBe(
      "Linking banks doesn't work right now because of a problem on our side. Please try again later, or upload statements instead.",
    )
  })

  it('that only /item/get reports counts as well', async () => {
    const { status } = await failWith('pass')
    const item = {
      institution_id: 'ins_109508',
      error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOCKED' },
    }
    const locked: Fault = { status: 200, body: JSON.stringify({ item }) }
    faults.decide((path) => (path === '/item/get' ? locked : 'pass'))
    await syncTomorrow()
    expect(await status()).toMatchObject({
      state: 'login-required',
      advice: expect.stringContaining('Unlock'),
    })
  })
})
