import { Fault } from './faults.ts'
import { requireFields, text } from './fields.ts'
import type { Random } from './ids.ts'
import { parseState } from './state.ts'
import type { BankStore } from './store/bank-store.ts'

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

/** Returns the client id and secret from the saved state, or new ones if nothing is saved. */
export async function loadCredentials(
  store: BankStore,
  random: Random,
): Promise<{ clientId: string; secret: string }> {
  const saved = await store.load()
  if (saved !== null) {
    return parseState(saved).credentials
  }
  const hex = (byteCount: number) => Buffer.from(random(byteCount)).toString('hex')
  return { clientId: hex(12), secret: hex(15) }
}
