/** Advances an Item with the clock: first 30 days of history, then all of it, then one new view per day. */
import type { Bank, Timeline } from '../bank.ts'
import { dayOf } from '../days.ts'
import type { Item, View } from '../state.ts'
import { notifyView } from '../webhooks/notify.ts'

const HOUR_MS = 60 * 60 * 1000

/** Adds the view that is now due, if any. Items with a broken login don't advance. */
export function advance(bank: Bank, item: Item): Item {
  const startedAt = item.startedAt ?? null
  if (startedAt === null || item.isLoginRequired || item.isRemoved) {
    return item
  }
  const last = item.views.at(-1) ?? null
  const stage = stageAfter(bank.now() - startedAt, bank.options.timeline)
  if (last === null && stage === null) {
    return item
  }
  return addView(bank, item, {
    accounts: item.accounts,
    refreshes: item.refreshDays.length,
    created: item.created.length,
    // If the clock is set back, the view doesn't shrink.
    stage: last?.stage === 'historical' ? last.stage : (stage ?? 'initial'),
    day: Math.max(last?.day ?? 0, dayOf(bank.now())),
  })
}

/** Starts the pull for an Item that was linked for another product. */
export function startPull(bank: Bank, item: Item, daysRequested: number): Item {
  const products = [...new Set([...item.products, 'transactions'])]
  const started = bank.updateItem(item.id, { startedAt: bank.now(), daysRequested, products })
  scheduleStages(bank, started)
  return started
}

/** Schedules both history stages, so their webhooks go out even without any calls. */
export function scheduleStages(bank: Bank, item: Item): void {
  const startedAt = item.startedAt ?? null
  if (startedAt === null || item.views.at(-1)?.stage === 'historical') {
    return
  }
  for (const afterMs of Object.values(bank.options.timeline)) {
    bank.schedule(Math.max(0, startedAt + afterMs - bank.now()), () => advanceById(bank, item.id))
  }
}

/** Advances all Items every hour, because a new day adds transactions and the bank announces them by webhook. */
export function scheduleHourlyAdvance(bank: Bank): void {
  bank.schedule(HOUR_MS, () => {
    for (const itemId of bank.items.keys()) {
      advanceById(bank, itemId)
    }
    scheduleHourlyAdvance(bank)
  })
}

function advanceById(bank: Bank, itemId: string): void {
  const item = bank.items.get(itemId)
  if (item !== undefined) {
    advance(bank, item)
  }
}

function stageAfter(elapsedMs: number, { initialMs, historicalMs }: Timeline): View['stage'] | null {
  if (elapsedMs >= historicalMs) {
    return 'historical'
  }
  return elapsedMs >= initialMs ? 'initial' : null
}

function addView(bank: Bank, item: Item, view: View): Item {
  const last = item.views.at(-1) ?? null
  if (last !== null && JSON.stringify(fieldsOf(last)) === JSON.stringify(fieldsOf(view))) {
    return item
  }
  const changeCount = bank.changeLogOf(item).changes.length
  const updated = bank.updateItem(item.id, { views: [...item.views, view], updatedAt: bank.now() })
  notifyView(bank, updated, last, bank.changeLogOf(updated).changes.slice(changeCount))
  return bank.items.get(item.id) ?? updated
}

function fieldsOf({ day, stage, accounts, refreshes, created }: View) {
  return [day, stage, accounts, refreshes, created]
}
