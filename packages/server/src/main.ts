/**
 * Composition root: configuration, then dependencies, then the app. The only module that imports all others.
 */
import './production.ts'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { createFileStore, createSandbox, createSimpleFinServer, loadCredentials } from '@cardsight/sandbox'
import { createApp } from './app.ts'
import { createOpenIdProvider } from './auth/open-id-provider.ts'
import { createPasswordHasher } from './auth/password-hasher.ts'
import type { SocialProvider } from './auth/social-provider.ts'
import { plaidAddresses } from './bank/plaid/plaid-addresses.ts'
import { createPlaidBank } from './bank/plaid/plaid-bank.ts'
import { createSimulatedLink } from './bank/plaid/simulated-link.ts'
import { simulatedSimpleFin } from './bank/simplefin/open-simulated.ts'
import { createSimpleFinBank } from './bank/simplefin/simplefin-bank.ts'
import { type Config, readConfig } from './config.ts'
import { serveDumps } from './db/backup/running-server.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { createBuiltInFeed } from './feed/built-in-feed.ts'
import { createExternalFeed } from './feed/external-feed.ts'
import { addressLimits } from './http/address-limits.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLog, type Logger } from './log.ts'
import { createFileMailer } from './mail/file-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { makeOwnerOnly, OWNER_ONLY_UMASK } from './owner-only.ts'
import type { Web } from './pages/web.ts'
import { fillInEnvironment } from './repositories/bank-origins.ts'
import { countSealedTokens } from './repositories/sealed-tokens.ts'
import { createBulkQueue, createRunThreads } from './run-threads.ts'
import { loadAppSecrets } from './secrets/app-secret.ts'
import { createCipher } from './secrets/cipher.ts'
import { createBankSetupCheck } from './services/banking/bank-setup.ts'
import { resealTokens } from './services/banking/reseal-tokens.ts'
import { todayOf } from './services/get-cards.ts'
import { publishCatalog } from './services/publish-catalog.ts'
import { explainStartProblem } from './start-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// Before anything is written: the data folder has people's purchases and the key to their bank tokens.
process.umask(OWNER_ONLY_UMASK)
let config: Config | null = null
try {
  config = readConfig()
  await start(config, createLog(config.logLevel))
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exit(1)
}

async function start(config: Config, log: Logger) {
  restrictToOwner(config.dataDir, log)
  const runThreads = createRunThreads(release)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  await migrate(database.db)
  // Created at the first start, before there is anything to encrypt, so every backup of the folder is
  // complete.
  const secrets = await loadAppSecrets(
    config.dataDir,
    { newest: config.appSecret, previous: config.previousAppSecrets },
    { sealedTokens: await countSealedTokens(database.db) },
  )
  const { bank, simulatedLink, bankUrl, closeBank } = await openBank(config)
  const { otherBanks, closeOtherBanks } = await openOtherBanks(config)
  await fillInEnvironment(database.db, bank.environment)
  const web = await openWeb()
  const deps = {
    database,
    bank,
    otherBanks,
    bankSetup: createBankSetupCheck({ bank, log }),
    simulatedLink,
    cipher: createCipher(secrets),
    mailer: openMailer(config, log),
    passwords: createPasswordHasher(),
    social: openSocial(config),
    catalog: release,
    runThreads,
    bulkQueue: createBulkQueue(),
    newsletterEmbedUrl: config.newsletterEmbedUrl,
    blogFeed: config.blogFeedUrl === null ? null : createExternalFeed(config.blogFeedUrl),
    clock: () => new Date(),
    log,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    trustedProxies: config.trustedProxies,
    addressLimits,
    requestDeadlineMs: config.requestDeadlineMs,
    hasDebugDashboard: config.hasDebugDashboard,
    web,
    checksAnswers: false,
  }
  await publishCatalog(deps)
  // Now, and not only in its job, so that an operator who lost a key learns it at the start.
  await resealTokens(deps)
  const app = await createApp(deps)
  await runThreads.start(todayOf(deps))
  await app.listen({ port: config.port, host: config.host })
  if (bank.environment === 'simulated') {
    log.info({ bankUrl }, 'the bank is simulated; set PLAID_CLIENT_ID and PLAID_SECRET to link real banks')
  }
  const dumps = await openDumps(config, deps)
  const jobs = startJobs(deps, createBuiltInFeed({ app, publicUrl: deps.publicUrl, hasPages: true }))
  const steps = [
    () => app.close(),
    () => jobs.stop(),
    () => dumps.close(),
    () => deps.runThreads.close(),
    () => deps.mailer.close(),
    closeBank,
    closeOtherBanks,
    () => (web.kind === 'development' ? web.close() : Promise.resolve()),
    () => database.close(),
  ]
  stopOnSignal(steps, log)
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
  return (await import('./built-web.ts')).builtWeb
}

/** Restricts a data folder to its owner that an older version or a copy left open to other users. */
function restrictToOwner(folder: string, log: Logger): void {
  const { closed, stillOpen } = makeOwnerOnly(folder)
  if (closed > 0) {
    log.warn({ folder, entries: closed }, 'restricted the data folder to its owner')
  }
  if (stillOpen > 0) {
    log.warn(
      { folder, entries: stillOpen },
      'other users can access the data folder, and it could not be restricted',
    )
  }
}

/** The mail server if one is configured, otherwise files in the data folder. */
function openMailer({ mail: { smtpUrl, from }, dataDir, publicUrl }: Config, log: Logger): Mailer {
  return smtpUrl === null
    ? createFileMailer({ dataDir, from, publicUrl, log })
    : createSmtpMailer({ smtpUrl, from, publicUrl })
}

function openSocial({ google, publicUrl }: Config): SocialProvider | null {
  return google && createOpenIdProvider({ ...google, redirectUri: `${publicUrl}${apiPaths.socialCallback}` })
}

type OpenedBank = Pick<Deps, 'bank' | 'simulatedLink'> & {
  bankUrl: string
  closeBank: () => Promise<unknown>
}

/** Plaid if its keys are set, otherwise the built-in bank, on a port that only this machine can reach. */
async function openBank(config: Config): Promise<OpenedBank> {
  const { plaid, publicUrl, egressProxy } = config
  if (plaid !== null) {
    const addresses = plaidAddresses({ publicUrl, environment: plaid.environment })
    const bank = createPlaidBank({ ...plaid, ...addresses, egressProxy })
    return { bank, simulatedLink: null, bankUrl: addresses.baseUrl, closeBank: async () => {} }
  }
  const redirectUri = `${publicUrl}${pagePaths.dashboardOauth}`
  const store = createFileStore(join(config.dataDir, 'sandbox-bank.json'))
  const keys = await loadCredentials(store, randomBytes)
  const sandbox = createSandbox({ ...keys, random: randomBytes, store, allowedRedirectUris: [redirectUri] })
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const webhookUrl = `http://${ownHost(config.host)}:${config.port}${apiPaths.bankWebhook}`
  const bank = createPlaidBank({ ...keys, baseUrl, environment: 'simulated', webhookUrl, redirectUri })
  const simulatedLink = createSimulatedLink(baseUrl)
  return { bank, simulatedLink, bankUrl: baseUrl, closeBank: () => sandbox.close() }
}

type OtherBanks = Pick<Deps, 'otherBanks'> & { closeOtherBanks: () => Promise<unknown> }

/** SimpleFIN if it's enabled: real servers, or the built-in one if no page to create setup tokens is set. */
async function openOtherBanks({ simpleFin, dataDir, egressProxy }: Config): Promise<OtherBanks> {
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
  const store = createFileStore(join(dataDir, 'sandbox-simplefin.json'))
  const server = createSimpleFinServer({ random: randomBytes, store })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const bank = createSimpleFinBank({ ...simulatedSimpleFin(origin), clock })
  return { otherBanks: [bank], closeOtherBanks: () => server.close() }
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
