import type { WebhookSender } from '../bank.ts'
import { BankError } from '../bank-error.ts'

const MINUTE_MS = 60_000
/** After this time a key is looked up again, because it may have expired. */
const CACHE_KNOWN_MS = 60 * MINUTE_MS
const CACHE_UNKNOWN_MS = 5 * MINUTE_MS
const MAX_KNOWN = 100
const MAX_UNKNOWN = 1_000
const MAX_SENDERS = 100
const LOOKUPS_PER_MINUTE = 60
/** Part of the lookups, reserved for senders of genuine webhooks. */
const RESERVED_LOOKUPS = 20
const KEY_ID = /^[\w-]{1,100}$/

export type WebhookKey = Readonly<{ jwk: Readonly<Record<string, unknown>>; expiredAt: Date | null }>

export type WebhookKeyOptions = Readonly<{
  /** Returns the public key by its id, or null if the provider doesn't have it. */
  findKey: (keyId: string) => Promise<WebhookKey | null>
  clock: () => Date
}>

/**
 * Cache of the provider's signing keys by id. Anyone can send a key id, and each new one is a call to the
 * provider. So lookups are limited by network and in total, and forged webhooks can't use up what genuine
 * ones need: known keys are cached separately from unknown ids, and networks that have sent a genuine webhook
 * have reserved lookups.
 */
export function createWebhookKeys({ findKey, clock }: WebhookKeyOptions) {
  const known = new Map<string, { key: WebhookKey; until: number }>()
  const unknown = new Map<string, number>()
  const pending = new Map<string, Promise<WebhookKey | null>>()
  const genuineSenders = new Map<string, true>()
  let lookups: number[] = []

  async function admitSender({ network, admitLookup }: WebhookSender): Promise<void> {
    const isGenuine = genuineSenders.has(network)
    if (!isGenuine) {
      await admitLookup()
    }
    const now = clock().getTime()
    lookups = lookups.filter((time) => now - time < MINUTE_MS)
    if (lookups.length >= (isGenuine ? LOOKUPS_PER_MINUTE : LOOKUPS_PER_MINUTE - RESERVED_LOOKUPS)) {
      throw new BankError('limited', 'WEBHOOK_KEYS')
    }
    lookups.push(now)
  }

  async function lookUp(keyId: string): Promise<WebhookKey | null> {
    const key = await findKey(keyId)
    const now = clock().getTime()
    if (key === null) {
      known.delete(keyId)
      addToCache(unknown, keyId, now + CACHE_UNKNOWN_MS, MAX_UNKNOWN)
    } else {
      addToCache(known, keyId, { key, until: now + CACHE_KNOWN_MS }, MAX_KNOWN)
    }
    return key
  }

  async function find(keyId: string, sender: WebhookSender): Promise<WebhookKey | null> {
    const now = clock().getTime()
    const cached = known.get(keyId)
    if (cached !== undefined && now < cached.until) {
      return cached.key
    }
    if (now < (unknown.get(keyId) ?? 0)) {
      return null
    }
    const pendingLookup = pending.get(keyId)
    if (pendingLookup !== undefined) {
      return pendingLookup
    }
    // Only the provider creates keys, so an attacker can't trigger this lookup more than once an hour.
    if (cached === undefined) {
      await admitSender(sender)
    }
    const lookup = pending.get(keyId) ?? lookUp(keyId).finally(() => pending.delete(keyId))
    pending.set(keyId, lookup)
    return lookup
  }

  return {
    /** Returns null for a key that the provider doesn't have or that has expired. */
    async find(keyId: string, sender: WebhookSender): Promise<WebhookKey | null> {
      const key = KEY_ID.test(keyId) ? await find(keyId, sender) : null
      const hasExpired = key?.expiredAt != null && key.expiredAt.getTime() <= clock().getTime()
      return hasExpired ? null : key
    },
    /** Called for a sender whose signature was valid. */
    trust({ network }: WebhookSender): void {
      addToCache(genuineSenders, network, true, MAX_SENDERS)
    },
  }
}

/** Adds the newest entry and drops the oldest ones. */
function addToCache<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) {
    map.delete(oldest)
  }
}
