import { authSentences } from '@cardsight/contract/auth-sentences'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { AppError } from '../../errors.ts'

export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email)) {
    throw new AppError('bad-input', { entries: [{ msg: authSentences.passwordCommon, param: 'password' }] })
  }
}
