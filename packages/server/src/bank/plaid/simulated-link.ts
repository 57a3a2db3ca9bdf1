/**
 * Server part of the simulated bank's linking flow. Browsers can't reach the bank, which listens on loopback.
 */

const ANSWER_WITHIN_MS = 10_000

/** The only calls that are forwarded to the bank. */
export const simulatedLinkCalls = [
  ['POST', 'session'],
  ['POST', 'login'],
  ['POST', 'mfa'],
  ['POST', 'oauth'],
  ['POST', 'oauth-return'],
  ['POST', 'finish'],
  ['POST', 'oauth-decision'],
  ['GET', 'oauth-page'],
  ['GET', 'oauth.css'],
] as const

type Call = Readonly<{
  method: 'GET' | 'POST'
  name: string
  /** Including its question mark, or empty. */
  search: string
  contentType: string
  body: Uint8Array<ArrayBuffer> | null
}>

export type SimulatedLink = Readonly<{
  calls: typeof simulatedLinkCalls
  /** Rejects if the bank doesn't respond. */
  call(call: Call): Promise<{ status: number; contentType: string; location: string | null; body: Buffer }>
}>

/** Forwards only a call's body: no cookie, no token, no client address. */
export function createSimulatedLink(baseUrl: string): SimulatedLink {
  return {
    calls: simulatedLinkCalls,
    call: async ({ method, name, search, contentType, body }) => {
      const answer = await fetch(`${baseUrl}/link-ui/${name}${search}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(body !== null && { body, headers: { 'content-type': contentType } }),
      })
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
        location: answer.headers.get('location'),
        body: Buffer.from(await answer.arrayBuffer()),
      }
    },
  }
}
