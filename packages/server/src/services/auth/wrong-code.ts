import { authSentences } from '@cardsight/contract/auth-sentences'
import { AppError } from '../../errors.ts'

/** A code that is wrong, too old, or was used before: the response doesn't say which. */
export function wrongCode(): AppError {
  return new AppError('wrong-credentials', { entries: [{ msg: authSentences.codeWrong, param: 'code' }] })
}
