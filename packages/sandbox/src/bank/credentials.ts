import { Fault } from './faults.ts'
import { requireFields, text } from './fields.ts'

type Credentials = { readonly clientId: string; readonly secret: string }
type CallInput = { readonly headers: Record<string, unknown>; readonly body: Record<string, unknown> }

/** Accepts each credential from the headers or the body. Wrong ones are a 400 at this provider, not a 401. */
export function checkCredentials(expected: Credentials, { headers, body }: CallInput): void {
  const clientId = headers['plaid-client-id'] ?? body.client_id ?? null
  const secret = headers['plaid-secret'] ?? body.secret ?? null
  requireFields([...(clientId === null ? ['client_id'] : []), ...(secret === null ? ['secret'] : [])])
  const isValid =
    text(clientId, 'client_id') === expected.clientId && text(secret, 'secret') === expected.secret
  if (!isValid) {
    throw new Fault('INVALID_API_KEYS', 'invalid client_id or secret provided')
  }
}
