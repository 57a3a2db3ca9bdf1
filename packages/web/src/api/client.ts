import { sentences } from '@cardsight/contract'
import { ApiError, readFailure } from './api-error.ts'

/** A contract schema, as far as the client needs it. */
export type Schema<Answer> = { parse(value: unknown): Answer }

export type ApiPorts = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  getToken: () => string | null
  /** Called on a 401 to the token that is held, before the call rejects: transport knows no log-out policy. */
  onUnauthorised: () => void
}

/** Every call of the browser goes through here; it answers with parsed data or throws an ApiError. */
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
    return parse(schema, body, response.status)
  }
  // A token that was replaced while the call was under way says nothing of the one that took its place.
  if (response.status === 401 && ports.getToken() === token) {
    ports.onUnauthorised()
  }
  throw new ApiError(readFailure(response.status, body))
}

async function reach(ports: ApiPorts, path: string, init: RequestInit): Promise<Response> {
  try {
    return await ports.fetch(path, init)
  } catch (cause) {
    throw failure('unreachable', 0, cause)
  }
}

function headersFor(token: string | null, init: RequestInit): Record<string, string> {
  return {
    accept: 'application/json',
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}

/** Null for an empty answer and for one that is not JSON, such as a proxy's own error page. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

function parse<Answer>(schema: Schema<Answer>, body: unknown, status: number): Answer {
  try {
    return schema.parse(body)
  } catch (cause) {
    throw failure('unexpected', status, cause)
  }
}

function failure(code: 'unreachable' | 'unexpected', status: number, cause: unknown): ApiError {
  return new ApiError(
    { status, code, message: sentences.genericFailure, errorText: null, entries: [] },
    { cause },
  )
}
