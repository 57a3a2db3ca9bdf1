import { authSentences } from '@cardsight/contract/auth-sentences'
import { commonPasswordsIn, isCommonPassword } from '../../auth/common-passwords.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'

/** Checks our own list, and the list of breached passwords if the server has one. */
export async function refuseCommonPassword(
  { breachedPasswords }: Pick<Deps, 'breachedPasswords'>,
  password: string,
  email: string,
): Promise<void> {
  if (isCommonPassword(password, email)) {
    throw refused(authSentences.passwordCommon)
  }
  if (await breachedPasswords?.includes(password)) {
    throw refused(authSentences.passwordBreached)
  }
}

function refused(msg: string): AppError {
  return new AppError('bad-input', { entries: [{ msg, param: 'password' }] })
}

/** One part of the list, for a browser that checks a password without sending it. */
export function listCommonPasswords(part: number): { passwords: string[] } {
  return { passwords: [...commonPasswordsIn(part)] }
}
