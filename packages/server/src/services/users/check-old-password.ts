import { authSentences } from '@cardsight/contract/auth-sentences'
import { isRecentSignIn } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { SessionRow } from '../../repositories/sessions.ts'
import { type AccountRow, findAccount } from '../../repositories/users.ts'
import { hasTwoStep } from '../auth/two-step.ts'

type Claim = Readonly<{ userId: string; session: SessionRow; oldPassword: string; socialSentence: string }>

/**
 * Returns the account if the password is right; `socialSentence` is for users without one. With two-step verification, the
 * session also needs a recent sign-in or confirmation, because those take a code.
 */
export async function checkOldPassword(
  { database, passwords, clock }: Pick<Deps, 'database' | 'passwords' | 'clock'>,
  { userId, session, oldPassword, socialSentence }: Claim,
): Promise<AccountRow> {
  const account = await findAccount(database.db, userId)
  if (account === null) {
    throw new AppError('signed-out')
  }
  if (account.passwordHash === null) {
    throw new AppError('social-account', { message: socialSentence })
  }
  if (!(await passwords.verify(account.passwordHash, oldPassword))) {
    throw wrongOldPassword()
  }
  if (!isRecentSignIn(session, clock()) && (await hasTwoStep(database.db, userId))) {
    throw new AppError('confirm-identity')
  }
  return account
}

export function wrongOldPassword(): AppError {
  return new AppError('wrong-credentials', {
    entries: [{ msg: authSentences.oldPasswordWrong, param: 'oldPassword' }],
  })
}
