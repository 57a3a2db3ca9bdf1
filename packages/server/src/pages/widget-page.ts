/**
 * A page that opens the bank-data provider's widget. The cached page is the same for everyone; each response gets
 * a nonce of its own, which the page's scripts read and pass to the widget.
 */
import { randomBytes } from 'node:crypto'
import { type EncodedBody, encodeBody } from '../http/encodings.ts'

const NONCE_BYTES = 18
const HEAD = '<head>'
/** Brotli quality for a body that is sent once. */
const QUALITY = 5

export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url')
}

/** Throws if the page has no head. */
export async function withNonce(body: EncodedBody, nonce: string): Promise<EncodedBody> {
  const html = (await body('identity')).toString()
  const start = html.indexOf(HEAD)
  if (start < 0) {
    throw new Error('The page has no head for the nonce')
  }
  const end = start + HEAD.length
  const meta = `<meta property="csp-nonce" nonce="${nonce}">`
  return encodeBody(Buffer.from(`${html.slice(0, end)}${meta}${html.slice(end)}`), QUALITY)
}
