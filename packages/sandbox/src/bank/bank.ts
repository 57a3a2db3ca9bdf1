/** The bank while it runs: what it keeps, what it remembers for now, and whom it tells. */

import { storyOf } from './histories/logins.ts'
import type { Story } from './histories/story.ts'
import type { Random } from './ids.ts'
import { catchUp, createLedger, type Ledger } from './items/ledger.ts'
import { createLimiter, type Limiter } from './limits.ts'
import type { LinkSession, OauthVisit } from './link-ui/session-state.ts'
import { type Item, type LinkToken, type PublicToken, parseState, type State } from './state.ts'
import type { BankStore } from './store/bank-store.ts'
import { createWebhooks, type Webhooks } from './webhooks/deliver.ts'
import { createWebhookKey } from './webhooks/key.ts'

/** How long after the first pull begins each part of the history is there. */
export type Timeline = { readonly initialMs: number; readonly historicalMs: number }

export type BankOptions = {
  readonly clientId: string
  readonly secret: string
  readonly random: Random
  readonly clock: () => Date
  readonly store: BankStore
  readonly timeline: Timeline
  readonly limits: 'enforced' | 'off'
  readonly allowedRedirectUris: readonly string[] | 'any'
  readonly downInstitutions: () => readonly string[]
  readonly webhookRetryMs: number
}

export type Bank = {
  readonly options: BankOptions
  readonly now: () => number
  readonly items: Map<string, Item>
  readonly linkTokens: Map<string, LinkToken>
  readonly publicTokens: Map<string, PublicToken>
  /** Forgotten at a restart: whoever is in the middle of linking begins again. */
  readonly sessions: Map<string, LinkSession>
  readonly visits: Map<string, OauthVisit>
  readonly limiter: Limiter
  readonly webhooks: Webhooks
  /** Puts the changed fields over the Item as it is now, never over an older copy. */
  readonly change: (itemId: string, fields: Partial<Item>) => Item
  readonly ledgerOf: (item: Item) => Ledger
  readonly storyOf: (item: Item) => Story
  /** Call after every change of the maps above. */
  readonly touch: () => void
  /** Resolves when all changes would survive a crash. */
  readonly settle: () => Promise<void>
  /** Does it in a while, unless the bank closes before. */
  readonly later: (delayMs: number, work: () => void) => void
  readonly close: () => Promise<void>
}

export async function openBank(options: BankOptions): Promise<Bank> {
  const now = () => options.clock().getTime()
  const saved = await options.store.load()
  const state = saved === null ? null : parseState(saved)
  const webhookKey = state?.webhookKey ?? (await createWebhookKey(now()))
  const items = new Map(state?.items.map((item) => [item.id, item]))
  const linkTokens = new Map(state?.linkTokens.map((token) => [token.token, token]))
  const publicTokens = new Map(state?.publicTokens.map((token) => [token.token, token]))
  const stories = new Map<string, Story>()
  const ledgers = new Map<string, Ledger>()
  const timers = new Set<NodeJS.Timeout>()
  const webhooks = createWebhooks({ key: webhookKey, now, retryMs: options.webhookRetryMs })
  let isDirty = state === null
  let saving: Promise<void> = Promise.resolve()
  const save = async () => {
    isDirty = false
    try {
      await options.store.save({
        version: 1,
        credentials: { clientId: options.clientId, secret: options.secret },
        webhookKey,
        items: [...items.values()],
        linkTokens: [...linkTokens.values()],
        publicTokens: [...publicTokens.values()],
      } satisfies State)
    } catch (error) {
      isDirty = true
      throw error
    }
  }
  // Who changed nothing waits too: the answer may rest on a change of someone else that is still being written.
  const settle = () => {
    if (isDirty) {
      saving = save()
    }
    return saving
  }
  const storyOfItem = (item: Item) => {
    const key = JSON.stringify([item.institutionId, item.username, item.password])
    const story = stories.get(key) ?? storyOf(item)
    stories.set(key, story)
    return story
  }
  return {
    options,
    now,
    items,
    linkTokens,
    publicTokens,
    sessions: new Map(),
    visits: new Map(),
    limiter: createLimiter({ now, isOn: options.limits === 'enforced' }),
    webhooks,
    change: (itemId, fields) => {
      const before = items.get(itemId)
      if (before === undefined) {
        throw new Error(`no item ${itemId}`)
      }
      const item = { ...before, ...fields }
      items.set(itemId, item)
      isDirty = true
      if (item.isRemoved) {
        ledgers.delete(itemId)
      }
      return item
    },
    ledgerOf: (item) => {
      const ledger = ledgers.get(item.id) ?? createLedger()
      ledgers.set(item.id, ledger)
      catchUp(ledger, item, storyOfItem(item))
      return ledger
    },
    storyOf: storyOfItem,
    touch: () => {
      isDirty = true
    },
    settle,
    later: (delayMs, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        // Nobody waits for this. What cannot be saved now is still to be saved, and the next call will say so.
        Promise.resolve()
          .then(work)
          .then(settle)
          .catch(() => {})
      }, delayMs)
      timer.unref()
      timers.add(timer)
    },
    close: async () => {
      webhooks.close()
      for (const timer of timers) {
        clearTimeout(timer)
      }
      await settle()
    },
  }
}
