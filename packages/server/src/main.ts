/** The composition root: config, then the world, then the app. The only file that knows the whole house. */
import './production.ts'
import { randomBytes } from 'node:crypto'
import { release } from '@cardsight/catalog'
import { createSandbox } from '@cardsight/sandbox'
import { createApp } from './app.ts'
import type { Bank } from './bank/bank.ts'
import { createPlaidBank } from './bank/plaid-bank.ts'
import { builtWeb } from './built-web.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createLog, type Logger } from './log.ts'
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
    catalog: release,
    clock: () => new Date(),
    log,
    publicUrl: config.publicUrl,
    hasDebugDashboard: config.hasDebugDashboard,
    web: builtWeb,
    checksAnswers: false,
  }
  await publishCatalog(deps)
  const app = await createApp(deps)
  await app.listen({ port: config.port, host: config.host })
  stopOnSignal([() => app.close(), closeBank, () => database.close()], log)
  console.log(`Cardsight is ready at ${config.publicUrl}`)
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
