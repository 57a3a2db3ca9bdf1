/** The running bank: its persisted state, its in-memory state, its timers and its webhooks. */
import { historyOf } from './histories/logins.ts'
import type { TransactionHistory } from './histories/transaction-history.ts'
import type { Random } from './ids.ts'
import { appendNewViews, type ChangeLog, createChangeLog } from './items/change-log.ts'
import type { LinkSession, OauthVisit } from './link-ui/session-state.ts'
import { createRateLimiter, type RateLimiter } from './rate-limits.ts'
import { type Item, type LinkToken, type PublicToken, parseState, type State } from './state.ts'
import type { BankStore } from './store/bank-store.ts'
import { createWebhooks, type Webhooks } from './webhooks/deliver.ts'
import { createWebhookKey } from './webhooks/key.ts'

/** Delay after the first pull starts until each part of the history is available. */
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
  readonly exchange: 'once' | 'repeatable'
}

export type Bank = {
  readonly options: BankOptions
  readonly now: () => number
  readonly items: Map<string, Item>
  readonly linkTokens: Map<string, LinkToken>
  readonly publicTokens: Map<string, PublicToken>
  /** Lost on restart: a person who is linking an account has to start over. */
  readonly sessions: Map<string, LinkSession>
  readonly oauthVisits: Map<string, OauthVisit>
  readonly rateLimiter: RateLimiter
  readonly webhooks: Webhooks
  /** Merges the fields into the current version of the Item and returns the result. */
  readonly updateItem: (itemId: string, fields: Partial<Item>) => Item
  readonly changeLogOf: (item: Item) => ChangeLog
  readonly historyOf: (item: Item) => TransactionHistory
  /** Must be called after every change to the maps above. */
  readonly markDirty: () => void
  /** Resolves once all changes are durable. */
  readonly flush: () => Promise<void>
  /** Runs the task after a delay, unless the bank closes first. */
  readonly schedule: (delayMs: number, task: () => void) => void
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
  const histories = new Map<string, TransactionHistory>()
  const changeLogs = new Map<string, ChangeLog>()
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
  // Read-only calls wait too: their response may depend on another call's change that isn't saved yet.
  const flush = () => {
    if (isDirty) {
      saving = save()
    }
    return saving
  }
  const historyOfItem = (item: Item) => {
    const key = JSON.stringify([item.institutionId, item.username, item.password])
    const history = histories.get(key) ?? historyOf(item)
    histories.set(key, history)
    return history
  }
  return {
    options,
    now,
    items,
    linkTokens,
    publicTokens,
    sessions: new Map(),
    oauthVisits: new Map(),
    rateLimiter: createRateLimiter({ now, isOn: options.limits === 'enforced' }),
    webhooks,
    updateItem: (itemId, fields) => {
      const before = items.get(itemId)
      if (before === undefined) {
        throw new Error(`no item ${itemId}`)
      }
      const item = { ...before, ...fields }
      items.set(itemId, item)
      isDirty = true
      if (item.isRemoved) {
        changeLogs.delete(itemId)
      }
      return item
    },
    changeLogOf: (item) => {
      const changeLog = changeLogs.get(item.id) ?? createChangeLog()
      changeLogs.set(item.id, changeLog)
      appendNewViews(changeLog, item, historyOfItem(item))
      return changeLog
    },
    historyOf: historyOfItem,
    markDirty: () => {
      isDirty = true
    },
    flush,
    schedule: (delayMs, task) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        // No caller awaits this. If saving fails, the state stays dirty and the next call reports the error.
        Promise.resolve()
          .then(task)
          .then(flush)
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
      await flush()
    },
  }
}
