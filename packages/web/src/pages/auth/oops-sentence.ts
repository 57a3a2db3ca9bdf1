import { authSentences } from '@cardsight/contract'

/** What the error page says of a reset that failed: the server's words without '!', or that it went wrong. */
export function oopsSentence(serverError: string): string {
  return serverError === ''
    ? authSentences.resetFailed
    : `${serverError.replaceAll('!', '')}, please try again`
}
