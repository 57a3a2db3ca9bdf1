import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import {
  type AccountList,
  type BankStatus,
  type LinkedAccounts,
  linkMetadataSchema,
} from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDueBankEndings } from '../repositories/bank-endings.ts'
import { listBankItems } from '../repositories/bank-items.ts'
import { endDueLinks } from '../services/banking/end-links.ts'
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'
import { completeLinkFlow, type LinkOutcome } from '../testing/link-flow.ts'
import { type SandboxBank, startSandboxBank } from '../testing/sandbox-bank.ts'

const NOW = new Date('2026-11-10T12:00:00Z')
const clock = () => NOW

type Login = Parameters<typeof completeLinkFlow>[2]

/** A year of the same purchases each month, plus transactions that aren't purchases. */
const customUser = JSON.stringify({
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      meta: { name: 'Hand-made Card', mask: '7777', limit: 5000 },
      transactions: [
        row('2026-01-15', 100, 'KROGER #0123'),
        row('2026-02-15', 100, 'KROGER #0123'),
        row('2026-02-16', 40, 'CHIPOTLE 0042'),
        row('2026-02-20', -10, 'CHIPOTLE 0042'),
        row('2026-03-05', -150, 'PAYMENT THANK YOU'),
        row('2026-06-01', 25.55, 'SHELL OIL 57544'),
        row('2025-11-01', 70, 'KROGER #0123'),
      ],
    },
  ],
})

describe.each(databases)('linking a bank on %s', (engine) => {
  let sandbox: SandboxBank
  let test: BankingApp
  const bodies: string[] = []
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock })
    test = await createBankingApp(engine, { bank: sandbox.bank, clock })
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })

  const call: BankingApp['call'] = async (...asked) => {
    const answer = await test.call(...asked)
    bodies.push(answer.body)
    return answer
  }
  const openLink = async (person: Person, login?: Login): Promise<LinkOutcome> => {
    const { linkToken } = (await call('POST', apiPaths.createLinkToken, person)).json()
    return completeLinkFlow(sandbox.baseUrl, linkToken, login)
  }
  const add = (person: Person, { publicToken, metadata }: LinkOutcome) =>
    call('POST', apiPaths.addToken, person, { query: { publicToken }, body: metadata })
  const accountsOf = async (person: Person): Promise<AccountList> =>
    (await call('GET', apiPaths.accounts, person)).json()
  const statusOf = async (person: Person): Promise<BankStatus['institutions']> =>
    (await call('GET', apiPaths.bankStatus, person)).json().institutions
  const tokensOf = async (person: Person): Promise<string[]> =>
    (await listBankItems(test.deps.database.db, person.id)).map(({ id, sealedAccessToken }) =>
      test.deps.cipher.open(sealedAccessToken ?? '', id),
    )
  const isKnownToBank = async (access_token: string): Promise<boolean> =>
    sandbox.plaid.itemGet({ access_token }).then(
      () => true,
      () => false,
    )

  it("B-CALL-9, B-CALL-27: a link token says which widget it's for", async () => {
    const answer = await call('POST', apiPaths.createLinkToken, await test.addPerson())
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      linkToken: expect.stringMatching(/^link-sandbox-/),
      widget: 'simulated',
    })
  })

  it("S-GEN-04: a visitor gets no link token and can't link an account", async () => {
    for (const url of [apiPaths.createLinkToken, `${apiPaths.addToken}?publicToken=public-sandbox-1`]) {
      const answer = await test.app.inject({ method: 'POST', url })
      expect(answer.statusCode, url).toBe(401)
    }
  })

  it('B-CALL-11, B-CALL-13, B-ROLE-6, S-GEN-04: returns every shared account, and lists checking and cards once they are in', async () => {
    const person = await test.addPerson()
    const outcome = await openLink(person)
    expect(linkMetadataSchema.parse(outcome.metadata)?.institution?.name).toBe('First Platypus Bank')
    const linked = await add(person, outcome)
    expect(linked.statusCode, linked.body).toBe(200)
    const shared: LinkedAccounts = linked.json()
    expect(shared).toHaveLength(linkMetadataSchema.parse(outcome.metadata)?.accounts?.length ?? 0)
    for (const account of shared) {
      expect(account).toEqual({ subtype: expect.any(String), institutionName: 'First Platypus Bank' })
    }
    expect(new Set(shared.map(({ subtype }) => subtype))).toEqual(
      new Set(['checking', 'savings', 'cd', 'credit card']),
    )
    expect(await statusOf(person)).toMatchObject([{ isImporting: true, state: 'ready', syncedAt: null }])

    const early = await call('POST', apiPaths.linkedRun, person)
    expect(early.json().errors[0].code).toBe('still-importing')

    await syncDueItems(test.deps)
    const accounts = await accountsOf(person)
    expect(new Set(accounts.map(({ subtype }) => subtype))).toEqual(new Set(['checking', 'credit card']))
    expect(accounts.every(({ enabled }) => enabled)).toBe(true)
    expect(await statusOf(person)).toMatchObject([
      { isImporting: false, source: 'provider', accountCount: accounts.length, syncedAt: NOW.toISOString() },
    ])
    const run = await call('POST', apiPaths.linkedRun, person)
    expect(run.statusCode, run.body.slice(0, 300)).toBe(200)
    expect(run.json().spending).toBeGreaterThan(0)
  })

  it('returns the rewards calculated by hand for a handmade year', async () => {
    const person = await test.addPerson()
    await add(person, await openLink(person, { username: 'user_custom', password: customUser }))
    await syncDueItems(test.deps)
    const details: CardsDetails = (await call('POST', apiPaths.linkedRun, person)).json()
    // 100 + 100 + 40 - 10 + 25.55
    expect(details.spending).toBe(255.55)
    const money = (cardId: string) => details.results[1].find((entry) => entry.cardId === cardId)?.money
    // 255.55 × 2 % = 5.111
    expect(money('two-percent')).toBe(5.11)
    // 30 × 5 % + 225.55 × 1 % = 3.7555
    expect(money('capped-dining')).toBe(3.76)
  })

  it('B-CALL-11: recognizes accounts that are already linked from the metadata, before exchanging the token', async () => {
    const person = await test.addPerson()
    await add(person, await openLink(person))
    const again = await openLink(person)
    const answer = await add(person, again)
    expect(answer.statusCode).toBe(412)
    expect(answer.json().errors).toEqual([
      {
        code: 'bank-attention',
        msg: 'First Platypus Bank is already linked. If it asks for your login, choose Renew Access next to it.',
        param: { error_type: 'popup', institutionName: 'First Platypus Bank' },
      },
    ])
    const unused = sandbox.plaid.itemPublicTokenExchange({ public_token: again.publicToken })
    await expect(unused).resolves.toMatchObject({ status: 200 })

    const silent = await add(person, { ...(await openLink(person)), metadata: undefined })
    expect(silent.statusCode).toBe(412)
    expect(await statusOf(person)).toHaveLength(1)
    await endDueLinks(test.deps)
  })

  it('B-ERR-19: keeps nothing of a bank without cards, here or at the provider', async () => {
    const person = await test.addPerson()
    const linked = await add(person, await openLink(person, { username: 'user_no_cards' }))
    expect(linked.statusCode, linked.body).toBe(200)
    const subtypes = linked.json().map(({ subtype }: { subtype: string }) => subtype)
    expect(subtypes.length).toBeGreaterThan(0)
    expect(subtypes).not.toContain('checking')
    expect(subtypes).not.toContain('credit card')
    expect(await accountsOf(person)).toEqual([])
    const { db } = test.deps.database
    const [unwanted] = await listDueBankEndings(db, [test.deps.bank], { now: NOW, most: 1 })
    const token = test.deps.cipher.open(unwanted?.sealedAccessToken ?? '', unwanted?.itemId ?? '')
    expect(await isKnownToBank(token)).toBe(true)
    await endDueLinks(test.deps)
    expect(await isKnownToBank(token)).toBe(false)
    expect(await listDueBankEndings(db, [test.deps.bank], { now: NOW, most: 1 })).toEqual([])
  })

  it('rejects an unknown or used public token', async () => {
    const person = await test.addPerson()
    const outcome = await openLink(person)
    await add(person, outcome)
    const unknown = { ...outcome, publicToken: 'public-sandbox-unknown', metadata: undefined }
    expect((await add(person, unknown)).json().errors[0].code).toBe('link-expired')
    const used = await add(await test.addPerson(), outcome)
    expect(used.statusCode).toBe(400)
    expect((await call('POST', apiPaths.addToken, person)).statusCode).toBe(400)
    const odd = await call('POST', apiPaths.addToken, person, { query: { publicToken: 'a b' } })
    expect(odd.statusCode).toBe(400)
  })

  it("B-CALL-10, B-CALL-13, B-ERR-6, B-ROLE-6: shows an institution that needs a login as disconnected until it's renewed", async () => {
    const person = await test.addPerson()
    await add(person, await openLink(person))
    await syncDueItems(test.deps)
    const before = await accountsOf(person)
    const [access_token = ''] = await tokensOf(person)
    await sandbox.plaid.sandboxItemResetLogin({ access_token })
    const [{ handle = '' } = {}] = await statusOf(person)
    await test.deps.database.db.updateTable('bank_items').set({ next_sync_at: NOW }).execute()
    await syncDueItems(test.deps)
    const disconnected = await call('GET', apiPaths.accounts, person)
    expect(disconnected.statusCode).toBe(412)
    const msg = 'First Platypus Bank asks you to sign in again.'
    const param = { error_type: 'popup', institutionName: 'First Platypus Bank' }
    expect(disconnected.json()).toEqual({
      error: msg,
      errors: [{ code: 'bank-attention', msg, param }],
      accounts: [
        expect.objectContaining({
          account_id: '',
          subtype: 'disconnected',
          institutionName: 'First Platypus Bank',
          access_token: handle,
        }),
      ],
    })
    const query = { accessToken: handle }
    const early = await call('POST', apiPaths.addToken, person, { query })
    expect(early.statusCode).toBe(412)

    const renewal = await call('POST', apiPaths.createLinkToken, person, { query })
    expect(renewal.statusCode, renewal.body).toBe(200)
    await completeLinkFlow(sandbox.baseUrl, renewal.json().linkToken)
    const renewed = await call('POST', apiPaths.addToken, person, { query })
    expect(renewed.statusCode, renewed.body).toBe(200)
    expect(await accountsOf(person)).toEqual(before)
  })

  it('B-CALL-16, B-CALL-15: removing and unlinking end the links at the bank and leave nothing here', async () => {
    const person = await test.addPerson()
    const tartan = { institutionId: 'ins_109511' }
    await add(person, await openLink(person))
    await add(person, await openLink(person, tartan))
    await syncDueItems(test.deps)
    const tokens = await tokensOf(person)
    const [first] = await statusOf(person)
    const query = { accessToken: first?.handle ?? '' }
    expect((await call('POST', apiPaths.removeAccess, person, { query })).json()).toEqual({ removed: 1 })
    expect((await call('POST', apiPaths.removeAccess, person, { query })).statusCode).toBe(404)
    expect(await Promise.all(tokens.map(isKnownToBank))).toEqual([false, true])

    const answer = await call('POST', apiPaths.unlinkAll, person)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ removed: 1 })
    expect(await Promise.all(tokens.map(isKnownToBank))).toEqual([false, false])
    expect(await accountsOf(person)).toEqual([])
    expect((await call('GET', apiPaths.transactions, person)).json()).toEqual({
      transactions: [],
      nextCursor: null,
    })
    expect((await call('POST', apiPaths.unlinkAll, person)).json()).toEqual({ removed: 0 })
  })

  it('B-CALL-12: records that a user left with an error', async () => {
    const person = await test.addPerson()
    const error = { error_type: 'ITEM_ERROR', error_code: 'INVALID_CREDENTIALS', error_message: 'no' }
    const body = { error, metaData: { status: 'requires_credentials', institution: null } }
    expect((await call('POST', apiPaths.linkExit, person, { body })).statusCode).toBe(204)
    expect((await call('POST', apiPaths.linkExit, person, { body: { error } })).statusCode).toBe(400)
  })

  it('never returned a provider token in any response', () => {
    expect(bodies.length).toBeGreaterThan(20)
    expect(bodies.filter((body) => body.includes('access-sandbox'))).toEqual([])
  })
})

function row(date: string, amount: number, description: string) {
  return { date_transacted: date, date_posted: date, amount, description, currency: 'USD' }
}
