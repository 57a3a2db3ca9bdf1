/** The exact way through any component: slot by slot, item by item, each cap with its meter. */
import type { Component, Item } from './components.ts'
import { keptTermsAt } from './kept-terms.ts'
import { payOnOneLevel } from './one-level.ts'
import { type PlanCap, type PlanRule, periodOfMonth } from './plan.ts'
import { rowOfCell, type Tables } from './tables.ts'
import type { Picks, Terms } from './terms.ts'

type Walk = Readonly<{
  component: Component
  /** What each cap of the plan has seen of its period, and which period that is. */
  used: Float64Array
  periods: Float64Array
  /** Pieces of the day's purchases between thresholds, by row. */
  pieces: Float64Array
}>

/** Adds the reward of the whole year to `rewards`, by display category. */
export function walkYear(component: Component, tables: Tables, picks: Picks, rewards: Float64Array): void {
  const { items, thresholds, plan } = component
  const levels = thresholds.length + 1
  const walk: Walk = {
    component,
    used: new Float64Array(plan.caps.length),
    periods: new Float64Array(plan.caps.length).fill(Number.NaN),
    pieces: new Float64Array(levels > 1 ? tables.rowOf.length * levels : 0),
  }
  const { lines, realDays, places, monthSlots } = tables
  const bases = items.map(({ cell }) => rowOfCell(tables, cell.index) * tables.slots)
  let spent = 0
  let terms: Terms | null = component.fixedTerms
  let order = activeOrder(terms, bases)
  for (let month = 0; month < tables.months.length; month++) {
    const spentInMonth = levels > 1 ? payOnOneLevel(component, tables, month, spent, rewards) : null
    if (spentInMonth !== null) {
      spent += spentInMonth
      continue
    }
    emptyMeters(walk, tables.months[month] ?? 0)
    terms = component.choices.length > 0 ? null : terms
    const end = monthSlots[month + 1] ?? 0
    for (let slot = monthSlots[month] ?? 0; slot < end; slot++) {
      const realDay = realDays[slot] ?? 0
      const place = places[slot] ?? 0
      if (terms === null || realDay < terms.from || realDay >= terms.until || place >= terms.untilPlace) {
        terms = keptTermsAt(component, tables, { realDay, place, month }, picks)
        order = activeOrder(terms, bases)
      }
      for (const index of order) {
        const cents = lines[(bases[index] ?? 0) + slot] ?? 0
        const item = cents === 0 ? undefined : items[index]
        if (item === undefined) {
          continue
        }
        const { category } = item.cell
        if (levels === 1) {
          rewards[category] = (rewards[category] ?? 0) + pay(walk, terms.chains[index] ?? [], cents)
        } else {
          rewards[category] = (rewards[category] ?? 0) + payPieces(walk, terms, index, item, cents, spent)
          spent += item.lane === 0 ? cents : 0
        }
      }
    }
  }
}

/** Items for which nothing was bought have a base below zero. */
function activeOrder(terms: Terms | null, bases: readonly number[]): number[] {
  return terms === null ? [] : terms.order.filter((index) => (bases[index] ?? -1) >= 0)
}

function emptyMeters({ component: { plan, caps }, used, periods }: Walk, month: number): void {
  for (const cap of caps) {
    const period = periodOfMonth(plan.caps[cap]?.per ?? 'year', month)
    if (periods[cap] !== period) {
      periods[cap] = period
      used[cap] = 0
    }
  }
}

/** Each rule takes what its cap still covers and leaves the rest to the next. A refund goes the same way back. */
function pay({ component, used }: Walk, chain: readonly PlanRule[], cents: number): number {
  let left = cents
  let units = 0
  for (const rule of chain) {
    const cap = rule.cap < 0 ? undefined : component.plan.caps[rule.cap]
    if (cap === undefined) {
      return units + left * rule.rate
    }
    const before = used[rule.cap] ?? 0
    const after = before + (cap.isOnReward ? left * rule.rate : left)
    used[rule.cap] = after
    const covered = coveredCents(cap, rule.rate, before, after)
    units += covered * rule.rate
    left -= covered
    if (rule.rateAfter >= 0) {
      return units + left * rule.rateAfter
    }
    if (left === 0) {
      return units
    }
  }
  return units
}

/** Whole cents that a cap covers when its meter goes from one state to another; negative on the way back. */
export function coveredCents(
  { isOnReward, limit }: PlanCap,
  rate: number,
  before: number,
  after: number,
): number {
  const counted = Math.min(after, limit) - Math.min(before, limit)
  return isOnReward && rate > 0 ? Math.trunc(counted / rate) : counted
}

/** Pieces between thresholds are paid from the lowest up, and a refund from the highest down. */
function payPieces(
  walk: Walk,
  terms: Terms,
  index: number,
  item: Item,
  cents: number,
  spent: number,
): number {
  const { thresholds } = walk.component
  const levels = thresholds.length + 1
  const base = item.cell.index * levels
  if (item.lane === 0) {
    for (let level = 0; level < levels; level++) {
      const low = thresholds[level - 1] ?? Number.NEGATIVE_INFINITY
      const high = thresholds[level] ?? Number.POSITIVE_INFINITY
      const clamp = (amount: number) => Math.min(Math.max(amount, low), high)
      walk.pieces[base + level] = clamp(spent + cents) - clamp(spent)
    }
  }
  let units = 0
  for (let step = 0; step < levels; step++) {
    const level = cents > 0 ? step : levels - 1 - step
    const piece = walk.pieces[base + level] ?? 0
    units += piece === 0 ? 0 : pay(walk, terms.chains[index * levels + level] ?? [], piece)
  }
  return units
}
