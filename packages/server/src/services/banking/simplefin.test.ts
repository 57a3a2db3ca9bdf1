import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { AccountList } from '@cardsight/contract/banking'
import type { SimpleFinOptions } from '@cardsight/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listBankItems } from '../../repositories/bank-items.ts'
import { claimDueItem } from '../../repositories/bank-sync.ts'
import { putTransactions } from '../../repositories/bank-transactions.ts'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { startSimpleFin, type TestAccount, type TestSimpleFin } from '../../testing/simplefin-bank.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'
import { leaseFrom, syncItem } from './sync-item.ts'

type Trouble = ReturnType<NonNullable<SimpleFinOptions['trouble']>>

const NOON = new Date('2026-11-10T12:00:00Z')
const DAY_MS = 86_400_000

const purchase = (day: string, amount: number, description: string) => ({
  date_transacted: day,
  date_posted: day,
  amount,
  description,
})

const everydayCard: TestAccount = {
  meta: { name: 'Everyday Card', mask: '4321' },
  transactions: [
    // The first is 13 months old: it's in the first of several ranges.
    purchase('2025-10-20', 30, 'WHOLE FOODS MARKET'),
    purchase('2026-05-04', 80, 'WHOLE FOODS MARKET'),
    purchase('2026-11-08', 12.5, 'STARBUCKS STORE 0042'),
    purchase('2026-11-09', -5, 'STARBUCKS STORE 0042'),
  ],
}

describe.each(databases)('a SimpleFIN link on %s', (engine) => {
  let now = NOON
  let trouble: Trouble = null
  let simpleFin: TestSimpleFin
  let test: BankingApp
  beforeAll(async () => {
    const clock = () => now
    simpleFin = await startSimpleFin({ clock, trouble: () => trouble })
    test = await createBankingApp(engine, { otherBanks: [simpleFin.bank], clock })
  })
  afterAll(async () => {
    await test.close()
    await simpleFin.close()
  })
  afterEach(() => {
    now = NOON
    trouble = null
  })

  const add = (person: Person, setupToken: string, accessToken?: string) =>
    test.call('POST', apiPaths.addSetupToken, person, { body: { setupToken, accessToken } })
  const link = async (accounts: readonly TestAccount[] = [everydayCard]) => {
    const person = await test.addPerson()
    const answer = await add(person, await simpleFin.createToken(accounts))
    expect(answer.statusCode).toBe(200)
    await syncDueItems(test.deps)
    return person
  }
  const rowsOf = (person: Person) => allTransactions(test.deps.database.db, person.id)
  const statusOf = async (person: Person) => {
    const { institutions } = (await test.call('GET', apiPaths.bankStatus, person)).json()
    return institutions[0]
  }
  const syncTomorrow = async () => {
    now = new Date(now.getTime() + 2 * DAY_MS)
    await syncDueItems(test.deps)
  }

  it('brings in its accounts and every transaction of 400 days, once', async () => {
    const person = await link()
    const accounts: AccountList = (await test.call('GET', apiPaths.accounts, person)).json()
    expect(accounts).toMatchObject([
      {
        name: 'Everyday Card (4321)',
        mask: '4321',
        institutionName: 'First Platypus Bank',
        subtype: 'credit card',
      },
    ])
    const rows = await rowsOf(person)
    expect(rows.map(({ day, amountCents }) => [day, amountCents]).toSorted()).toEqual([
      ['2025-10-20', 3000],
      ['2026-05-04', 8000],
      ['2026-11-08', 1250],
      ['2026-11-09', -500],
    ])
    await syncTomorrow()
    expect((await rowsOf(person)).map(({ transactionId }) => transactionId).toSorted()).toEqual(
      rows.map(({ transactionId }) => transactionId).toSorted(),
    )
    expect(await statusOf(person)).toMatchObject({ state: 'ready', isImporting: false, advice: null })
  })

  it('counts in runs', async () => {
    const person = await link()
    const run = await test.call('GET', apiPaths.linkedRun, person, { query: { form: 'numbers' } })
    expect(run.statusCode).toBe(200)
  })

  it('calls no other port of this machine, whatever a setup token names', async () => {
    let calls = 0
    const other = createServer((_request, response) => {
      calls += 1
      response.end('http://u:p@127.0.0.1/simplefin')
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const person = await test.addPerson()
    const token = Buffer.from(`http://127.0.0.1//127.0.0.1:${port}/x`).toString('base64')
    expect((await add(person, token)).statusCode).toBe(412)
    expect(calls).toBe(0)
    await new Promise((resolve) => other.close(resolve))
  })

  it('uses a setup token once, and says what to do about one that was used', async () => {
    const token = await simpleFin.createToken([everydayCard])
    const [first, second] = [await test.addPerson(), await test.addPerson()]
    expect((await add(first, token)).statusCode).toBe(200)
    for (const used of [token, 'no token']) {
      const answer = await add(second, used)
      expect(answer.statusCode).toBe(412)
      expect(answer.json().errors[0]).toMatchObject({
        msg: expect.stringContaining('Each token works once'),
        param: { institutionName: 'SimpleFIN' },
      })
    }
    expect(await listBankItems(test.deps.database.db, second.id)).toEqual([])
  })

  it('is not made if SimpleFIN refuses the access that it has just given', async () => {
    const person = await test.addPerson()
    const token = await simpleFin.createToken([everydayCard])
    trouble = 'access-refused'
    const answer = await add(person, token)
    expect(answer.statusCode).toBe(412)
    expect(answer.json().errors[0].msg).toContain('We couldn’t use this setup token.')
    expect(await listBankItems(test.deps.database.db, person.id)).toEqual([])
  })

  it('keeps its access URL encrypted, and out of every response', async () => {
    const person = await link()
    const [item] = await listBankItems(test.deps.database.db, person.id)
    expect(item).toMatchObject({ provider: 'simplefin', environment: 'simulated' })
    expect(item?.sealedAccessToken).not.toContain('127.0.0.1')
    const accessUrl = test.deps.cipher.open(item?.sealedAccessToken ?? '', item?.id ?? '')
    expect(accessUrl).toContain('@127.0.0.1')
    const secret = new URL(accessUrl).password
    for (const path of [apiPaths.accounts, apiPaths.bankStatus, `/api/users/${person.id}/export`]) {
      expect((await test.call('GET', path, person)).body).not.toContain(secret)
    }
  })

  it('loses transactions that vanish from the days it asks about, and keeps older ones', async () => {
    const person = await link()
    const { db } = test.deps.database
    const [row] = await rowsOf(person)
    const [item] = await listBankItems(db, person.id)
    const base = { mcc: null, categoryPrimary: null, categoryDetailed: null, categoryConfidence: null }
    const common = { ...base, accountId: row?.accountId ?? '', amountCents: 100, name: 'GONE' }
    // As if two more had been there at the last sync, one within the overlap of a week and one before.
    await putTransactions(db, { id: item?.id ?? '', userId: person.id }, [
      { ...common, transactionId: 'recent', day: '2026-11-07', isAbroad: false, isPending: true },
      { ...common, transactionId: 'older', day: '2026-06-01', isAbroad: false, isPending: false },
    ])
    await syncTomorrow()
    const ids = (await rowsOf(person)).map(({ transactionId }) => transactionId)
    expect(ids).not.toContain('recent')
    expect(ids).toContain('older')
    expect(ids).toHaveLength(5)
  })

  it('replaces a pending transaction by the posted one', async () => {
    const hold = { ...purchase('2026-11-09', 40, 'WHOLE FOODS MARKET'), date_posted: '2026-11-11' }
    const person = await link([{ ...everydayCard, transactions: [hold] }])
    expect(await rowsOf(person)).toMatchObject([{ isPending: true, amountCents: 4000 }])
    await syncTomorrow()
    expect(await rowsOf(person)).toMatchObject([{ isPending: false, amountCents: 4000, day: '2026-11-09' }])
  })

  it('keeps everything while a bank behind it does not respond, and says so', async () => {
    const person = await link()
    trouble = 'needs-attention'
    await syncTomorrow()
    expect(await rowsOf(person)).toHaveLength(4)
    const status = await statusOf(person)
    expect(status.state).toBe('ready')
    expect(status.advice).toContain("SimpleFIN can't reach one of your banks")
    trouble = 'no-accounts'
    await syncTomorrow()
    expect(await rowsOf(person)).toHaveLength(4)
    expect(await statusOf(person)).toMatchObject({
      state: 'login-required',
      advice: expect.stringContaining('SimpleFIN needs you to sign in to First Platypus Bank again'),
    })
    const renewal = await test.call('POST', apiPaths.createLinkToken, person, {
      query: { accessToken: (await statusOf(person)).handle },
    })
    expect(renewal.statusCode).toBe(412)
    trouble = null
    await syncTomorrow()
    expect(await statusOf(person)).toMatchObject({ state: 'ready', advice: null })
  })

  it('waits for its user to pay SimpleFIN', async () => {
    const person = await link()
    trouble = 'payment-required'
    await syncTomorrow()
    expect(await statusOf(person)).toMatchObject({
      state: 'login-required',
      advice: expect.stringContaining('Your SimpleFIN subscription has ended'),
    })
    expect(await rowsOf(person)).toHaveLength(4)
  })

  it('keeps its transactions when SimpleFIN refuses our access, and asks for a new setup token', async () => {
    const person = await link()
    trouble = 'access-refused'
    await syncTomorrow()
    const refused = {
      state: 'login-required',
      advice:
        'SimpleFIN no longer gives us access to First Platypus Bank. We keep its transactions until you remove it. Choose Renew Access and paste a new setup token.',
    }
    expect(await statusOf(person)).toMatchObject(refused)
    expect(await rowsOf(person)).toHaveLength(4)
    // A failure that passes doesn't hide the reason.
    trouble = 'unavailable'
    await syncTomorrow()
    expect(await statusOf(person)).toMatchObject(refused)
    // The same access may work again, such as after a mistake of the server.
    trouble = null
    await syncTomorrow()
    expect(await statusOf(person)).toMatchObject({ state: 'ready', advice: null })
    expect(await rowsOf(person)).toHaveLength(4)
  })

  it('is renewed with a new setup token: the same link and accounts, and its transactions continue', async () => {
    const later = purchase('2026-11-13', 7, 'WHOLE FOODS MARKET')
    const card = { ...everydayCard, transactions: [...everydayCard.transactions, later] }
    const person = await link([card])
    const before = await rowsOf(person)
    const [item] = await listBankItems(test.deps.database.db, person.id)
    trouble = 'access-refused'
    await syncTomorrow()
    const handle = (await statusOf(person)).handle
    const listed = await test.call('GET', apiPaths.accounts, person)
    expect(listed.json().accounts).toMatchObject([{ access_token: handle, renewsWithSetupToken: true }])

    trouble = null
    const token = await simpleFin.createToken([card])
    const renewed = await add(person, token, handle)
    expect(renewed.statusCode, renewed.body).toBe(200)
    expect(await statusOf(person)).toMatchObject({ handle, state: 'ready', advice: null, accountCount: 1 })
    await syncTomorrow()
    const items = await listBankItems(test.deps.database.db, person.id)
    expect(items).toMatchObject([{ id: item?.id, linkedAt: item?.linkedAt, lastError: null }])
    expect(items[0]?.sealedAccessToken).not.toBe(item?.sealedAccessToken)
    const rows = await rowsOf(person)
    expect(rows.slice(0, 4)).toEqual(before)
    expect(rows.slice(4)).toMatchObject([{ day: '2026-11-13', amountCents: 700 }])
    expect((await test.call('GET', apiPaths.accounts, person)).json()).toHaveLength(1)
    expect((await add(person, token, handle)).json().errors[0].msg).toContain('Each token works once')
    expect(await statusOf(person)).toMatchObject({ state: 'ready' })
  })

  it('stays renewed if a sync with the old access fails afterwards', async () => {
    const person = await link()
    const { handle } = await statusOf(person)
    const { db } = test.deps.database
    await db.updateTable('bank_items').set({ next_sync_at: now }).where('handle', '=', handle).execute()
    const claimed = await claimDueItem(db, [simpleFin.bank], { now, leasedUntil: leaseFrom(now) })
    expect(claimed?.handle).toBe(handle)
    expect((await add(person, await simpleFin.createToken([everydayCard]), handle)).statusCode).toBe(200)
    trouble = 'access-refused'
    await syncItem(test.deps, claimed ?? expect.fail())
    trouble = null
    expect(await statusOf(person)).toMatchObject({ state: 'ready', advice: null })
  })

  it('keeps everything if a new setup token has other accounts, or none', async () => {
    const person = await link()
    const [before] = await listBankItems(test.deps.database.db, person.id)
    const { handle } = await statusOf(person)
    const otherCard = { ...everydayCard, meta: { name: 'Other Card', mask: '1111' } }
    const other = await add(person, await simpleFin.createToken([otherCard]), handle)
    expect(other.statusCode).toBe(412)
    expect(other.json().errors[0].msg).toContain('has none of your accounts at First Platypus Bank')
    const token = await simpleFin.createToken([everydayCard])
    trouble = 'no-accounts'
    const none = await add(person, token, handle)
    expect(none.statusCode).toBe(412)
    expect(none.json().errors[0].msg).toContain("SimpleFIN can't reach First Platypus Bank.")
    expect(await listBankItems(test.deps.database.db, person.id)).toEqual([before])
    expect(await rowsOf(person)).toHaveLength(4)
  })

  it('has each transaction once if SimpleFIN gave the accounts new ids', async () => {
    const person = await link()
    const { handle } = await statusOf(person)
    // Another login of the simulated server with the same account has other ids.
    const again = { ...everydayCard, transactions: everydayCard.transactions.toReversed() }
    const before = await rowsOf(person)
    expect((await add(person, await simpleFin.createToken([again]), handle)).statusCode).toBe(200)
    await syncDueItems(test.deps)
    const rows = await rowsOf(person)
    expect(rows.map(({ day, amountCents }) => [day, amountCents])).toEqual(
      before.map(({ day, amountCents }) => [day, amountCents]),
    )
    expect(rows[0]?.accountId).not.toBe(before[0]?.accountId)
  })

  it('cannot be renewed by someone else, nor a link of another provider with a setup token', async () => {
    const owner = await link()
    const { handle } = await statusOf(owner)
    const token = await simpleFin.createToken([everydayCard])
    expect((await add(await test.addPerson(), token, handle)).statusCode).toBe(404)
    const plaidLink = await test.addLink(owner, {})
    const refused = await add(owner, token, plaidLink.handle)
    expect(refused.json().errors[0].msg).toContain("isn't linked with SimpleFIN")
    // The token wasn't used up.
    expect((await add(owner, token, handle)).statusCode).toBe(200)
  })

  it('leaves other currencies out of results', async () => {
    const euros = { ...everydayCard, currency: 'EUR', meta: { name: 'Travel Card', mask: '9876' } }
    const person = await link([everydayCard, euros])
    expect((await statusOf(person)).leftOut).toEqual([{ currency: 'EUR', count: 4 }])
  })

  it('is removed with everything in it', async () => {
    const person = await link()
    expect((await test.call('POST', apiPaths.unlinkAll, person)).json()).toEqual({ removed: 1 })
    expect(await rowsOf(person)).toEqual([])
    expect(await listBankItems(test.deps.database.db, person.id)).toEqual([])
  })
})

describe('without SimpleFIN', () => {
  it('nobody is offered a setup token, and none is accepted', async () => {
    const test = await createBankingApp('postgres')
    const person = await test.addPerson()
    expect((await test.call('POST', apiPaths.setupTokenOffer, person)).statusCode).toBe(404)
    const body = { setupToken: 'aHR0cHM6Ly9zZmluLmV4YW1wbGUvY2xhaW0vQTE=' }
    expect((await test.call('POST', apiPaths.addSetupToken, person, { body })).statusCode).toBe(404)
    await test.close()
  })
})
