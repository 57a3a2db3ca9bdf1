import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type AccountRow, findAccount } from '../../repositories/users.ts'

/** Returns the account if the password is right; `socialSentence` is for users without one. */
export async function checkOldPassword(
  { database, passwords }: Pick<Deps, 'database' | 'passwords'>,
  userId: string,
  { oldPassword, socialSentence }: { oldPassword: string; socialSentence: string },
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
  return account
}

export function wrongOldPassword(): AppError {
  return new AppError('wrong-credentials', {
    entries: [{ msg: authSentences.oldPasswordWrong, param: 'oldPassword' }],
  })
}
