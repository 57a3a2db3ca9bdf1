/** A backup or restore that can't be done. The message says why and what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
