/**
 * `npm run migrate`: brings the database to the schema of this version and exits. Servers do the same when they start; run
 * this first if you start several, so that none of them waits.
 */
import '../process/production.ts'
import { type Config, readConfig } from '../config/config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { OWNER_ONLY_UMASK } from '../db/owner-only.ts'
import { createLog } from '../logging/log.ts'
import { explainStartProblem } from '../process/start-problem.ts'

process.umask(OWNER_ONLY_UMASK)
let config: Config | null = null
try {
  config = readConfig()
  const { databaseUrl, dataDir, logLevel } = config
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog(logLevel) })
  const applied = await migrate(database.db).finally(() => database.close())
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exitCode = 1
}
