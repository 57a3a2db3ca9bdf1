import { authSentences } from '@cardsight/contract'
import { AppError } from '../../errors.ts'

/** Runs what writes an email; the database alone can tell, at that moment, that it is somebody's already. */
export async function refuseTakenEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw isTaken(error)
      ? new AppError('taken', { entries: [{ msg: authSentences.emailTaken, param: 'email' }], cause: error })
      : error
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'users_email_key'
  )
}
