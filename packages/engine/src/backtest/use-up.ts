/**
 * One cap that several rates or categories use up, without looking at every day. Between two refunds the meter
 * only rises, so the day on which it passes the limit is found by halving; only that day, and days with a
 * refund, need the order in which purchases of a day use up room.
 */
import type { Tables } from './tables.ts'

/** What uses the cap in some slots, in the order of a day: rows of the tables with rate, rate beyond, category. */
export type Users = Readonly<{
  rows: readonly number[]
  /** What `centsBefore` gives for each row. */
  before: readonly Float64Array[]
  rates: readonly number[]
  ratesAfter: readonly number[]
  categories: readonly number[]
}>

export type SlotRange = Readonly<{ from: number; until: number }>

/** Adds the reward of these slots and gives what the meter shows after them. The limit is in cents. */
export function useUp(
  users: Users,
  tables: Tables,
  range: SlotRange,
  meter: Readonly<{ used: number; limit: number }>,
  rewards: Float64Array,
): number {
  const { limit } = meter
  let { used } = meter
  let from = range.from
  const stops = refundsWithin(users, tables, range)
  for (let stop = 0; stop <= stops.length; stop++) {
    const until = stops[stop] ?? range.until
    const before = sumBefore(users, from)
    const spent = sumBefore(users, until) - before
    const passing = passingSlot(users, { from, until }, before + limit - used, used + spent > limit)
    payRange(users, from, passing, users.rates, rewards)
    payRange(users, passing + 1, until, users.ratesAfter, rewards)
    if (passing < until) {
      const usedBefore = used + sumBefore(users, passing) - before
      payDay(users, tables, passing, { used: usedBefore, limit }, rewards)
    }
    used += spent
    if (until < range.until) {
      used = payDay(users, tables, until, { used, limit }, rewards)
    }
    from = until + 1
  }
  return used
}

const NO_SLOTS: number[] = []

/** Slots in which some row ended in a refund, ascending, each once. */
function refundsWithin({ rows }: Users, tables: Tables, { from, until }: SlotRange): readonly number[] {
  const { refundStarts, refundSlots } = tables
  let found = NO_SLOTS
  for (let user = 0; user < rows.length; user++) {
    const row = rows[user] ?? 0
    const end = refundStarts[row + 1] ?? 0
    for (let place = refundStarts[row] ?? 0; place < end; place++) {
      const slot = refundSlots[place] ?? 0
      if (slot >= from && slot < until && !found.includes(slot)) {
        found = [...found, slot]
      }
    }
  }
  return found.length > 1 ? found.sort((a, b) => a - b) : found
}

/** The first slot by whose end more than `limit` has been spent since the year began; `until` when there is none. */
function passingSlot(users: Users, { from, until }: SlotRange, limit: number, isPassed: boolean): number {
  if (!isPassed || from >= until) {
    return until
  }
  let low = from
  let high = until - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sumBefore(users, middle + 1) > limit) {
      high = middle
    } else {
      low = middle + 1
    }
  }
  return low
}

/** Net cents of all users before a slot. */
function sumBefore({ before }: Users, slot: number): number {
  let cents = 0
  for (let user = 0; user < before.length; user++) {
    cents += before[user]?.[slot] ?? 0
  }
  return cents
}

function payRange(
  { before, categories }: Users,
  from: number,
  until: number,
  rates: readonly number[],
  rewards: Float64Array,
): void {
  for (let user = 0; user < before.length && from < until; user++) {
    const category = categories[user] ?? 0
    const cents = (before[user]?.[until] ?? 0) - (before[user]?.[from] ?? 0)
    rewards[category] = (rewards[category] ?? 0) + cents * (rates[user] ?? 0)
  }
}

function payDay(
  { rows, rates, ratesAfter, categories }: Users,
  { lines, slots }: Tables,
  slot: number,
  meter: Readonly<{ used: number; limit: number }>,
  rewards: Float64Array,
): number {
  const { limit } = meter
  let { used } = meter
  for (let user = 0; user < rows.length; user++) {
    const cents = lines[(rows[user] ?? 0) * slots + slot] ?? 0
    const covered = Math.min(used + cents, limit) - Math.min(used, limit)
    const units = covered * (rates[user] ?? 0) + (cents - covered) * (ratesAfter[user] ?? 0)
    rewards[categories[user] ?? 0] = (rewards[categories[user] ?? 0] ?? 0) + units
    used += cents
  }
  return used
}
