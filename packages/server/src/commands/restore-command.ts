/** `npm run restore -- FILE`: loads a backup into an empty database or data folder. Stop the server first. */
import '../process/production.ts'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import { readBackup } from '../db/backup/backup-file.ts'
import { withDataFiles } from '../db/backup/data-files.ts'
import { loadDump } from '../db/backup/load-dump.ts'
import { openDatabase } from '../db/open-database.ts'
import { OWNER_ONLY_UMASK } from '../db/owner-only.ts'
import { createLog } from '../logging/log.ts'
import { explainStartProblem } from '../process/start-problem.ts'
import { readBackupArguments } from './backup-arguments.ts'

/** State of the simulated banks. With PostgreSQL, the database has it. */
const simulatedFiles = ['sandbox-bank.json', 'sandbox-simplefin.json']

process.umask(OWNER_ONLY_UMASK)
let config: Config | null = null
try {
  config = readConfig()
  const { databaseUrl, dataDir, logLevel } = config
  const { file, passphrase } = readBackupArguments(process.argv, config)
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog(logLevel) })
  const rows = await withDataFiles(dataDir, readBackup(file, passphrase), (lines) =>
    loadDump(database.db, lines),
  ).finally(database.close)
  console.log(`Restored ${rows} rows from ${file}.`)
  console.log('Everyone has to sign in again. Links in emails from before the restore no longer work.')
  if (databaseUrl !== null && simulatedFiles.some((name) => existsSync(join(dataDir, name)))) {
    console.log(
      'Accounts linked with the simulated banks can’t move from the embedded database to PostgreSQL. Link them again.',
    )
  }
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exitCode = 1
}
