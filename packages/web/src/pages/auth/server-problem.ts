/** Errors of the API as a form shows them. */
import { sentences } from '@cardsight/contract/sentences'
import { ApiError } from '../../api/api-error.ts'
import { withReference } from '../../api/reference.ts'
import { noErrors, type Problem } from './submission.ts'

/** The server's errors: at the fields it names, otherwise for the whole form. */
export function problemOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fallback: string,
): Problem<Field> {
  if (!(error instanceof ApiError)) {
    return { fields: noErrors(), message: fallback }
  }
  const named = error.entries.filter(
    ({ param, message }) => message !== null && fields.some((field) => field === param),
  )
  if (error.code === 'bad-input' && named.length > 0) {
    const pairs = named.toReversed().map(({ param, message }) => [param, message] as const)
    return { fields: Object.fromEntries(pairs), message: null }
  }
  return { fields: noErrors(), message: serverSentence(error, fallback) }
}

/** Returns the response's `error` text or its message, or the fallback if it has neither. */
export function serverSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) {
    return fallback
  }
  const message = error.message === sentences.genericFailure ? fallback : error.message
  return withReference(error.errorText ?? message, error)
}
