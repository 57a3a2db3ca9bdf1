/**
 * Downloads text from another site within limits: a time limit, a size limit, and never from a private
 * network.
 */
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pinnedLookup } from '../addresses/pinned-lookup.ts'
import { isPublicAddress } from '../addresses/public-address.ts'

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
  const lookup = await pinnedLookup(url, { isAllowed: limits.isAllowed, signal })
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        agent: false,
        lookup,
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
