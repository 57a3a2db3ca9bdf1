import { sentences } from '@cardsight/contract/sentences'
import { BankError } from '../../bank/bank-error.ts'
import { AppError } from '../../errors.ts'
import { adviceOn } from './link-state.ts'

const OUR_PROBLEM =
  "Linking banks doesn't work right now because of a problem on our side. Please try again later, or upload statements instead."
const RETRY_AFTER_SECONDS = 5
const MAX_RETRY_AFTER_SECONDS = 60 * 60

/** Calls the provider while a user waits. Errors become sentences that the user can act on. */
export async function callBank<Answer>(institutionName: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof BankError ? toAppError(error, institutionName) : error
  }
}

/** A popup about one institution, in the shape that clients expect. */
export function bankAttention(institutionName: string, message: string, cause?: unknown): AppError {
  return new AppError('bank-attention', {
    entries: [{ msg: message, param: { error_type: 'popup', institutionName } }],
    cause,
  })
}

export function connectivityTrouble(institutionName: string): string {
  return `${sentences.bankProvider} is experiencing connectivity issues with ${institutionName}.`
}

function toAppError(error: BankError, institutionName: string): AppError {
  const { kind } = error
  if (kind === 'institution-down') {
    return bankAttention(institutionName, connectivityTrouble(institutionName), error)
  }
  if (kind === 'bad-token') {
    return new AppError('link-expired', { cause: error })
  }
  // A user who waits has just pasted the token.
  const advice = adviceOn(kind === 'setup-token-required' ? 'setup-token-refused' : kind, institutionName)
  if (advice !== null) {
    return bankAttention(institutionName, advice, error)
  }
  const headers = { 'retry-after': retryAfter(error) }
  return new AppError('unavailable', {
    headers,
    cause: error,
    ...(kind === 'misconfigured' && { message: OUR_PROBLEM }),
  })
}

/** The provider's requested delay applies to the user too, up to a limit. */
function retryAfter({ retryAfterMs }: BankError): string {
  const seconds = Math.max(Math.ceil((retryAfterMs ?? 0) / 1000), RETRY_AFTER_SECONDS)
  return String(Math.min(seconds, MAX_RETRY_AFTER_SECONDS))
}
