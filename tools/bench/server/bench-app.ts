import { randomBytes } from 'node:crypto'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { createNoopMeter } from '@opentelemetry/api'
import { pino } from 'pino'
import { createApp } from '../../../packages/server/src/app.ts'
import { createPasswordHasher } from '../../../packages/server/src/auth/password-hasher.ts'
import type { Bank } from '../../../packages/server/src/bank/bank.ts'
import { createPlaidBank } from '../../../packages/server/src/bank/plaid/plaid-bank.ts'
import { migrate } from '../../../packages/server/src/db/migrate.ts'
import { openDatabase } from '../../../packages/server/src/db/open-database.ts'
import type { Deps } from '../../../packages/server/src/deps.ts'
import { REQUEST_DEADLINE_MS } from '../../../packages/server/src/request-deadline.ts'
import { createCipher } from '../../../packages/server/src/secrets/cipher.ts'
import { createBankSetupCheck } from '../../../packages/server/src/services/banking/bank-setup.ts'
import { publishCatalog } from '../../../packages/server/src/services/publish-catalog.ts'
import { createMetrics } from '../../../packages/server/src/telemetry/metrics.ts'
import { createBulkQueue, createRunThreads } from '../../../packages/server/src/threads/run-threads.ts'

type BenchApp = Readonly<{
  app: Awaited<ReturnType<typeof createApp>>
  deps: Deps
  close: () => Promise<void>
}>

/** Starts the product as it's served, with an in-memory database and without logging. */
export async function createBenchApp(
  web: Deps['web'],
  clock: Deps['clock'] = () => new Date(),
  bank: Bank = createSilentBank(),
): Promise<BenchApp> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ databaseUrl: null, dataDir: ':memory:', log })
  await migrate(database.db)
  const runThreads = createRunThreads(releaseWithBusiness)
  const deps: Deps = {
    database,
    mailer: { send: async () => {}, close: async () => {} },
    push: { send: async () => 'sent' },
    passwords: createPasswordHasher(),
    breachedPasswords: null,
    social: null,
    trustedProxies: [],
    addressLimits: null,
    isDraining: () => false,
    requestDeadlineMs: REQUEST_DEADLINE_MS,
    bank,
    otherBanks: [],
    bankSetup: createBankSetupCheck({ bank, log }),
    simulatedLink: null,
    cipher: createCipher([randomBytes(32)]),
    catalog: releaseWithBusiness,
    runThreads,
    pageThreads: null,
    bulkQueue: createBulkQueue(),
    blogFeed: null,
    newsletterEmbedUrl: null,
    clock,
    log,
    metrics: createMetrics(createNoopMeter()),
    publicUrl: 'http://localhost:3000',
    supportEmail: 'support@localhost',
    web,
    hasDebugDashboard: false,
    checksAnswers: false,
  }
  await publishCatalog(deps)
  const app = await createApp(deps)
  const close = async () => {
    await app.close()
    await runThreads.close()
    await database.close()
  }
  return { app, deps, close }
}

/** Unused port for runs without a bank. */
function createSilentBank(): Bank {
  const keys = { clientId: 'bench', secret: 'bench' }
  const urls = { baseUrl: 'http://127.0.0.1:9', webhookUrl: null, redirectUri: null }
  return createPlaidBank({ ...keys, ...urls, environment: 'simulated' })
}
