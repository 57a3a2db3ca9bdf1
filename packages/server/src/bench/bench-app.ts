import { randomBytes } from 'node:crypto'
import { release } from '@cardsight/catalog'
import { createNoopMeter } from '@opentelemetry/api'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { createPasswordHasher } from '../auth/password-hasher.ts'
import type { Bank } from '../bank/bank.ts'
import { createPlaidBank } from '../bank/plaid/plaid-bank.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { REQUEST_DEADLINE_MS } from '../request-deadline.ts'
import { createBulkQueue, createRunThreads } from '../run-threads.ts'
import { createCipher } from '../secrets/cipher.ts'
import { createBankSetupCheck } from '../services/banking/bank-setup.ts'
import { publishCatalog } from '../services/publish-catalog.ts'
import { createMetrics } from '../telemetry/metrics.ts'

/** Starts the product as it's served, with an in-memory database and without logging. */
export async function createBenchApp(
  web: Deps['web'],
  clock: Deps['clock'] = () => new Date(),
  bank: Bank = createSilentBank(),
) {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ databaseUrl: null, dataDir: ':memory:', log })
  await migrate(database.db)
  const runThreads = createRunThreads(release)
  const deps: Deps = {
    database,
    mailer: { send: async () => {}, close: async () => {} },
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
    catalog: release,
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
