import { sentences } from '@cardsight/contract/sentences'
import { ApiError, readFailure } from './api-error.ts'

/** The part of a contract schema that the client needs. */
export type Schema<Answer> = { parse(value: unknown): Answer }

export type ApiPorts = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  getToken: () => string | null
  /** Called on a 401 for the current token, before the call rejects. The session decides what to do. */
  onUnauthorized: () => void
}

/** Sends every API call of the browser. Returns parsed data or throws an ApiError. */
export type Api = {
  get<Answer>(path: string, schema: Schema<Answer>): Promise<Answer>
  post<Answer>(path: string, schema: Schema<Answer>, body?: unknown): Promise<Answer>
  put<Answer>(path: string, schema: Schema<Answer>, body: unknown): Promise<Answer>
  delete<Answer>(path: string, schema: Schema<Answer>, body?: unknown): Promise<Answer>
}

export function createApi(ports: ApiPorts): Api {
  return {
    get: (path, schema) => call(ports, path, schema, { method: 'GET' }),
    post: (path, schema, body) => call(ports, path, schema, { method: 'POST', ...json(body) }),
    put: (path, schema, body) => call(ports, path, schema, { method: 'PUT', ...json(body) }),
    delete: (path, schema, body) => call(ports, path, schema, { method: 'DELETE', ...json(body) }),
  }
}

function json(body: unknown): Pick<RequestInit, 'body'> {
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

async function call<Answer>(ports: ApiPorts, path: string, schema: Schema<Answer>, init: RequestInit) {
  const token = ports.getToken()
  const response = await reach(ports, path, { ...init, headers: headersFor(token, init) })
  const body = await readBody(response)
  if (response.ok) {
    return parse(schema, body, response)
  }
  // A 401 for a token that was replaced during the call says nothing about the new token.
  if (response.status === 401 && ports.getToken() === token) {
    ports.onUnauthorized()
  }
  throw new ApiError(readFailure(response.status, body, idOf(response)))
}

async function reach(ports: ApiPorts, path: string, init: RequestInit): Promise<Response> {
  try {
    return await ports.fetch(path, init)
  } catch (cause) {
    throw unreachable(cause)
  }
}

function headersFor(token: string | null, init: RequestInit): Record<string, string> {
  return {
    accept: 'application/json',
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}

/** Returns null for an empty body and for one that is not JSON, such as a proxy's error page. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

function parse<Answer>(schema: Schema<Answer>, body: unknown, response: Response): Answer {
  try {
    return schema.parse(body)
  } catch (cause) {
    // An older server may answer with a success and an `error` text.
    const fields = readFailure(response.status, body, idOf(response))
    const text =
      fields.errorText === null ? { message: sentences.genericFailure, entries: [], body: null } : {}
    throw new ApiError({ ...fields, ...text, code: 'unexpected' }, { cause })
  }
}

function idOf({ headers }: Response): string | null {
  return headers.get('x-request-id')
}

function unreachable(cause: unknown): ApiError {
  return new ApiError({ ...readFailure(0, null), code: 'unreachable' }, { cause })
}

const CALL_TIMEOUT_MS = 15_000

export function createBrowserApi(ports: Omit<ApiPorts, 'fetch'>): Api {
  return createApi({
    ...ports,
    fetch: (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  })
}
