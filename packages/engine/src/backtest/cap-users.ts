/** Who uses the room of one cap under the same terms, and how much of what they spend it covers. */
import type { Component } from './components.ts'
import { type PlanCap, periodOfMonth } from './plan.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { Terms } from './terms.ts'
import { coveredCents } from './walk.ts'

/** Columns of which the first `count` entries hold, in the order in which the purchases of a day use up room. */
export type CapUsers = {
  count: number
  readonly rows: Int32Array
  readonly rates: Float64Array
  readonly ratesAfter: Float64Array
  /** What has been paid for all they spent, and is taken off again. */
  readonly usualRates: Float64Array
  readonly categories: Int32Array
  /** Cents of the months that were looked at, and those of them that the cap covers. */
  readonly net: Float64Array
  readonly covered: Float64Array
  /** Room for what options came to, by period. */
  readonly scores: Float64Array
}

const SCORES_A_USER = 8

export function createCapUsers(most: number): CapUsers {
  return {
    count: 0,
    rows: new Int32Array(most),
    rates: new Float64Array(most),
    ratesAfter: new Float64Array(most),
    usualRates: new Float64Array(most),
    categories: new Int32Array(most),
    net: new Float64Array(most),
    covered: new Float64Array(most),
    scores: new Float64Array(most * SCORES_A_USER),
  }
}

/** The items that these terms put under the cap and of which something was bought. */
export function seatUsers(users: CapUsers, component: Component, terms: Terms, tables: Tables): void {
  const { itemCells, itemCategories, usualRates } = component
  const { capped, rates, ratesAfter } = terms
  let count = 0
  for (let place = 0; place < capped.length; place++) {
    const item = capped[place] ?? 0
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      users.rows[count] = row
      users.rates[count] = rates[item] ?? 0
      users.ratesAfter[count] = ratesAfter[item] ?? 0
      users.usualRates[count] = usualRates[item] ?? 0
      users.categories[count] = itemCategories[item] ?? 0
      users.net[count] = 0
      users.covered[count] = 0
      count++
    }
  }
  users.count = count
}

/** The period that was looked at last: what was used of it, and what would have been without refunds. */
export type Meter = {
  period: number
  used: number
  gross: number
  /** True when in some period purchases alone came to more than the limit: what others buy made a difference. */
  wasPassed: boolean
}

export function createMeter(): Meter {
  return { period: Number.NaN, used: 0, gross: 0, wasPassed: false }
}

/** Empties the meter where a calendar month begins another period. */
export function enterMonth(meter: Meter, { per }: PlanCap, month: number): void {
  const period = periodOfMonth(per, month)
  if (period !== meter.period) {
    meter.period = period
    meter.used = 0
    meter.gross = 0
  }
}

/** Lets the users spend what they spent in some months. */
export function spendMonths(
  users: CapUsers,
  cap: PlanCap,
  tables: Tables,
  { from, to }: MonthRange,
  meter: Meter,
): void {
  for (let month = from; month <= to; month++) {
    enterMonth(meter, cap, tables.months[month] ?? 0)
    spendMonth(users, cap, tables, month, meter)
  }
}

/**
 * Days are looked at only where the meter may pass its limit in between, or come back to it: a month whose purchases
 * all fit is covered, and one that begins so far beyond the limit that its refunds do not lead back is not.
 */
function spendMonth(users: CapUsers, cap: PlanCap, tables: Tables, month: number, meter: Meter): void {
  const { count, rows, rates, net, covered } = users
  const width = tables.months.length
  let [uses, gross] = [0, 0]
  for (let user = 0; user < count; user++) {
    const place = (rows[user] ?? 0) * width + month
    const weight = cap.isOnReward ? (rates[user] ?? 0) : 1
    const cents = tables.net[place] ?? 0
    net[user] = (net[user] ?? 0) + cents
    uses += cents * weight
    gross += (tables.gross[place] ?? 0) * weight
  }
  const refunds = gross - uses
  if (meter.used + gross <= cap.limit) {
    for (let user = 0; user < count; user++) {
      covered[user] = (covered[user] ?? 0) + (tables.net[(rows[user] ?? 0) * width + month] ?? 0)
    }
  } else if (meter.used - refunds < cap.limit) {
    if (refunds > 0 || cap.isOnReward) {
      coverDays(users, cap, tables, month, meter.used, refunds)
    } else {
      coverUntilPassed(users, cap.limit - meter.used, tables, month)
    }
  }
  meter.used += uses
  meter.gross += gross
  meter.wasPassed ||= meter.gross > cap.limit
}

/** Up to the day behind which the refunds that are left do not lead back below the limit. */
function coverDays(
  { count, rows, rates, covered }: CapUsers,
  cap: PlanCap,
  { lines, slots, monthSlots }: Tables,
  month: number,
  usedBefore: number,
  refunds: number,
): void {
  let [used, refundsLeft] = [usedBefore, refunds]
  const end = monthSlots[month + 1] ?? 0
  for (let slot = monthSlots[month] ?? 0; slot < end && used - refundsLeft < cap.limit; slot++) {
    for (let user = 0; user < count; user++) {
      const cents = lines[(rows[user] ?? 0) * slots + slot] ?? 0
      if (cents !== 0) {
        const rate = rates[user] ?? 0
        const uses = cap.isOnReward ? cents * rate : cents
        covered[user] = (covered[user] ?? 0) + coveredCents(cap, rate, used, used + uses)
        used += uses
        refundsLeft += uses < 0 ? uses : 0
      }
    }
  }
}

/** The same for a limit on spending in a month without refunds, of which so many cents are left. */
function coverUntilPassed(
  { count, rows, covered }: CapUsers,
  room: number,
  { lines, slots, monthSlots }: Tables,
  month: number,
): void {
  const end = monthSlots[month + 1] ?? 0
  let left = room
  for (let slot = monthSlots[month] ?? 0; slot < end && left > 0; slot++) {
    for (let user = 0; user < count; user++) {
      const cents = lines[(rows[user] ?? 0) * slots + slot] ?? 0
      const fitting = cents < left ? cents : left
      covered[user] = (covered[user] ?? 0) + fitting
      left -= fitting
    }
  }
}

/** Adds what the users earned in the months that were looked at, by display category. */
export function payUsers(users: CapUsers, rewards: Float64Array): void {
  for (let user = 0; user < users.count; user++) {
    const category = users.categories[user] ?? 0
    const covered = users.covered[user] ?? 0
    const net = users.net[user] ?? 0
    const units = covered * (users.rates[user] ?? 0) + (net - covered) * (users.ratesAfter[user] ?? 0)
    rewards[category] = (rewards[category] ?? 0) + units - net * (users.usualRates[user] ?? 0)
  }
}
