import { randomBytes } from 'node:crypto'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { createNoopMeter } from '@opentelemetry/api'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { createPasswordHasher } from '../auth/password-hasher.ts'
import type { Deps } from '../deps.ts'
import { createCipher } from '../secrets/cipher.ts'
import { createBankSetupCheck } from '../services/banking/bank-setup.ts'
import { publishCatalog } from '../services/publish-catalog.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { createRunTasks } from '../threads/run-tasks.ts'
import { createBulkQueue } from '../threads/run-threads.ts'
import { createInlineThreads } from '../threads/threads.ts'
import { createRefusingBank } from './refusing-bank.ts'
import { createTestDatabase, TEST_DEADLINE_MS } from './test-database.ts'

/** A Tuesday at noon; tests that need another time pass their own clock. */
const NOW = new Date('2026-11-10T12:00:00Z')

/**
 * One for all apps of a run: its queue protects this machine's cores. Tests of accounts hash hundreds of passwords, so
 * they use a hundredth of the product's cost, which `password-hasher.test.ts` checks.
 */
const passwords = createPasswordHasher({ cost: { memoryCost: 256, timeCost: 1, parallelism: 1 } })

/** By catalog, for all apps of a worker: compiling the published one takes longer than most tests. */
const runThreadsOf = new WeakMap<Deps['catalog'], Deps['runThreads']>()

/** Calculates on the test's thread, and validates every response against its schema. */
function inlineRuns(catalog: Deps['catalog']): Deps['runThreads'] {
  const cached = runThreadsOf.get(catalog)
  if (cached !== undefined) {
    return cached
  }
  const threads = createInlineThreads(createRunTasks(catalog, { checksAnswers: true }))
  const runThreads = { quick: threads, bulk: threads, start: async () => {}, close: threads.close }
  runThreadsOf.set(catalog, runThreads)
  return runThreads
}

/** The app on a new database, with the catalog published and nothing listening. */
export async function createTestApp(
  engine: 'postgres' | 'embedded' = 'postgres',
  overrides: Partial<Deps> = {},
) {
  const database = overrides.database ?? (await createTestDatabase(engine))
  const bank = overrides.bank ?? createRefusingBank()
  const log = overrides.log ?? pino({ level: 'silent' })
  const deps: Deps = {
    database,
    mailer: { send: async () => {}, close: async () => {} },
    push: { send: async () => 'sent' },
    passwords,
    breachedPasswords: null,
    social: null,
    trustedProxies: [],
    addressLimits: null,
    isDraining: () => false,
    requestDeadlineMs: TEST_DEADLINE_MS,
    bank,
    otherBanks: [],
    bankSetup: createBankSetupCheck({ bank, log }),
    simulatedLink: null,
    cipher: createCipher([randomBytes(32)]),
    catalog: releaseWithBusiness,
    runThreads: inlineRuns(overrides.catalog ?? releaseWithBusiness),
    pageThreads: null,
    bulkQueue: createBulkQueue(),
    blogFeed: null,
    newsletterEmbedUrl: null,
    clock: () => NOW,
    log,
    metrics: createMetrics(createNoopMeter()),
    publicUrl: 'http://localhost:3000',
    supportEmail: 'support@localhost',
    hasDebugDashboard: true,
    web: null,
    checksAnswers: true,
    ...overrides,
  }
  await publishCatalog(deps)
  const app = await createApp(deps)
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, deps, close }
}
