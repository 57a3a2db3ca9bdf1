import { apiPaths } from '@cardsight/contract/api-paths'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDueBankEndings } from '../../repositories/bank-endings.ts'
import { countSealedTokens } from '../../repositories/sealed-tokens.ts'
import type { Person } from '../../testing/banking-app.ts'
import type { Fault } from '../../testing/fault-server.ts'
import { type FaultyBank, startFaultyBank } from '../../testing/faulty-bank.ts'
import { endDueLinks } from './end-links.ts'
import { resolveExchanges } from './exchanges.ts'
import { syncDueItems } from './sync-due-items.ts'

const EXCHANGE = '/item/public_token/exchange'
const MINUTE_MS = 60_000

/** Plaid's answer to a second exchange isn't documented, so both are tested. */
describe.each([
  ['postgres', 'repeatable'],
  ['embedded', 'repeatable'],
  ['postgres', 'once'],
] as const)('an exchange without a response, on %s, with tokens that are valid: %s', (engine, exchange) => {
  let now = new Date('2026-11-10T12:00:00Z')
  let lines: FaultyBank['lines']
  let sandbox: FaultyBank['sandbox']
  let faults: FaultyBank['faults']
  let test: FaultyBank['test']
  let person: Person
  beforeAll(async () => {
    const bank = await startFaultyBank(engine, { clock: () => now, exchange })
    ;({ lines, sandbox, faults, test } = bank)
    return bank.close
  })
  beforeEach(async () => {
    faults.decide(() => 'pass')
    lines.length = 0
    person = await test.addPerson()
  })

  const onExchange = (fault: Fault) => faults.decide((path) => (path === EXCHANGE ? fault : 'pass'))
  const add = (publicToken: string) =>
    test.call('POST', apiPaths.addToken, person, { query: { publicToken } })
  const records = () => test.deps.database.db.selectFrom('bank_exchanges').selectAll().execute()
  const accounts = async (): Promise<unknown[]> => (await test.call('GET', apiPaths.accounts, person)).json()
  const later = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS)
    faults.calls.length = 0
    await resolveExchanges(test.deps)
    await endDueLinks(test.deps)
  }
  const alarms = () => lines.map((line) => JSON.parse(line)).filter(({ begunAt }) => begunAt !== undefined)

  it('is recorded before it begins, without the token in plain text', async () => {
    const publicToken = await sandbox.link()
    onExchange('cut')
    expect((await add(publicToken)).statusCode).toBe(503)
    const [record, ...others] = await records()
    expect(others).toEqual([])
    expect(JSON.stringify(record)).not.toContain(publicToken)
    // Without the key, nobody could find the item, so it counts as a token at the start.
    expect(await countSealedTokens(test.deps.database.db)).toBe(1)
    faults.decide(() => 'pass')
    await later(3)
    expect(await records()).toEqual([])
  })

  if (exchange === 'repeatable') {
    it('is repeated, and the item removed at the provider', async () => {
      const publicToken = await sandbox.link()
      onExchange('cut')
      expect((await add(publicToken)).statusCode).toBe(503)
      faults.decide(() => 'pass')
      // What the provider would bill, read directly.
      const { accessToken } = await sandbox.bank.exchange(publicToken)
      await sandbox.plaid.itemGet({ access_token: accessToken })

      // The request itself may still finish the link.
      await later(1)
      expect(faults.calls).toEqual([])
      await later(2)
      expect(faults.calls).toEqual([EXCHANGE, '/item/remove'])
      await expect(sandbox.plaid.itemGet({ access_token: accessToken })).rejects.toMatchObject({
        response: { data: { error_code: 'ITEM_NOT_FOUND' } },
      })
      expect(await records()).toEqual([])
      expect(await accounts()).toEqual([])
      expect(alarms()).toEqual([])
    })

    it('is finished by the same token sent again, and then left alone', async () => {
      const publicToken = await sandbox.link()
      onExchange('cut')
      expect((await add(publicToken)).statusCode).toBe(503)
      faults.decide(() => 'pass')
      expect((await add(publicToken)).statusCode).toBe(200)
      // A third time, the bank is linked already.
      expect((await add(publicToken)).statusCode).toBe(412)
      expect(await records()).toEqual([])
      await later(3)
      expect(await listDueBankEndings(test.deps.database.db, [test.deps.bank], { now, most: 10 })).toEqual([])
      await syncDueItems(test.deps)
      expect((await test.call('GET', apiPaths.bankStatus, person)).json()).toMatchObject({
        institutions: [{ state: 'ready', isImporting: false }],
      })
    })
  } else {
    it('that cannot be repeated raises an alarm for the operator, once', async () => {
      onExchange('cut')
      const begunAt = now.toISOString()
      expect((await add(await sandbox.link())).statusCode).toBe(503)
      faults.decide(() => 'pass')
      await later(3)
      await later(3)
      expect(alarms()).toMatchObject([{ level: 50, begunAt }])
      expect(alarms()[0].msg).toContain('have it removed')
      expect(await records()).toEqual([])
    })
  }

  it('is tried again while the provider is down, until the token has expired', async () => {
    onExchange('reset')
    expect((await add(await sandbox.link())).statusCode).toBe(503)
    await later(3)
    await later(2)
    expect(faults.calls).toEqual([EXCHANGE])
    expect(await records()).toHaveLength(1)
    expect(alarms()).toEqual([])
    await later(30)
    expect(await records()).toEqual([])
    expect(alarms()).toHaveLength(1)
  })

  it('leaves no record if the provider refuses, or if the link is finished', async () => {
    expect((await add('public-sandbox-unknown')).statusCode).toBe(400)
    expect(await records()).toEqual([])
    expect((await add(await sandbox.link())).statusCode).toBe(200)
    expect(await records()).toEqual([])
    expect(await accounts()).not.toEqual([])
  })
})
