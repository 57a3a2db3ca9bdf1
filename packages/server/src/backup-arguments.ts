import type { Config } from './config.ts'
import { BackupProblem } from './db/backup/load-dump.ts'

/** Reads the file from the command line. The passphrase is never an argument, which other users could see. */
export function readBackupArguments(
  [, command = '', file]: readonly string[],
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
): { file: string; passphrase: string } {
  if (file === undefined) {
    const name = command.includes('restore') ? 'restore' : 'backup'
    throw new BackupProblem(`Name the file: npm run ${name} -- FILE`)
  }
  if (backupPassphrase === null) {
    throw new BackupProblem('Set BACKUP_PASSPHRASE to the passphrase that encrypts the backup.')
  }
  return { file, passphrase: backupPassphrase }
}
