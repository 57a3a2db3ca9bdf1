/** The running bank: its persisted state, its in-memory state, its timers and its webhooks. */
import { historyOf } from './histories/logins.ts'
import type { TransactionHistory } from './histories/transaction-history.ts'
import type { Random } from './ids.ts'
import { appendNewViews, type ChangeLog, createChangeLog } from './items/change-log.ts'
import { createRateLimiter, type RateLimiter } from './rate-limits.ts'
import type { Item } from './state.ts'
import { type BankState, openState } from './store/bank-state.ts'
import type { BankStore, SharedStore } from './store/bank-store.ts'
import { createWebhooks, type Webhooks } from './webhooks/deliver.ts'

/** Delay after the first pull starts until each part of the history is available. */
export type Timeline = { readonly initialMs: number; readonly historicalMs: number }

export type BankOptions = {
  readonly clientId: string
  readonly secret: string
  readonly random: Random
  readonly clock: () => Date
  readonly store: BankStore | SharedStore
  readonly timeline: Timeline
  readonly limits: 'enforced' | 'off'
  readonly allowedRedirectUris: readonly string[] | 'any'
  readonly downInstitutions: () => readonly string[]
  readonly webhookRetryMs: number
  readonly exchange: 'once' | 'repeatable'
  readonly webhookTarget: (url: string) => string
}

export type Bank = Omit<BankState, 'webhookKey'> & {
  readonly options: BankOptions
  readonly now: () => number
  readonly rateLimiter: RateLimiter
  readonly webhooks: Webhooks
  /** Merges the fields into the current version of the Item and returns the result. */
  readonly updateItem: (itemId: string, fields: Partial<Item>) => Item
  readonly changeLogOf: (item: Item) => ChangeLog
  readonly historyOf: (item: Item) => TransactionHistory
  /** Runs the task after a delay, unless the bank closes first. */
  readonly schedule: (delayMs: number, task: () => void) => void
  readonly close: () => Promise<void>
}

export async function openBank(options: BankOptions): Promise<Bank> {
  const now = () => options.clock().getTime()
  const { clientId, secret } = options
  const { webhookKey, ...state } = await openState(options.store, {
    credentials: { clientId, secret },
    now: now(),
  })
  const histories = new Map<string, TransactionHistory>()
  const changeLogs = new Map<string, ChangeLog>()
  const timers = new Set<NodeJS.Timeout>()
  const webhooks = createWebhooks({
    key: webhookKey,
    now,
    retryMs: options.webhookRetryMs,
    targetOf: options.webhookTarget,
  })
  const historyOfItem = (item: Item) => {
    const key = JSON.stringify([item.institutionId, item.username, item.password])
    const history = histories.get(key) ?? historyOf(item)
    histories.set(key, history)
    return history
  }
  return {
    options,
    now,
    ...state,
    rateLimiter: createRateLimiter({ now, isOn: options.limits === 'enforced' }),
    webhooks,
    updateItem: (itemId, fields) => {
      const before = state.items.get(itemId)
      if (before === undefined) {
        throw new Error(`no item ${itemId}`)
      }
      const item = { ...before, ...fields }
      state.items.set(itemId, item)
      state.markDirty()
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
    schedule: (delayMs, task) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        // No caller awaits this. If saving fails, the next call reports the error.
        state.run(task).catch(() => {})
      }, delayMs)
      timer.unref()
      timers.add(timer)
    },
    close: async () => {
      webhooks.close()
      for (const timer of timers) {
        clearTimeout(timer)
      }
      await state.flush()
    },
  }
}
