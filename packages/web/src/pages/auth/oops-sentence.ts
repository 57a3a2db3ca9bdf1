import { authSentences } from '@cardsight/contract/auth-sentences'

/** Message of the error page after a failed reset: the server's message without '!', or a default. */
export function oopsSentence(serverError: string): string {
  return serverError === ''
    ? authSentences.resetFailed
    : `${serverError.replaceAll('!', '')}, please try again`
}
