/** The built product, and a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  createTestDatabase,
  makeSession,
  makeUser,
  openTestDatabase,
  type Product,
  startProduct,
  type TestDatabase,
} from '@cardsight/server/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject } from 'vitest'
import { openBrowser, type VisitOptions, visitWith } from './browser.ts'
import { complaintsIn } from './complaints.ts'
import { outboxIn } from './outbox.ts'

type Person = Parameters<typeof makeUser>[1]
type Session = Parameters<typeof makeSession>[2]
type Connected = Readonly<{ url: string; dataDir: string; db: TestDatabase['db']; browser: Browser }>

/** Where the web package stores the token of a remembered user. */
export const TOKEN_KEY = 'cardsight:auth-token'

const HOUR_MS = 60 * 60_000

/** The product with its default settings, shared with other test files. Its warnings fail the run at the end. */
export function useSite() {
  let connected: Connected | undefined

  beforeAll(async () => {
    const { url, databaseUrl, dataDir } = inject('sharedProduct')
    const [database, browser] = await Promise.all([openTestDatabase(databaseUrl), openBrowser()])
    connected = { url, dataDir, db: database.db, browser }
    return () => database.close()
  })

  return siteOf(() => started(connected), freshAddress)
}

type Expected = {
  /** Warnings in the product's log that the journeys cause. */
  warnings?: RegExp
}

/**
 * A product with settings and a database of its own, for one test file.
 * @param settings environment variables for the product, in addition to what it needs to run.
 */
export function useOwnSite(settings: Record<string, string>, { warnings }: Expected = {}) {
  let connected: (Connected & { product: Product }) | undefined

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-journey-'))
    const database = await createTestDatabase('postgres')
    const environment = {
      DATABASE_URL: database.url ?? '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    }
    const [product, browser] = await Promise.all([startProduct(environment), openBrowser()])
    connected = { url: product.url, dataDir, db: database.db, browser, product }
    return async () => {
      const exitCode = await product.stop()
      await database.close()
      // The product may still be writing its last files.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
      expect({
        exitCode,
        complaints: complaintsIn(product.output()).filter((line) => !warnings?.test(line)),
      }).toEqual({
        exitCode: 0,
        complaints: [],
      })
    }
  })

  return {
    ...siteOf(
      () => started(connected),
      () => ({}),
    ),
    dataDir: () => started(connected).dataDir,
    /** What the product has printed so far. */
    output: () => started(connected).product.output(),
    /** Links of the product's simulated bank that people haven't removed. */
    simulatedBankItems: async (): Promise<readonly unknown[]> => {
      const records = await started(connected)
        .db.selectFrom('simulated_bank_records')
        .select('value')
        .where('bank', '=', 'sandbox-bank')
        .where('key', 'like', 'item:%')
        .where('value', 'is not', null)
        .orderBy('revision')
        .execute()
      return records.map(({ value }) => value)
    },
    /** Has the product sync every link right away. */
    syncAllLinks: async (): Promise<void> => {
      await started(connected).db.updateTable('bank_items').set({ next_sync_at: new Date() }).execute()
    },
  }
}

function started<Site>(site: Site | undefined): Site {
  if (site === undefined) {
    throw new Error('The site is there once the tests of the file run')
  }
  return site
}

function siteOf(connected: () => Connected, headers: () => Record<string, string>) {
  return {
    url: (path = '') => `${connected().url}${path}`,
    outbox: outboxIn(() => connected().dataDir),
    visit: (options: Omit<VisitOptions, 'baseURL'>, run: (page: Page) => Promise<void>) => {
      const { browser, url } = connected()
      const extraHTTPHeaders = { ...headers(), ...options.extraHTTPHeaders }
      return visitWith(browser, { ...options, extraHTTPHeaders, baseURL: url }, run)
    },
    /** Creates a signed-in user, and their browser storage. */
    signIn: async (person: Person = {}, session: Session = {}) => {
      const { db, url } = connected()
      const { token } = await makeSession(db, (await makeUser(db, person)).id, session)
      return { token, storageState: holding(url, token) }
    },
    /** Status of the account list, which is 412 once a bank wants a new sign-in. */
    accountsStatus: async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${connected().url}${apiPaths.accounts}`, { headers })).status
    },
    /** Makes the sign-ins of a user an hour older. */
    ageSignIns: async (email: string): Promise<void> => {
      const { db } = connected()
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const earlier = new Date(Date.now() - HOUR_MS)
      const older = { created_at: earlier, confirmed_at: null, second_factor_at: null }
      await db.updateTable('sessions').set(older).where('user_id', '=', id).execute()
    },
    /** Makes the offer of a card that someone watches look as if it rose since they began, and has it checked right away. */
    raiseWatchedOffer: async (cardId: string): Promise<void> => {
      const { db } = connected()
      await db.updateTable('card_watches').set({ tiers: '[]' }).where('card_id', '=', cardId).execute()
      await db.updateTable('watchers').set({ next_check_at: new Date() }).execute()
    },
    /** Browser storage with a token that this server has never issued. */
    strangeToken: () => holding(connected().url, 'never-given-by-this-server-000000'),
  }
}

/** An address of the range for documentation of IPv6, in a network of its own: rate limits count networks. */
function freshAddress(): Record<string, string> {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16)
  return { 'x-forwarded-for': `2001:db8:${group()}:${group()}::1` }
}

function holding(origin: string, token: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }] }
}
