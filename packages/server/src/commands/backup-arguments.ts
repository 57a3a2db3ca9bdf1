import type { Config } from '../config/config.ts'
import { BackupProblem } from '../db/backup/backup-problem.ts'

/** Reads the file from the command line. The passphrase is never an argument, which other users could see. */
export function readBackupArguments(
  [, , file]: readonly string[],
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
): { file: string; passphrase: string } {
  if (file === undefined) {
    throw new BackupProblem('Add the name of the backup file to the command.')
  }
  if (backupPassphrase === null) {
    throw new BackupProblem('Set BACKUP_PASSPHRASE to the passphrase that encrypts the backup.')
  }
  return { file, passphrase: backupPassphrase }
}
