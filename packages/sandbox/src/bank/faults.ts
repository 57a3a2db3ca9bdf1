/** What the provider answers when it refuses: type, HTTP status and code belong together. */

const faultTable = {
  MISSING_FIELDS: { type: 'INVALID_REQUEST', status: 400 },
  INVALID_FIELD: { type: 'INVALID_REQUEST', status: 400 },
  UNKNOWN_FIELDS: { type: 'INVALID_REQUEST', status: 400 },
  INVALID_BODY: { type: 'INVALID_REQUEST', status: 400 },
  NOT_FOUND: { type: 'INVALID_REQUEST', status: 404 },
  INVALID_API_KEYS: { type: 'INVALID_INPUT', status: 400 },
  INTERNAL_SERVER_ERROR: { type: 'API_ERROR', status: 500 },
} as const satisfies Record<string, { type: keyof typeof chapters; status: number }>

/** Where the provider's documentation speaks of a type of error. */
const chapters = {
  INVALID_REQUEST: 'invalid-request-errors',
  INVALID_INPUT: 'invalid-input-errors',
  API_ERROR: 'api-errors',
} as const

export type FaultCode = keyof typeof faultTable

/** A refusal. Callers program on type and code; the message is for people who read logs. */
export class Fault extends Error {
  readonly code: FaultCode
  readonly status: number

  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
    this.status = faultTable[code].status
  }
}

/** The body of a refusal: flat, with every key present even when it is null. */
export function faultBody(fault: Fault, requestId: string) {
  const { type } = faultTable[fault.code]
  return {
    display_message: null,
    documentation_url: `https://plaid.com/docs/?ref=error#${chapters[type]}`,
    error_code: fault.code,
    error_message: fault.message,
    error_type: type,
    request_id: requestId,
    suggested_action: null,
  }
}
