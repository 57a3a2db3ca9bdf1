/** The composition root: config, then the world, then the app. The only file that knows the whole house. */
import './production.ts'
import { randomBytes } from 'node:crypto'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract'
import { createSandbox } from '@cardsight/sandbox'
import { createApp } from './app.ts'
import { createOpenIdProvider } from './auth/open-id-provider.ts'
import { createPasswordHasher } from './auth/password-hasher.ts'
import type { SocialProvider } from './auth/social-provider.ts'
import type { Bank } from './bank/bank.ts'
import { createPlaidBank } from './bank/plaid-bank.ts'
import { builtWeb } from './built-web.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createOutsideFeed } from './feed/outside-feed.ts'
import { createOwnFeed } from './feed/own-feed.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLog, type Logger } from './log.ts'
import { createFileMailer } from './mail/file-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { loadAppSecret } from './secrets/app-secret.ts'
import { publishCatalog } from './services/publish-catalog.ts'
import { explainStartProblem } from './start-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

let config: Config | null = null
try {
  config = readConfig()
  await start(config, createLog(config.logLevel))
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exit(1)
}

async function start(config: Config, log: Logger) {
  // Made at the first start, before there is anything to encrypt: a backup of the folder is whole from day one.
  await loadAppSecret(config.dataDir, config.appSecret)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
  await migrate(database.db)
  const { bank, closeBank } = await openBank(config)
  const deps = {
    database,
    bank,
    mailer: openMailer(config, log),
    passwords: createPasswordHasher(),
    social: openSocial(config),
    catalog: release,
    newsletterEmbedUrl: config.newsletterEmbedUrl,
    blogFeed: config.blogFeedUrl === null ? null : createOutsideFeed(config.blogFeedUrl),
    clock: () => new Date(),
    log,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    hasDebugDashboard: config.hasDebugDashboard,
    web: builtWeb,
    checksAnswers: false,
  }
  await publishCatalog(deps)
  const app = await createApp(deps)
  await app.listen({ port: config.port, host: config.host })
  const jobs = startJobs(deps, createOwnFeed({ app, publicUrl: deps.publicUrl, hasPages: true }))
  const steps = [
    () => app.close(),
    () => jobs.stop(),
    () => deps.mailer.close(),
    closeBank,
    () => database.close(),
  ]
  stopOnSignal(steps, log)
  console.log(`Cardsight is ready at ${config.publicUrl}`)
}

/** The mail server where one is given; else files in the data folder. */
function openMailer({ mail: { smtpUrl, from }, dataDir, publicUrl }: Config, log: Logger): Mailer {
  return smtpUrl === null
    ? createFileMailer({ dataDir, from, publicUrl, log })
    : createSmtpMailer({ smtpUrl, from, publicUrl })
}

function openSocial({ google, publicUrl }: Config): SocialProvider | null {
  return google && createOpenIdProvider({ ...google, redirectUri: `${publicUrl}${apiPaths.socialCallback}` })
}

/** Plaid where its keys are given; else the bank that ships inside, on a port of its own that only this machine reaches. */
async function openBank({ plaid }: Config): Promise<{ bank: Bank; closeBank: () => Promise<void> }> {
  if (plaid !== null) {
    const baseUrl = `https://${plaid.environment}.plaid.com`
    return { bank: createPlaidBank({ ...plaid, baseUrl, isSimulated: false }), closeBank: async () => {} }
  }
  const keys = { clientId: randomBytes(12).toString('hex'), secret: randomBytes(15).toString('hex') }
  const sandbox = createSandbox({ ...keys, random: randomBytes })
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  return { bank: createPlaidBank({ ...keys, baseUrl, isSimulated: true }), closeBank: () => sandbox.close() }
}
