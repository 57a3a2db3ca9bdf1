/**
 * Purchases of one category, all paid at the same rates under one cap: what the cap covers of them follows from their
 * sum, refunds and all, and nobody needs to know which of them used it up.
 */
import { enterMonth, type Meter } from './cap-users.ts'
import type { Component } from './components.ts'
import type { PlanCap } from './plan.ts'
import { rowOfCell, type Tables } from './tables.ts'
import type { OneRate, Spell } from './terms.ts'

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

/** Adds the reward of some months in which what is under the cap, one on spending, is paid so. */
export function payOneRateMonths(
  { itemCells }: Component,
  tables: Tables,
  { terms: { capped }, from, to }: Spell,
  { category, rate, rateAfter }: OneRate,
  cap: PlanCap,
  meter: Meter,
  rewards: Float64Array,
): void {
  const width = tables.months.length
  let [covered, all] = [0, 0]
  for (let month = from; month <= to; month++) {
    let [net, gross] = [0, 0]
    for (let place = 0; place < capped.length; place++) {
      const row = rowOfCell(tables, itemCells[capped[place] ?? 0])
      net += row < 0 ? 0 : (tables.net[row * width + month] ?? 0)
      gross += row < 0 ? 0 : (tables.gross[row * width + month] ?? 0)
    }
    enterMonth(meter, cap, tables.months[month] ?? 0)
    covered += Math.min(meter.used + net, cap.limit) - Math.min(meter.used, cap.limit)
    all += net
    meter.used += net
    meter.gross += gross
    meter.wasPassed ||= meter.gross > cap.limit
  }
  rewards[category] = (rewards[category] ?? 0) + covered * rate + (all - covered) * rateAfter
}
