/** URLs in tokens that people paste. They decide which server we call, so every one is checked. */
import { BankError } from '../bank-error.ts'

const BASE64 = /^[\w+/-]{1,2000}={0,2}$/

/** Where SimpleFIN servers may be. */
export type ServerRule = Readonly<{
  /** Origin of the built-in simulated server, which is the only one then; null for real servers. */
  simulatedOrigin: string | null
}>

/** Returns the claim URL of a setup token. Throws if it isn't one, or if we don't call such a server. */
export function claimUrlOf(setupToken: string, rule: ServerRule): URL {
  const token = setupToken.trim()
  const text = BASE64.test(token) ? Buffer.from(token, 'base64').toString('utf8').trim() : ''
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username + url.password !== '' || !isAllowed(url, rule)) {
    throw new BankError('setup-token-refused', 'NOT_A_SETUP_TOKEN')
  }
  return atOwnServer(url, rule)
}

/** Returns the access URL that a claim gave us. Throws if it has no credentials, or if we don't call such a server. */
export function checkAccessUrl(text: string, rule: ServerRule): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (url === null || credentialsIn(url) === null || !isAllowed(url, rule)) {
    throw new BankError('setup-token-refused', 'NOT_AN_ACCESS_URL')
  }
  return url
}

/** Returns the URL to call for a stored access URL. The simulated server has another port after each start. */
export function resourceUrl(accessUrl: string, { simulatedOrigin }: ServerRule, path: string): URL {
  const stored = new URL(accessUrl)
  return urlAt(simulatedOrigin ?? stored.origin, `${stored.pathname.replace(/\/{1,10}$/, '')}${path}`)
}

/** A token may come from the simulated server of another process, on another port: all of them share their state. */
function atOwnServer(url: URL, { simulatedOrigin }: ServerRule): URL {
  return simulatedOrigin === null ? url : urlAt(simulatedOrigin, url.pathname)
}

/** Not `new URL(pathname, origin)`: a pathname that begins with two slashes names another server. */
function urlAt(origin: string, pathname: string): URL {
  const url = new URL(`${origin}${pathname}`)
  if (url.origin !== origin) {
    throw new BankError('setup-token-refused', 'ANOTHER_SERVER')
  }
  return url
}

/** Returns the header for HTTP basic authentication. */
export function authorizationOf(accessUrl: string): string {
  return `Basic ${Buffer.from(credentialsIn(new URL(accessUrl)) ?? '').toString('base64')}`
}

/** Returns null without a user name, or if the escapes in it aren't text. */
function credentialsIn({ username, password }: URL): string | null {
  try {
    return username === '' ? null : decodeURIComponent(`${username}:${password}`)
  } catch {
    return null
  }
}

function isAllowed({ protocol, hostname }: URL, { simulatedOrigin }: ServerRule): boolean {
  return simulatedOrigin === null
    ? protocol === 'https:'
    : protocol === 'http:' && hostname === new URL(simulatedOrigin).hostname
}
