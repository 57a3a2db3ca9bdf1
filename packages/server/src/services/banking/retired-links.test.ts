import { apiPaths } from '@cardsight/contract/api-paths'
import { afterEach, describe, expect, it } from 'vitest'
import type { BankOrigin } from '../../addresses/bank-origin.ts'
import type { Bank } from '../../bank/bank.ts'
import type { Database } from '../../db/database.ts'
import { listDueBankEndings } from '../../repositories/bank-endings.ts'
import { addBankExchange } from '../../repositories/bank-exchanges.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { checking, createBankingApp } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { createRefusingBank } from '../../testing/refusing-bank.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { endDueLinks } from './end-links.ts'
import { resolveExchanges } from './exchanges.ts'
import { syncDueItems } from './sync-due-items.ts'

const NOON = new Date('2026-11-10T12:00:00Z')

const simulated = { provider: 'plaid', environment: 'simulated' } as const
const production = { provider: 'plaid', environment: 'production' } as const
const sandbox = { provider: 'plaid', environment: 'sandbox' } as const
const simpleFin = { provider: 'simplefin', environment: 'production' } as const

/** A bank that writes down every token that it gets. */
function createRecordingBank(origin: BankOrigin): { bank: Bank; tokens: string[] } {
  const tokens: string[] = []
  const note = (token: string) => {
    tokens.push(token)
  }
  const bank = createRefusingBank({
    ...origin,
    syncPage: async (token) => {
      note(token)
      return {
        ...{ changed: [], removed: [], skipped: 0, nextCursor: 'c', hasMore: false },
        history: 'complete',
        coverage: { kind: 'changes' },
      }
    },
    describeItem: async (token) => {
      note(token)
      return { institutionId: null, trouble: null, freshAt: null }
    },
    listAccounts: async (token) => {
      note(token)
      return [checking]
    },
    removeItem: async (token) => note(token),
    exchange: async (token) => {
      note(token)
      return { accessToken: token, providerItemId: token }
    },
  })
  return { bank, tokens }
}

describe.each(databases)('a server that starts with another bank on %s', (engine) => {
  const databases: Database[] = []
  afterEach(() => Promise.all(databases.splice(0).map((database) => database.close())))

  /** A person with a due link, and the same database under a server with another bank. */
  async function switchBank(from: BankOrigin, to: BankOrigin) {
    const database = await createTestDatabase(engine)
    databases.push(database)
    const before = await createBankingApp(engine, { database, clock: () => NOON })
    const person = await before.addPerson()
    const lines = [['2026-11-01', 25_00, 'WHOLE FOODS MARKET', { accountId: checking.accountId }]] as const
    await before.addLink(person, { item: { ...from, nextSyncAt: NOON }, accounts: [checking], lines })
    const { bank, tokens } = createRecordingBank(to)
    const after = await createBankingApp(engine, {
      database,
      bank,
      cipher: before.deps.cipher,
      clock: () => NOON,
    })
    const status = async () => (await after.call('GET', apiPaths.bankStatus, person)).json().institutions
    return { person, after, tokens, status, db: database.db }
  }

  it.each([
    ['real keys', simulated, production, 'made with our simulated bank'],
    ['the simulated bank', production, simulated, "a service that we don't use right now"],
    ['production keys', sandbox, production, 'made with a test bank'],
    ['Plaid alone', simpleFin, production, "a service that we don't use right now"],
  ])('and now has %s never sends it a token of before, and says what to do', async (_, from, to, advice) => {
    const { person, after, tokens, status } = await switchBank(from, to)
    await syncDueItems(after.deps)
    expect(await status()).toMatchObject([
      { state: 'gone', accountCount: 0, advice: expect.stringContaining(advice) },
    ])
    const accounts = (await after.call('GET', apiPaths.accounts, person)).json()
    expect(accounts).toMatchObject([{ subtype: 'disconnected' }])
    const [{ access_token: handle }] = accounts
    const query = { accessToken: handle }
    for (const url of [apiPaths.createLinkToken, apiPaths.addToken]) {
      expect((await after.call('POST', url, person, { query })).statusCode).toBe(412)
    }
    // Made-up purchases don't count, even if a browser still asks for the account.
    for (const account of [[], [checking.accountId]]) {
      const run = await after.call('GET', apiPaths.linkedRun, person, { query: { account } })
      expect(run.statusCode).toBe(412)
      expect(run.json().errors[0].msg).toContain(advice)
    }
    expect(tokens).toEqual([])
  })

  it('deletes a link of before without a call, and forgets one of the simulated bank', async () => {
    const { person, after, tokens, db } = await switchBank(simulated, production)
    expect((await after.call('POST', apiPaths.unlinkAll, person)).json()).toEqual({ removed: 1 })
    expect(await listBankItems(db, person.id)).toEqual([])
    await endDueLinks(after.deps)
    expect(tokens).toEqual([])
    expect(await listDueBankEndings(db, [simulated, production], { now: NOON, most: 9 })).toEqual([])
  })

  it('ends a real link once the real keys are back, because it is billed until then', async () => {
    const { person, after, tokens, db } = await switchBank(production, simulated)
    await after.call('POST', apiPaths.unlinkAll, person)
    await endDueLinks(after.deps)
    expect(tokens).toEqual([])
    const returned = createRecordingBank(production)
    await endDueLinks({ ...after.deps, bank: returned.bank })
    expect(returned.tokens).toHaveLength(1)
    expect(await listDueBankEndings(db, [production], { now: NOON, most: 9 })).toEqual([])
  })

  it('uses the links of before again when it returns to their bank', async () => {
    const { after, tokens, status } = await switchBank(simulated, production)
    await syncDueItems(after.deps)
    expect(await status()).toMatchObject([{ state: 'gone' }])
    const returned = createRecordingBank(simulated)
    await syncDueItems({ ...after.deps, bank: returned.bank })
    expect(returned.tokens.length).toBeGreaterThan(0)
    expect(tokens).toEqual([])
  })

  it('does not repeat an exchange of before', async () => {
    const { after, tokens, db } = await switchBank(simulated, production)
    const sealedPublicToken = after.deps.cipher.seal('public-1', 'exchange-1')
    const exchange = { id: 'exchange-1', ...simulated, sealedPublicToken, begunAt: NOON }
    await addBankExchange(db, exchange, NOON)
    await resolveExchanges(after.deps)
    expect(tokens).toEqual([])
  })
})
