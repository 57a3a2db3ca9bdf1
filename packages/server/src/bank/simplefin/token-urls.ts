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
  if (url === null || url.username !== '' || !isAllowed(url, rule)) {
    throw new BankError('setup-token-refused', 'NOT_A_SETUP_TOKEN')
  }
  return atOwnServer(url, rule)
}

/** Returns the access URL that a claim gave us. Throws if it has no credentials, or if we don't call such a server. */
export function checkAccessUrl(text: string, rule: ServerRule): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (url === null || url.username === '' || !isAllowed(url, rule)) {
    throw new BankError('setup-token-refused', 'NOT_AN_ACCESS_URL')
  }
  return url
}

/** Returns the URL to call for a stored access URL. The simulated server has another port after each start. */
export function resourceUrl(accessUrl: string, { simulatedOrigin }: ServerRule, path: string): URL {
  const stored = new URL(accessUrl)
  const origin = simulatedOrigin ?? stored.origin
  return new URL(`${origin}${stored.pathname.replace(/\/{1,10}$/, '')}${path}`)
}

/** A token may come from the simulated server of another process, on another port: all of them share their state. */
function atOwnServer(url: URL, { simulatedOrigin }: ServerRule): URL {
  return simulatedOrigin === null ? url : new URL(url.pathname, simulatedOrigin)
}

/** Returns the header for HTTP basic authentication. */
export function authorizationOf(accessUrl: string): string {
  const { username, password } = new URL(accessUrl)
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(credentials).toString('base64')}`
}

function isAllowed({ protocol, hostname }: URL, { simulatedOrigin }: ServerRule): boolean {
  return simulatedOrigin === null
    ? protocol === 'https:'
    : protocol === 'http:' && hostname === new URL(simulatedOrigin).hostname
}
