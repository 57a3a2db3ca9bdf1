/**
 * Purchases of one category, all paid at the same rates under one cap: what the cap covers of them follows from their
 * sum, refunds and all, and nobody needs to know which of them used it up.
 */
import { type CapUsers, enterMonth, type Meter } from './cap-users.ts'
import type { Component } from './components.ts'
import type { PlanCap } from './plan.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { OneRate } from './terms.ts'

/** Adds the reward of the year of a component that is always paid so. */
export function payOneRate(
  { plan, caps, itemCells }: Component,
  tables: Tables,
  { category, rate, rateAfter }: OneRate,
  rewards: Float64Array,
): void {
  const cap = plan.caps[caps[0] ?? 0]
  if (cap === undefined) {
    return
  }
  const limit = cap.isOnReward ? Math.floor(cap.limit / rate) : cap.limit
  const { count, net } = tables.sums[cap.per]
  let units = 0
  for (let period = 0; period < count; period++) {
    let cents = 0
    for (let item = 0; item < itemCells.length; item++) {
      const row = rowOfCell(tables, itemCells[item])
      cents += row < 0 ? 0 : (net[row * count + period] ?? 0)
    }
    const covered = Math.min(cents, limit)
    units += covered * rate + (cents - covered) * rateAfter
  }
  rewards[category] = (rewards[category] ?? 0) + units
}

/** Lets users of one rate spend what they spent in some months; the first stands for all. The cap is one on spending. */
export function spendAsOne(
  { count, rows, net, covered }: CapUsers,
  cap: PlanCap,
  tables: Tables,
  { from, to }: MonthRange,
  meter: Meter,
): void {
  const width = tables.months.length
  let [allNet, allCovered] = [0, 0]
  for (let month = from; month <= to; month++) {
    let [cents, gross] = [0, 0]
    for (let user = 0; user < count; user++) {
      const place = (rows[user] ?? 0) * width + month
      cents += tables.net[place] ?? 0
      gross += tables.gross[place] ?? 0
    }
    enterMonth(meter, cap, tables.months[month] ?? 0)
    allNet += cents
    allCovered += Math.min(meter.used + cents, cap.limit) - Math.min(meter.used, cap.limit)
    meter.used += cents
    meter.gross += gross
    meter.wasPassed ||= meter.gross > cap.limit
  }
  net[0] = allNet
  covered[0] = allCovered
}
