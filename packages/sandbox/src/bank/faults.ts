/** The provider's errors: each code with its type, HTTP status and messages. */

/** Anchor in the provider's documentation for each error type. */
const docAnchors = {
  INVALID_REQUEST: 'invalid-request-errors',
  INVALID_INPUT: 'invalid-input-errors',
  ITEM_ERROR: 'item-errors',
  INSTITUTION_ERROR: 'institution-errors',
  TRANSACTIONS_ERROR: 'transactions-errors',
  RATE_LIMIT_EXCEEDED: 'rate-limit-exceeded-errors',
  SANDBOX_ERROR: 'sandbox-errors',
  API_ERROR: 'api-errors',
} as const

type ErrorEntry = {
  readonly type: keyof typeof docAnchors
  readonly status: number
  readonly message?: string
  /** Message for the end user; set only if the user can do something about the error. */
  readonly display?: string
}

const INSTITUTION_UNAVAILABLE = {
  message: 'this institution is not currently responding to this request. please try again soon',
  display:
    'This financial institution is not currently responding to requests. We apologize for the inconvenience.',
} as const

const RATE_LIMITED = {
  type: 'RATE_LIMIT_EXCEEDED',
  status: 429,
  message: 'rate limit exceeded for attempts to access this item. please try again later',
} as const

const request = { type: 'INVALID_REQUEST', status: 400 } as const
const input = { type: 'INVALID_INPUT', status: 400 } as const
const item = { type: 'ITEM_ERROR', status: 400 } as const
const institution = { type: 'INSTITUTION_ERROR', status: 400, ...INSTITUTION_UNAVAILABLE } as const
const sandbox = { type: 'SANDBOX_ERROR', status: 400 } as const

const faultTable = {
  MISSING_FIELDS: request,
  INVALID_FIELD: request,
  UNKNOWN_FIELDS: request,
  INVALID_BODY: { ...request, message: 'body could not be parsed as JSON' },
  NOT_FOUND: { ...request, status: 404, message: 'not found' },
  INVALID_API_KEYS: { ...input, message: 'invalid client_id or secret provided' },
  INVALID_ACCESS_TOKEN: { ...input, message: 'could not find matching access token' },
  INVALID_PUBLIC_TOKEN: { ...input, message: 'could not find matching public token' },
  INVALID_LINK_TOKEN: { ...input, message: 'invalid link_token provided' },
  INVALID_ACCOUNT_ID: { ...input, message: 'failed to find requested account ID for requested item' },
  INVALID_INSTITUTION: { ...input, message: 'invalid institution_id provided' },
  INVALID_PRODUCT: input,
  UNAUTHORIZED_ROUTE_ACCESS: {
    ...input,
    message: 'your client ID is not authorized to access this route',
  },
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: { ...input, message: 'no key has this key_id' },
  ITEM_LOGIN_REQUIRED: {
    ...item,
    message:
      "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
  },
  ITEM_NOT_FOUND: { ...item, message: 'the item was removed, or the user withdrew access to it' },
  PRODUCT_NOT_READY: {
    ...item,
    message:
      'the requested product is not yet ready. please provide a webhook or try the request again later',
  },
  INVALID_CREDENTIALS: {
    ...item,
    message: 'the provided credentials were not correct',
    display: 'The provided credentials were not correct. Please try again.',
  },
  INVALID_MFA: {
    ...item,
    message: 'the provided answer to the security question was not correct',
    display: 'That answer was not correct. Please try again.',
  },
  ITEM_LOCKED: {
    ...item,
    message: 'the account is locked at the institution',
    display: 'This account is locked. Please unlock it with your bank, then try again.',
  },
  NO_ACCOUNTS: {
    ...item,
    message: 'no accounts fit the request',
    display: "We couldn't find an account to share.",
  },
  USER_SETUP_REQUIRED: {
    ...item,
    message: 'the user must finish setting up the account at the institution',
    display: 'Please finish setting up your account with your bank, then try again.',
  },
  ITEM_NOT_SUPPORTED: {
    ...item,
    message: 'this kind of account is not supported',
    display: "This account can't be linked.",
  },
  ACCESS_NOT_GRANTED: {
    ...item,
    message: 'the user did not allow access on the page of the institution',
    display: "You didn't allow access to your accounts.",
  },
  USER_PERMISSION_REVOKED: { ...item, message: 'the user has revoked permission to access this item' },
  INSTITUTION_DOWN: institution,
  INSTITUTION_NOT_RESPONDING: institution,
  INSTITUTION_NOT_AVAILABLE: institution,
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: {
    type: 'TRANSACTIONS_ERROR',
    status: 400,
    message:
      'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
  },
  TRANSACTIONS_SYNC_LIMIT: RATE_LIMITED,
  TRANSACTIONS_LIMIT: RATE_LIMITED,
  ACCOUNTS_LIMIT: RATE_LIMITED,
  ITEM_GET_LIMIT: RATE_LIMITED,
  BALANCE_LIMIT: RATE_LIMITED,
  RATE_LIMIT: RATE_LIMITED,
  SANDBOX_WEBHOOK_INVALID: { ...sandbox, message: 'this item has no webhook, or the webhook cannot be sent' },
  SANDBOX_PRODUCT_NOT_ENABLED: {
    ...sandbox,
    message: 'this item does not have the product of this webhook',
  },
  INTERNAL_SERVER_ERROR: { type: 'API_ERROR', status: 500, message: 'an unexpected error occurred' },
  PLANNED_MAINTENANCE: { type: 'API_ERROR', status: 503, message: 'the provider is under maintenance' },
} as const satisfies Record<string, ErrorEntry>

export type FaultCode = keyof typeof faultTable

/** An error of the provider's API. Clients branch on type and code; the message is for logs. */
export class Fault extends Error {
  readonly code: FaultCode
  readonly status: number

  constructor(code: FaultCode, message?: string) {
    const entry: ErrorEntry = faultTable[code]
    super(message ?? entry.message ?? code)
    this.code = code
    this.status = entry.status
  }
}

/** Returns the error without a request id, as Items and webhooks contain it. */
export function faultFields(fault: Fault) {
  const { type, display }: ErrorEntry = faultTable[fault.code]
  return {
    display_message: display ?? null,
    documentation_url: `https://plaid.com/docs/?ref=error#${docAnchors[type]}`,
    error_code: fault.code,
    error_message: fault.message,
    error_type: type,
    suggested_action: null,
  }
}

/** Returns the error response body: flat, with every key present even if null. */
export function faultBody(fault: Fault, requestId: string) {
  return { ...faultFields(fault), request_id: requestId }
}

/** Returns the error that a test login requests through its password, or null if logging in can't cause it. */
export function findLoginFault(code: string): Fault | null {
  if (!isFaultCode(code)) {
    return null
  }
  const isLoginFault = ['ITEM_ERROR', 'INSTITUTION_ERROR', 'API_ERROR'].includes(faultTable[code].type)
  return isLoginFault ? new Fault(code) : null
}

function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(faultTable, code)
}
