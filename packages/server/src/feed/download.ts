/**
 * Downloads text from another site within limits: a time limit, a size limit, and never from a private
 * network.
 */
import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type DownloadLimits = Readonly<{
  /** Total time: DNS, redirects and the last byte. */
  withinMs: number
  maxBytes: number
  maxRedirects: number
  /** Which addresses may be contacted. */
  isAllowed: (address: string) => boolean
}>

export const defaultLimits: DownloadLimits = {
  withinMs: 5000,
  maxBytes: 1024 * 1024,
  maxRedirects: 3,
  isAllowed: isPublicAddress,
}

/** Rejects with the reason if any limit is exceeded or the status isn't 200. */
export async function download(address: string, limits: DownloadLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.withinMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
    const response = await ask(url, limits, signal)
    const onward = redirectOf(response, url)
    if (onward === null) {
      return readText(response, limits.maxBytes)
    }
    response.destroy()
    url = onward
  }
  throw new Error(`More than ${limits.maxRedirects} redirects`)
}

async function ask(url: URL, limits: DownloadLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const pinned = await resolveHost(url, limits, signal)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        agent: false,
        // Pins the resolved address: a second lookup could return a different one.
        lookup: pinned,
        // No compression: a small response could expand to a huge one.
        headers: {
          accept: 'application/rss+xml, application/atom+xml, text/xml',
          'accept-encoding': 'identity',
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

async function resolveHost(
  url: URL,
  { isAllowed }: DownloadLimits,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found =
    isIP(host) === 0
      ? await inTime(lookup(host, { all: true }), signal)
      : [{ address: host, family: isIP(host) }]
  const refused = found.find(({ address }) => !isAllowed(address))
  const [first] = found
  if (refused !== undefined || first === undefined) {
    throw new Error(`${url.host} resolves to ${refused?.address ?? 'no address'}, which isn't public`)
  }
  return (_host, { all }, done) => {
    if (all === true) {
      done(null, found)
    } else {
      done(null, first.address, first.family)
    }
  }
}

/** A DNS lookup without an answer must not exceed the time limit either. */
function inTime<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const timeUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, timeUp])
}

/**
 * Returns the target of a redirect, or null if the response isn't one. Never goes from https back to http.
 */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
    return null
  }
  const to = new URL(headers.location, from)
  const isSafe = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
  if (!isSafe) {
    throw new Error(`Redirect to ${to.protocol}`)
  }
  return to
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  try {
    if (response.statusCode !== 200) {
      throw new Error(`Answered ${response.statusCode}`)
    }
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      size += chunk.length
      if (size > maxBytes) {
        throw new Error(`Larger than ${maxBytes} bytes`)
      }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    response.destroy()
  }
}
