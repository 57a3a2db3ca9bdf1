/** Errors of the bank-data provider, in our own terms. */

/** What can be done about an error, and by whom. */
export type BankErrorState =
  /** Nothing to do: it passes. */
  | 'retry-later'
  /** The user has to sign in at the bank again. */
  | 'renew-access'
  /** This link won't work again. */
  | 'link-again'
  /** The user withdrew our access. */
  | 'removed-by-user'
  /** Only the operator can fix it. */
  | 'misconfigured'

/** Each kind of error, as far as it makes a difference to us, and its state. */
export const bankErrorStates = {
  /** The bank doesn't respond at the moment. */
  'institution-down': 'retry-later',
  /** Too many calls. */
  limited: 'retry-later',
  /** Data changed between two pages: restart the pagination. */
  mutated: 'retry-later',
  /** The cursor belongs to another link: start from the beginning. */
  'bad-cursor': 'retry-later',
  /** No response, a dropped connection, an invalid response, or a provider error. */
  unavailable: 'retry-later',
  /** The bank asks for the login again. */
  'login-required': 'renew-access',
  /** The bank locked the user's account. */
  locked: 'renew-access',
  /** The bank has a question on its own website, such as new terms or a new password. */
  'setup-required': 'renew-access',
  /** The user shares too little: no transactions, or no account. */
  'access-not-granted': 'renew-access',
  /** The user's subscription at the provider has ended. */
  'payment-required': 'renew-access',
  /** The banks behind the link ask for a login, which the provider's website takes. */
  'login-at-provider': 'renew-access',
  /** The provider refuses our access. The user may have ended it, and a new setup token restores it. */
  'setup-token-required': 'renew-access',
  /** Some of the banks behind the link don't respond or ask for a login. The others work. */
  'partly-connected': 'retry-later',
  /** The provider no longer has this link. */
  gone: 'link-again',
  /** The provider doesn't support this institution, or this kind of login. */
  unsupported: 'link-again',
  /** The public or link token is unknown or already used: the linking flow has to start over. */
  'bad-token': 'link-again',
  /** The setup token is incomplete, unknown or already used. */
  'setup-token-refused': 'link-again',
  /** Revoked by the user, at the bank or at the provider. */
  revoked: 'removed-by-user',
  /** Wrong keys or settings, or a request that the provider doesn't accept. */
  misconfigured: 'misconfigured',
} as const satisfies Record<string, BankErrorState>

export type BankErrorKind = keyof typeof bankErrorStates

/** Details for the log. None of them contains a token. */
export type ProviderDetails = Readonly<{
  /** Request id that the provider's support asks for. */
  requestId: string | null
  /** The provider's own message, shortened. */
  providerMessage: string | null
  /** False if our table doesn't have the provider's code. */
  isKnownCode: boolean
}>

const noDetails: ProviderDetails = { requestId: null, providerMessage: null, isKnownCode: true }

export class BankError extends Error {
  readonly kind: BankErrorKind
  /** The provider's error code, for the log. */
  readonly code: string | null
  readonly details: ProviderDetails
  /** Delay that the provider requested, not capped; null if it didn't request one. */
  readonly retryAfterMs: number | null

  /** Has no `cause`: transport errors contain the request with our keys and the user's token. */
  constructor(
    kind: BankErrorKind,
    code: string | null,
    { details = noDetails, retryAfterMs = null }: Partial<Pick<BankError, 'details' | 'retryAfterMs'>> = {},
  ) {
    super(`the bank-data provider refused: ${code ?? kind}`)
    this.kind = kind
    this.code = code
    this.details = details
    this.retryAfterMs = retryAfterMs
  }

  get state(): BankErrorState {
    return bankErrorStates[this.kind]
  }
}

/** Whether the link doesn't work until its user does something. */
export function needsUser(kind: BankErrorKind): boolean {
  const state = bankErrorStates[kind]
  return state !== 'retry-later' && state !== 'misconfigured'
}

/** Returns null for a value that is no kind, such as one that an older version stored. */
export function readBankErrorKind(value: string | null): BankErrorKind | null {
  return value !== null && isKind(value) ? value : null
}

function isKind(value: string): value is BankErrorKind {
  return Object.hasOwn(bankErrorStates, value)
}
