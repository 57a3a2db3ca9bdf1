import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isEmailReserved } from '../../repositories/email-changes.ts'

type Claim = Readonly<{ email: string; userId: string; now: Date }>

/**
 * Runs the write that sets a user's email. Throws `taken` if it's another user's, or was until a change that
 * they can still undo. Both are checked after writing: the database decides between concurrent writes.
 */
export async function refuseTakenEmail<Result>(
  transaction: Kysely<Schema>,
  claim: Claim,
  write: () => Promise<Result>,
): Promise<Result> {
  const result = await write().catch((error: unknown) => {
    throw isTaken(error) ? taken(error) : error
  })
  if (await isEmailReserved(transaction, claim)) {
    throw taken()
  }
  return result
}

function taken(cause?: unknown): AppError {
  return new AppError('taken', { entries: [{ msg: authSentences.emailTaken, param: 'email' }], cause })
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
