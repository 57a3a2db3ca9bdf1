/** References to failures that only the server's log explains. */
import { referenceText } from '@cardsight/contract/reference'
import type { ApiError } from './api-error.ts'

/** The reference to a failed call; null if there is none. */
export function referenceOf(error: unknown): string | null {
  return isApiError(error) && error.requestId !== null ? referenceText(error.requestId) : null
}

/** The sentence, with a reference if the server failed. People can mend everything else themselves. */
export function withReference(sentence: string, error: unknown): string {
  const isOurs = isApiError(error) && (error.status >= 500 || error.code === 'unexpected')
  const reference = isOurs ? referenceOf(error) : null
  if (reference === null) {
    return sentence
  }
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${reference}`
}

/** By name: the class would bring all schemas to pages that show a failure. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
