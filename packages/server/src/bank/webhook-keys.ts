import { type Bank, BankError, type WebhookKey } from './bank.ts'

const MINUTE_MS = 60_000
/** Looked up again after this, since a key may have expired meanwhile. */
const KEEP_KNOWN_MS = 60 * MINUTE_MS
const KEEP_UNKNOWN_MS = 5 * MINUTE_MS
const MOST_KEPT = 100
const MOST_LOOKUPS_A_MINUTE = 60
const KEY_ID = /^[\w-]{1,100}$/

type Options = Readonly<{ bank: Pick<Bank, 'findWebhookKey'>; clock: () => Date }>

/**
 * The provider's keys by id, kept for a while. Key ids come from strangers: unknown ones are kept as well, and only
 * so many are looked up, or a stranger could make us call the provider as often as they like.
 */
export function createWebhookKeys({ bank, clock }: Options) {
  const kept = new Map<string, { key: WebhookKey | null; until: number }>()
  let lookups: number[] = []

  const lookUp = async (keyId: string, now: number): Promise<WebhookKey | null> => {
    lookups = lookups.filter((time) => now - time < MINUTE_MS)
    if (lookups.length >= MOST_LOOKUPS_A_MINUTE) {
      throw new BankError('limited', 'WEBHOOK_KEYS')
    }
    lookups.push(now)
    const key = await bank.findWebhookKey(keyId)
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) {
      kept.delete(oldest)
    }
    kept.delete(keyId)
    kept.set(keyId, { key, until: now + (key === null ? KEEP_UNKNOWN_MS : KEEP_KNOWN_MS) })
    return key
  }

  /** Null for a key that the provider does not know, or that has expired. */
  return async (keyId: string): Promise<WebhookKey | null> => {
    if (!KEY_ID.test(keyId)) {
      return null
    }
    const now = clock().getTime()
    const known = kept.get(keyId)
    const key = known !== undefined && now < known.until ? known.key : await lookUp(keyId, now)
    return key === null || (key.expiredAt !== null && key.expiredAt.getTime() <= now) ? null : key
  }
}
