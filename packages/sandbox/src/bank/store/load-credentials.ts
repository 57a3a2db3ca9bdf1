import type { Random } from '../ids.ts'
import { parseState } from '../state.ts'
import type { BankStore } from './bank-store.ts'

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
