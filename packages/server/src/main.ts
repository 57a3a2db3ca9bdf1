/**
 * Composition root: configuration, then dependencies, then the app. The only module that imports all others.
 */
import './process/production.ts'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import {
  createFileStore,
  createSandbox,
  createSimpleFinServer,
  loadCredentials,
  type SharedStore,
} from '@cardsight/sandbox'
import { createApp } from './app.ts'
import { createBreachedPasswords } from './auth/breached-passwords.ts'
import { createOpenIdProvider } from './auth/open-id-provider.ts'
import { createPasswordHasher } from './auth/password-hasher.ts'
import type { SocialProvider } from './auth/social-provider.ts'
import { createPlaidBank } from './bank/plaid/plaid-bank.ts'
import { plaidAddresses } from './bank/plaid/plaid-setup.ts'
import { createSimulatedLink } from './bank/plaid/simulated-link.ts'
import { simulatedSimpleFin } from './bank/simplefin/open-simulated.ts'
import { createSimpleFinBank } from './bank/simplefin/simplefin-bank.ts'
import { simulatedBankKeys } from './bank/simulated-bank-keys.ts'
import { type Config, readConfig } from './config/config.ts'
import { serveDumps } from './db/backup/running-server.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { OWNER_ONLY_UMASK, restrictToOwner } from './db/owner-only.ts'
import type { Deps } from './deps.ts'
import { createBuiltInFeed, createExternalFeed } from './feed/feed.ts'
import { addressLimits } from './http/address-limits.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLog, type Logger } from './logging/log.ts'
import { createFileMailer } from './mail/file-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import type { Web } from './pages/web.ts'
import { collectWhenIdle, ownProcessorMs } from './process/collect-when-idle.ts'
import { createDrain } from './process/drain.ts'
import { explainStartProblem } from './process/start-problem.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { createPushSender } from './push/push-sender.ts'
import { fillInEnvironment } from './repositories/bank-origins.ts'
import { countSealedTokens } from './repositories/sealed-tokens.ts'
import { changeSimulatedBank } from './repositories/simulated-banks.ts'
import { loadAppSecrets } from './secrets/app-secret.ts'
import { createCipher } from './secrets/cipher.ts'
import { createBankSetupCheck, simulatedBankSetup } from './services/banking/bank-setup.ts'
import { resealTokens } from './services/banking/reseal-tokens.ts'
import { todayOf } from './services/get-cards.ts'
import { publishCatalog } from './services/publish-catalog.ts'
import { createErrorWebhook } from './telemetry/error-webhook.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { observeBank } from './telemetry/observe-bank.ts'
import { observeMailer } from './telemetry/observe-mailer.ts'
import { observeQueries } from './telemetry/observe-queries.ts'
import { observeRuns } from './telemetry/observe-runs.ts'
import { observeState } from './telemetry/observe-state.ts'
import { meterOf, openTelemetry } from './telemetry/open-telemetry.ts'
import { createPageThreads } from './threads/page-threads.ts'
import { createBulkQueue, createRunThreads } from './threads/run-threads.ts'

// Before anything is written: the data folder has people's purchases and the key to their bank tokens.
process.umask(OWNER_ONLY_UMASK)
let config: Config | null = null
try {
  config = readConfig()
  const onLine = config.errorWebhookUrl === null ? undefined : createErrorWebhook(config.errorWebhookUrl)
  await start(config, createLog(config.logLevel, process.stdout, onLine))
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exit(1)
}

async function start(config: Config, log: Logger) {
  restrictToOwner(config.dataDir, log)
  const telemetry = await openTelemetry(config)
  const metrics = createMetrics(meterOf(telemetry))
  const threads = createRunThreads(releaseWithBusiness)
  const runThreads = observeRuns(threads, metrics)
  const onQuery = telemetry.meter === null && !telemetry.isTracing ? undefined : observeQueries(metrics)
  const { databaseUrl, dataDir, requestDeadlineMs } = config
  const database = await openDatabase({ databaseUrl, dataDir, requestDeadlineMs, log, onQuery })
  await migrate(database.db)
  // Created at the first start, before there is anything to encrypt, so every backup of the folder is
  // complete.
  const secrets = await loadAppSecrets(
    config.dataDir,
    { newest: config.appSecret, previous: config.previousAppSecrets },
    { sealedTokens: await countSealedTokens(database.db) },
  )
  const { simulatedLink, bankUrl, closeBank, ...opened } = await openBank(config, database, secrets)
  const bank = observeBank(opened.bank, metrics)
  const { closeOtherBanks, ...others } = await openOtherBanks(config, database)
  const otherBanks = others.otherBanks.map((each) => observeBank(each, metrics))
  await fillInEnvironment(database.db, bank.environment)
  const web = await openWeb()
  const pageThreads = web.kind === 'built' ? createPageThreads(config) : null
  const drain = createDrain(config.drainMs)
  const deps = {
    database,
    bank,
    otherBanks,
    bankSetup: simulatedLink === null ? createBankSetupCheck({ bank, log }) : simulatedBankSetup,
    simulatedLink,
    cipher: createCipher(secrets),
    mailer: observeMailer(openMailer(config, log), metrics),
    push: createPushSender({
      subject: config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${config.supportEmail}`,
      egressProxyUrl: config.egressProxy?.url ?? null,
    }),
    passwords: createPasswordHasher(),
    breachedPasswords: openBreachedPasswords(config, log),
    social: openSocial(config),
    catalog: releaseWithBusiness,
    runThreads,
    pageThreads,
    bulkQueue: createBulkQueue(),
    newsletterEmbedUrl: config.newsletterEmbedUrl,
    blogFeed: config.blogFeedUrl === null ? null : createExternalFeed(config.blogFeedUrl),
    clock: () => new Date(),
    log,
    metrics,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    trustedProxies: config.trustedProxies,
    addressLimits,
    requestDeadlineMs: config.requestDeadlineMs,
    isDraining: drain.isDraining,
    hasDebugDashboard: config.hasDebugDashboard,
    web,
    checksAnswers: false,
  }
  await publishCatalog(deps)
  // Now, and not only in its job, so that an operator who lost a key learns it at the start.
  await resealTokens(deps)
  const app = await createApp(deps)
  await Promise.all([runThreads.start(todayOf(deps)), pageThreads?.start()])
  await app.listen({ port: config.port, host: config.host })
  if (bank.environment === 'simulated') {
    log.info({ bankUrl }, 'the bank is simulated; set PLAID_CLIENT_ID and PLAID_SECRET to link real banks')
  }
  const stopObserving =
    telemetry.meter === null ? () => {} : observeState(metrics, { ...deps, banks: [bank, ...otherBanks] })
  const dumps = await openDumps(config, deps)
  const jobs = startJobs(deps, createBuiltInFeed({ app, publicUrl: deps.publicUrl, hasPages: true }))
  const stopCollecting = collectWhenIdle({
    processorMs: ownProcessorMs,
    log,
    // Other threads for calculations end when they are idle.
    collect: async () => {
      globalThis.gc?.()
      await threads.quick.call('collectGarbage', undefined)
    },
  })
  const steps = [
    async () => stopCollecting(),
    () => drain.run(),
    () => app.close(),
    () => jobs.stop(),
    () => dumps.close(),
    () => deps.runThreads.close(),
    async () => pageThreads?.close(),
    () => deps.mailer.close(),
    closeBank,
    closeOtherBanks,
    async () => stopObserving(),
    () => telemetry.close(),
    () => database.close(),
  ]
  stopOnSignal(steps, { log, drainMs: config.drainMs })
  console.log(`Cardsight is ready at ${config.publicUrl}`)
}

/** A second process can back up PostgreSQL itself, but not the embedded database. */
async function openDumps({ dataDir }: Config, deps: Pick<Deps, 'database' | 'clock' | 'log'>) {
  return deps.database.engine === 'embedded' && dataDir !== ':memory:'
    ? serveDumps({ ...deps, dataDir })
    : { close: async () => {} }
}

/** The built pages, or with `--dev` a Vite dev server. Only one of them is loaded. */
async function openWeb(): Promise<Web> {
  if (process.argv.includes('--dev')) {
    const { openDevServer } = await import('@cardsight/web/dev-server')
    return openDevServer()
  }
  return (await import('./process/built-web.ts')).builtWeb
}

/** The mail server if one is configured, otherwise files in the data folder. */
function openMailer({ mail: { smtpUrl, from }, dataDir, publicUrl }: Config, log: Logger): Mailer {
  return smtpUrl === null
    ? createFileMailer({ dataDir, from, publicUrl, log })
    : createSmtpMailer({ smtpUrl, from, publicUrl })
}

function openBreachedPasswords({ passwordRangeUrl: url }: Config, log: Logger): Deps['breachedPasswords'] {
  return url === null ? null : createBreachedPasswords({ url, log })
}

function openSocial({ google, publicUrl }: Config): SocialProvider | null {
  return google && createOpenIdProvider({ ...google, redirectUri: `${publicUrl}${apiPaths.socialCallback}` })
}

type OpenedBank = Pick<Deps, 'bank' | 'simulatedLink'> & {
  bankUrl: string
  closeBank: () => Promise<unknown>
}

/** Plaid if its keys are set, otherwise the built-in bank, on a port that only this machine can reach. */
async function openBank(
  config: Config,
  database: Database,
  [newestSecret]: Awaited<ReturnType<typeof loadAppSecrets>>,
): Promise<OpenedBank> {
  const { plaid, publicUrl, egressProxy } = config
  if (plaid !== null) {
    const addresses = plaidAddresses({ publicUrl, environment: plaid.environment })
    const bank = createPlaidBank({ ...plaid, ...addresses, egressProxy })
    return { bank, simulatedLink: null, bankUrl: addresses.baseUrl, closeBank: async () => {} }
  }
  const redirectUri = `${publicUrl}${pagePaths.dashboardOauth}`
  const store = openBankStore(config, database, 'sandbox-bank')
  const keys = 'load' in store ? await loadCredentials(store, randomBytes) : simulatedBankKeys(newestSecret)
  const webhookUrl = `${publicUrl}${apiPaths.bankWebhook}`
  const ownWebhookUrl = `http://${ownHost(config.host)}:${config.port}${apiPaths.bankWebhook}`
  const sandbox = createSandbox({
    ...keys,
    random: randomBytes,
    store,
    allowedRedirectUris: [redirectUri],
    // The same URL for all servers, but this machine may not reach it.
    webhookTarget: (url) => (url === webhookUrl ? ownWebhookUrl : url),
  })
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const bank = createPlaidBank({ ...keys, baseUrl, environment: 'simulated', webhookUrl, redirectUri })
  const simulatedLink = createSimulatedLink(baseUrl)
  return { bank, simulatedLink, bankUrl: baseUrl, closeBank: () => sandbox.close() }
}

type OtherBanks = Pick<Deps, 'otherBanks'> & { closeOtherBanks: () => Promise<unknown> }

/** SimpleFIN if it's enabled: real servers, or the built-in one if no page to create setup tokens is set. */
async function openOtherBanks(config: Config, database: Database): Promise<OtherBanks> {
  const { simpleFin, egressProxy } = config
  const clock = () => new Date()
  if (simpleFin === null) {
    return { otherBanks: [], closeOtherBanks: async () => {} }
  }
  if (simpleFin.createUrl !== null) {
    const bank = createSimpleFinBank({
      environment: 'production',
      simulatedOrigin: null,
      createUrl: simpleFin.createUrl,
      createTestToken: null,
      egressProxyUrl: egressProxy?.url ?? null,
      clock,
    })
    return { otherBanks: [bank], closeOtherBanks: async () => {} }
  }
  const store = openBankStore(config, database, 'sandbox-simplefin')
  const server = createSimpleFinServer({ random: randomBytes, store })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const bank = createSimpleFinBank({ ...simulatedSimpleFin(origin), clock })
  return { otherBanks: [bank], closeOtherBanks: () => server.close() }
}

/** Servers on one PostgreSQL share a simulated bank. With the embedded database, there's only one server. */
function openBankStore({ dataDir }: Config, { db, engine }: Database, name: string) {
  const shared: SharedStore = {
    change: (revision, work) => changeSimulatedBank(db, name, { revision, work }),
  }
  return engine === 'postgres' ? shared : createFileStore(join(dataDir, `${name}.json`))
}

/** Returns the address at which this machine reaches a server that listens on the host. */
function ownHost(host: string): string {
  if (host === '0.0.0.0') {
    return '127.0.0.1'
  }
  if (host === '::') {
    return '[::1]'
  }
  return host.includes(':') ? `[${host}]` : host
}
