import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { runNumbersSchema } from '@cardsight/contract/backtest'
import {
  bankStatusSchema,
  linkedAccountsSchema,
  linkFinishSchema,
  linkStepSchema,
  linkTokenSchema,
  setupTokenOfferSchema,
  simulatedLinkPath,
} from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callApi, signUp } from '../testing/api-caller.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/** The simulated bank sends the full history ten seconds after the link. */
const IMPORTED = { timeout: 120_000, interval: 250 }

describe('the simulated banks of two servers on one PostgreSQL', () => {
  let dataDir: string
  let database: TestDatabase
  let one: Product
  let two: Product
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cardsight-bank-'))
    database = await createTestDatabase('postgres')
    const shared = {
      DATABASE_URL: database.url ?? '',
      APP_SECRET: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'http://localhost:3999',
      SIMPLEFIN_ENABLED: '1',
    }
    const start = (name: string) => startProduct({ ...shared, DATA_DIR: join(dataDir, name) })
    const started = await Promise.all([start('one'), start('two')])
    one = started[0]
    two = started[1]
  })
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const post = async (server: Product, path: string, body: object, session?: string) => {
    const answer = await callApi(server, 'POST', path, { body, ...(session && { session }) })
    expect([path, answer.status, answer.ok ? '' : await answer.text()]).toEqual([path, 200, ''])
    return answer.json()
  }
  const institutionsAt = async (server: Product, session: string) => {
    const answer = await callApi(server, 'GET', apiPaths.bankStatus, { session })
    return bankStatusSchema.parse(await answer.json()).institutions
  }

  it('are one: each step of linking, importing, running and unlinking works at either server', async () => {
    const session = await signUp(one, 'ada@example.com')
    const { linkToken } = linkTokenSchema.parse(await post(one, apiPaths.createLinkToken, {}, session))
    const login = { institution_id: 'ins_109508', username: 'user_good', password: 'pass_good' }
    const step = linkStepSchema.parse(
      await post(two, simulatedLinkPath('login'), { link_token: linkToken, ...login }),
    )
    const account_ids = step.next === 'accounts' ? step.accounts.map(({ id }) => id) : []
    const { public_token, metadata } = linkFinishSchema.parse(
      await post(one, simulatedLinkPath('finish'), { session_id: step.session_id, account_ids }),
    )
    await post(two, `${apiPaths.addToken}?publicToken=${public_token}`, metadata, session)

    await vi.waitFor(async () => {
      expect(await institutionsAt(one, session)).toMatchObject([{ isImporting: false, state: 'ready' }])
    }, IMPORTED)
    const accountsAt = async (server: Product) =>
      linkedAccountsSchema.parse(await (await callApi(server, 'GET', apiPaths.accounts, { session })).json())
    const accounts = await accountsAt(two)
    expect(accounts.length).toBeGreaterThan(1)
    expect(await accountsAt(one)).toEqual(accounts)
    const runAt = async (server: Product) => {
      const answer = await callApi(server, 'GET', `${apiPaths.linkedRun}?form=numbers`, { session })
      return runNumbersSchema.parse(await answer.json())
    }
    const run = await runAt(two)
    expect(run.categories.length).toBeGreaterThan(3)
    expect(await runAt(one)).toEqual(run)

    const unlinked = await callApi(two, 'POST', apiPaths.unlinkAll, { session })
    expect(unlinked.status).toBe(200)
    expect(await institutionsAt(one, session)).toEqual([])
    // Nothing is left to remove at the bank, whichever server did it.
    const endings = () => database.db.selectFrom('bank_endings').select('item_id').execute()
    await vi.waitFor(async () => expect(await endings()).toEqual([]), IMPORTED)
    expect(one.output() + two.output()).not.toMatch(/"level":(40|50)/)
  })

  it('share setup tokens of SimpleFIN', async () => {
    const session = await signUp(two, 'bea@example.com')
    const { testToken } = setupTokenOfferSchema.parse(await post(one, apiPaths.setupTokenOffer, {}, session))
    const setupToken = testToken ?? ''
    await post(two, apiPaths.addSetupToken, { setupToken }, session)
    const again = await callApi(one, 'POST', apiPaths.addSetupToken, { session, body: { setupToken } })
    expect(again.status).toBe(412)
    await vi.waitFor(async () => {
      expect(await institutionsAt(one, session)).toMatchObject([{ isImporting: false, state: 'ready' }])
    }, IMPORTED)
  })
})
