/** The built product with its own database, one per test file, and a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  makeSession,
  makeUser,
  type Product,
  startProduct,
  type TestDatabase,
} from '@cardsight/server/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openBrowser, type VisitOptions, visitWith } from './browser.ts'

type Person = Parameters<typeof makeUser>[1]
type Session = Parameters<typeof makeSession>[2]

/** Where the web package stores the token of a remembered user. */
export const TOKEN_KEY = 'cardsight:auth-token'

type Expected = {
  /** Warnings in the product's log that the journeys cause. */
  warnings?: RegExp
}

/** @param settings environment variables for the product, in addition to what it needs to run. */
export function useSite(settings: Record<string, string> = {}, { warnings }: Expected = {}) {
  let product: Product
  let database: TestDatabase
  let browser: Browser

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-journey-'))
    database = await createTestDatabase('postgres')
    const environment = {
      DATABASE_URL: database.url ?? '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    }
    const started = await Promise.all([startProduct(environment), openBrowser()])
    product = started[0]
    browser = started[1]
    return async () => {
      const exitCode = await product.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
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
    url: (path = '') => `${product.url}${path}`,
    /** What the product has printed so far. */
    output: () => product.output(),
    visit: (options: Omit<VisitOptions, 'baseURL'>, run: (page: Page) => Promise<void>) =>
      visitWith(browser, { ...options, baseURL: product.url }, run),
    /** Creates a signed-in user, and their browser storage. */
    signIn: async (person: Person = {}, session: Session = {}) => {
      const { token } = await makeSession(database.db, (await makeUser(database.db, person)).id, session)
      return { token, storageState: holding(product.url, token) }
    },
    /** Browser storage with a token that this server has never issued. */
    strangeToken: () => holding(product.url, 'never-given-by-this-server-000000'),
  }
}

function holding(origin: string, token: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }] }
}

/** Levels from 40 on are warnings and errors. */
function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[4-6]0/.test(line))
}
