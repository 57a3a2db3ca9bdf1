/** HTTP calls to SimpleFIN servers, within limits. People name the server, so no call leads into a private network. */
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { pinnedLookup } from '../../addresses/pinned-lookup.ts'
import { isPublicAddress } from '../../addresses/public-address.ts'
import { BankError, type BankErrorKind } from '../bank-error.ts'
import { readRetryAfter } from '../retry-after.ts'
import { type SimpleFinAccountSet, wireAccountSet } from './simplefin-wire.ts'
import { authorizationOf, checkAccessUrl, claimUrlOf, resourceUrl, type ServerRule } from './token-urls.ts'

export type SimpleFinClientOptions = ServerRule &
  Readonly<{
    /** URL of a proxy for calls to the outside; null to call servers directly. */
    egressProxyUrl?: string | null
    timeoutMs?: number
    maxResponseBytes?: number
    /** Certificate authorities to trust instead of the public ones. */
    ca?: string
    /** Which addresses may be contacted. Defaults to public ones. */
    isAllowedAddress?: (address: string) => boolean
  }>

export type SimpleFinClient = Readonly<{
  /** Returns the access URL. A setup token can be claimed once. */
  claim(setupToken: string): Promise<string>
  readAccounts(accessUrl: string, query: Readonly<Record<string, string>>): Promise<SimpleFinAccountSet>
}>

const CALL_TIMEOUT_MS = 20_000
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/**
 * Statuses that SimpleFIN documents, and too many requests. A 403 doesn't tell whether the user ended our access or the
 * credentials are wrong.
 */
const kindsByStatus: Readonly<Record<number, BankErrorKind>> = {
  402: 'payment-required',
  403: 'setup-token-required',
  429: 'limited',
}

type Call = Readonly<{ method: 'GET' | 'POST'; url: URL; authorization: string | null }>
type Answer = Readonly<{ status: number; headers: IncomingMessage['headers']; text: string }>

export function createSimpleFinClient(options: SimpleFinClientOptions): SimpleFinClient {
  return {
    claim: async (setupToken) => {
      const url = claimUrlOf(setupToken, options)
      const answer = await send(options, { method: 'POST', url, authorization: null })
      if (answer.status !== 200) {
        throw refusal(answer, isTokenRefused(answer) ? 'setup-token-refused' : null)
      }
      return checkAccessUrl(answer.text, options).href
    },
    readAccounts: async (accessUrl, query) => {
      const url = resourceUrl(accessUrl, options, '/accounts')
      url.search = new URLSearchParams(query).toString()
      const answer = await send(options, { method: 'GET', url, authorization: authorizationOf(accessUrl) })
      if (answer.status !== 200) {
        throw refusal(answer, null)
      }
      return readAccountSet(answer.text)
    },
  }
}

/** Also for an address where the server has no claims: the token names it. */
function isTokenRefused({ status }: Answer): boolean {
  return status >= 400 && status < 500 && status !== 402 && status !== 429
}

function refusal({ status, headers }: Answer, kind: BankErrorKind | null): BankError {
  return new BankError(kind ?? kindsByStatus[status] ?? 'unavailable', `HTTP ${status}`, {
    retryAfterMs: readRetryAfter(headers),
  })
}

/** Only the paths of invalid fields are reported, because the values may be personal data. */
function readAccountSet(text: string): SimpleFinAccountSet {
  const read = wireAccountSet.safeParse(parseJson(text))
  if (!read.success) {
    const paths = read.error.issues.slice(0, 3).map(({ path }) => path.join('.'))
    throw new BankError('unavailable', `invalid response (${paths.join(', ')})`)
  }
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Follows no redirect. Errors have no cause: it could contain the credentials. */
async function send(options: SimpleFinClientOptions, call: Call): Promise<Answer> {
  const { timeoutMs = CALL_TIMEOUT_MS, maxResponseBytes = MAX_RESPONSE_BYTES } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await open(options, call, signal)
    const { statusCode = 0, headers } = response
    return { status: statusCode, headers, text: await readText(response, maxResponseBytes) }
  } catch (error) {
    throw new BankError('unavailable', codeOf(error))
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no response'
}

async function open(
  options: SimpleFinClientOptions,
  { method, url, authorization }: Call,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const connection = await connectionOf(options, url, signal)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        ...connection,
        method,
        signal,
        ...(options.ca !== undefined && { ca: options.ca }),
        headers: {
          accept: 'application/json, text/plain',
          // No compression: a small response could expand to a huge one.
          'accept-encoding': 'identity',
          ...(method === 'POST' && { 'content-length': '0' }),
          ...(authorization !== null && { authorization }),
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

/** A proxy resolves names itself, so only addresses can be checked there. It's used for every host. */
async function connectionOf(
  { simulatedOrigin, egressProxyUrl = null, isAllowedAddress = isPublicAddress }: SimpleFinClientOptions,
  url: URL,
  signal: AbortSignal,
): Promise<https.RequestOptions> {
  if (simulatedOrigin !== null) {
    return { agent: false }
  }
  if (egressProxyUrl === null) {
    return { agent: false, lookup: await pinnedLookup(url, { isAllowed: isAllowedAddress, signal }) }
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 ? !isAllowedAddress(host) : !host.includes('.')) {
    throw new Error('not a public host')
  }
  return { agent: new https.Agent({ proxyEnv: { HTTPS_PROXY: egressProxyUrl } }) }
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  try {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      size += chunk.length
      if (size > maxBytes) {
        throw new Error('The response is too large')
      }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    response.destroy()
  }
}
