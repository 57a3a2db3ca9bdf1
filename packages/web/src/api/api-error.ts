import { type ErrorCode, errorTable } from '@cardsight/contract/errors'
import { sentences } from '@cardsight/contract/sentences'

/** Code of an API failure: one from the error table, or one of two that only a client can see. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unexpected'

export type ApiErrorEntry = { message: string | null; param: unknown }

type ApiErrorFields = {
  /** 0 if there was no response. */
  status: number
  code: ApiErrorCode
  message: string
  /** The response's `error` text, which forms show; other pages show `message`. */
  errorText: string | null
  entries: ApiErrorEntry[]
  /** The response's body, for calls whose errors carry data; null if there was none. */
  body: unknown
  /** Finds the request in the server's log; null if there was no response, or one of a proxy. */
  requestId: string | null
}

/** The only error that api/ throws. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly errorText: string | null
  readonly entries: ApiErrorEntry[]
  readonly body: unknown
  readonly requestId: string | null

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    const { status, code, message, errorText, entries, body, requestId } = fields
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errorText = errorText
    this.entries = entries
    this.body = body
    this.requestId = requestId
  }
}

/** Reads an error response leniently: a proxy or an older server may send less than our own error body. */
export function readFailure(status: number, body: unknown, requestId: string | null = null): ApiErrorFields {
  const rows = listIn(body, 'errors')
  const entries = rows.map((row) => ({ message: messageIn(row), param: fieldIn(row, 'param') }))
  const message = entries[0]?.message ?? messageIn(body) ?? sentences.genericFailure
  const errorText = textIn(body, 'error')
  const code = codeIn(rows[0]) ?? codeFor(status)
  return { status, code, message, errorText, entries, body, requestId }
}

function codeIn(row: unknown): ErrorCode | null {
  const code = textIn(row, 'code')
  return code !== null && isErrorCode(code) ? code : null
}

function codeFor(status: number): ApiErrorCode {
  const codes = Object.keys(errorTable).filter(isErrorCode)
  return codes.find((code) => errorTable[code].status === status) ?? 'unexpected'
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code)
}

function messageIn(value: unknown): string | null {
  return textIn(value, 'msg') ?? textIn(value, 'message')
}

function textIn(value: unknown, key: string): string | null {
  const text = fieldIn(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}

function listIn(value: unknown, key: string): unknown[] {
  const list = fieldIn(value, key)
  return Array.isArray(list) ? list : []
}

function fieldIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
