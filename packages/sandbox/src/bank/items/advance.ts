/** Time passes for an Item: first thirty days of history, then all of it, then day after day. */
import type { Bank, Timeline } from '../bank.ts'
import { dayOf } from '../days.ts'
import type { Item, View } from '../state.ts'
import { notifyView } from '../webhooks/notify.ts'

const HOUR_MS = 60 * 60 * 1000

/** Shows what has become due. An Item whose login is broken stands still. */
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
  return showView(bank, item, {
    accounts: item.accounts,
    refreshes: item.refreshDays.length,
    created: item.created.length,
    // A clock that is set back takes nothing away again.
    stage: last?.stage === 'historical' ? last.stage : (stage ?? 'initial'),
    day: Math.max(last?.day ?? 0, dayOf(bank.now())),
  })
}

/** The first transactions call of an Item that was linked for something else starts the pull. */
export function startPull(bank: Bank, item: Item, daysRequested: number): Item {
  const products = [...new Set([...item.products, 'transactions'])]
  const started = bank.change(item.id, { startedAt: bank.now(), daysRequested, products })
  scheduleStages(bank, started)
  return started
}

/** So that webhooks go out on time even when nobody asks. */
export function scheduleStages(bank: Bank, item: Item): void {
  const startedAt = item.startedAt ?? null
  if (startedAt === null || item.views.at(-1)?.stage === 'historical') {
    return
  }
  for (const afterMs of Object.values(bank.options.timeline)) {
    bank.later(Math.max(0, startedAt + afterMs - bank.now()), () => wake(bank, item.id))
  }
}

/** Every hour, because a new day brings new rows and the bank tells so unasked. */
export function keepCalendar(bank: Bank): void {
  bank.later(HOUR_MS, () => {
    for (const itemId of bank.items.keys()) {
      wake(bank, itemId)
    }
    keepCalendar(bank)
  })
}

function wake(bank: Bank, itemId: string): void {
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

function showView(bank: Bank, item: Item, view: View): Item {
  const last = item.views.at(-1) ?? null
  if (last !== null && JSON.stringify(inOrder(last)) === JSON.stringify(inOrder(view))) {
    return item
  }
  const known = bank.ledgerOf(item).changes.length
  const shown = bank.change(item.id, { views: [...item.views, view], updatedAt: bank.now() })
  notifyView(bank, shown, last, bank.ledgerOf(shown).changes.slice(known))
  return bank.items.get(item.id) ?? shown
}

function inOrder({ day, stage, accounts, refreshes, created }: View) {
  return [day, stage, accounts, refreshes, created]
}
