/** References to failures that only the server's log explains. */
import { referenceText } from '@cardsight/contract/reference'
import { ApiError } from './api-error.ts'

/** The reference to a failed call; null if there is none. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.requestId !== null ? referenceText(error.requestId) : null
}

/** The sentence, with a reference if the server failed. People can mend everything else themselves. */
export function withReference(sentence: string, error: unknown): string {
  const isOurs = error instanceof ApiError && (error.status >= 500 || error.code === 'unexpected')
  const reference = isOurs ? referenceOf(error) : null
  if (reference === null) {
    return sentence
  }
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${reference}`
}
