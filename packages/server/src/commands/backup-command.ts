/** `npm run backup -- FILE`: writes an encrypted copy of everything the product stores. The server may be running. */
import '../process/production.ts'
import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../config/config.ts'
import { writeBackup } from '../db/backup/backup-file.ts'
import { BackupProblem } from '../db/backup/backup-problem.ts'
import { readDataFiles } from '../db/backup/data-files.ts'
import { dumpDatabase } from '../db/backup/dump-database.ts'
import type { DumpLine } from '../db/backup/dump-line.ts'
import { readRunningServer } from '../db/backup/running-server.ts'
import { DataFolderInUse } from '../db/lock.ts'
import { openDatabase } from '../db/open-database.ts'
import { OWNER_ONLY_UMASK } from '../db/owner-only.ts'
import { createLog } from '../logging/log.ts'
import { explainStartProblem } from '../process/start-problem.ts'
import { readBackupArguments } from './backup-arguments.ts'

process.umask(OWNER_ONLY_UMASK)
let config: Config | null = null
try {
  config = readConfig()
  const { file, passphrase } = readBackupArguments(process.argv, config)
  if (existsSync(file)) {
    throw new BackupProblem(`${file} exists already. Choose another name.`)
  }
  const source = config
  const rows = await writeBackup(file, passphrase, (write) => dump(source, write))
  console.log(`Saved ${rows} rows to ${file}.`)
} catch (error) {
  console.error(`cardsight: ${explainStartProblem(error, config)}`)
  process.exitCode = 1
}

type Write = (line: DumpLine) => Promise<void>

async function dump(config: Config, write: Write): Promise<number> {
  const { databaseUrl, dataDir, logLevel } = config
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log: createLog(logLevel) })
    const files = await readDataFiles(dataDir)
    return await dumpDatabase({ db: database.db, files, now: new Date(), write }).finally(database.close)
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      return copyFromServer(dataDir, write)
    }
    throw error
  }
}

async function copyFromServer(dataDir: string, write: Write): Promise<number> {
  for await (const line of readRunningServer(dataDir)) {
    await write(line)
    if (line.kind === 'end') {
      return line.rows
    }
  }
  throw new BackupProblem('The server stopped before the backup was complete. Try again.')
}
