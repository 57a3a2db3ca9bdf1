import { Fault } from './faults.ts'
import { requireFields, text } from './fields.ts'

type Credentials = { readonly clientId: string; readonly secret: string }
type Shown = { readonly headers: Record<string, unknown>; readonly body: Record<string, unknown> }

/** Headers or body, either for each of the two. Wrong ones are 400 at this provider, not 401. */
export function checkCredentials(expected: Credentials, { headers, body }: Shown): void {
  const clientId = headers['plaid-client-id'] ?? body.client_id ?? null
  const secret = headers['plaid-secret'] ?? body.secret ?? null
  requireFields([...(clientId === null ? ['client_id'] : []), ...(secret === null ? ['secret'] : [])])
  const isRight =
    text(clientId, 'client_id') === expected.clientId && text(secret, 'secret') === expected.secret
  if (!isRight) {
    throw new Fault('INVALID_API_KEYS', 'invalid client_id or secret provided')
  }
}
