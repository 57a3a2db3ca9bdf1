/** The simulated bank's half of the linking flow. A browser cannot reach the bank itself, which is on loopback. */

const ANSWER_WITHIN_MS = 10_000

/** The calls there are; nothing else of the bank is handed on. */
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
  /** With its question mark, or empty. */
  search: string
  contentType: string
  body: Uint8Array<ArrayBuffer> | null
}>

export type SimulatedLink = Readonly<{
  calls: typeof simulatedLinkCalls
  /** Rejects when the bank does not answer. */
  call(call: Call): Promise<{ status: number; contentType: string; location: string | null; body: Buffer }>
}>

/** Hands on a call's body and nothing else: no cookie, no token, no address of whoever asks. */
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
