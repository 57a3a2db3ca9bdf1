/**
 * Pays the year of a component. Month by month where one cap at most is involved and terms change only with months (cut
 * where rules of the first days stop): then sums tell what the cap covers, and only months in which it runs out are paid
 * day by day. All others day by day.
 */
import {
  type CapMeter,
  consumeCents,
  coverageOf,
  coveredCents,
  createMeter,
  startDay,
  usageOf,
} from '../card/cap-meter.ts'
import type { RuleComponent } from './components.ts'
import { createMeters, cutAtThresholds, payChain, payParts, startDayOfAll } from './pay-chain.ts'
import { pickOptions } from './pick-options.ts'
import { rowOfCell, splitMonths, sumMonths, type Tables } from './tables.ts'
import {
  areMonthsEnough,
  arePartsOfMonthsEnough,
  type EarnTerms,
  type MonthlyPicks,
  momentOf,
  type TermsMemo,
  termPeriods,
  termsAt,
  timeSliceAt,
} from './terms.ts'

/**
 * Adds the units that the component earns in the year to `rewards`, by display category. Returns true if the purchases
 * of one category changed what another earned; false is certain. Pays for the options in `picks`, by default those that
 * the rules or the person would pick.
 */
export function payComponent(
  component: RuleComponent,
  tables: Tables,
  memo: TermsMemo,
  rewards: Float64Array,
  picks: MonthlyPicks = pickOptions(component, tables),
): boolean {
  const { caps, thresholds, ruleSet, optionRules, mixesCategories } = component
  const isSimple = caps.length < 2 && thresholds.length === 0 && ruleSet.overallCap === null
  const parts = isSimple ? monthsOf(component, tables) : null
  if (parts !== null) {
    const wasExceeded = payByMonth(component, parts, picks, memo, rewards)
    return mixesCategories && (wasExceeded || optionRules.length > 0)
  }
  payByDay(component, tables, picks, memo, rewards)
  return mixesCategories
}

/**
 * The tables with months, or parts of months, within which nothing changes what pays; null if there are none. Picks of
 * options are by whole months.
 */
function monthsOf(component: RuleComponent, tables: Tables): Tables | null {
  if (areMonthsEnough(component, tables)) {
    return tables
  }
  const canSplit = component.optionRules.length === 0 && arePartsOfMonthsEnough(component, tables)
  return canSplit ? splitMonths(tables, component.yearDayEdges) : null
}

/** Returns true if purchases alone, refunds aside, exceeded the cap in some period. */
function payByMonth(
  component: RuleComponent,
  tables: Tables,
  picks: MonthlyPicks,
  memo: TermsMemo,
  rewards: Float64Array,
): boolean {
  const cap = component.ruleSet.caps[component.caps[0] ?? -1]
  const meter = cap === undefined ? null : createMeter(cap)
  let wasExceeded = false
  let grossUsed = 0
  for (const { terms, from, to } of termPeriods(component, tables, picks, memo)) {
    payUncapped(component, terms, tables, from, to, rewards)
    const earners = meter === null ? [] : earnersOf(component, terms, tables)
    const payMonths = areAlike(earners) ? payAlike : payCapped
    let month = from
    while (meter !== null && earners.length > 0 && month <= to) {
      const last = Math.min(to, tables.periodEnds[meter.cap.per][month] ?? to)
      const isSamePeriod = startDay(meter, tables.months[month] ?? 0, 0, tables.start)
      grossUsed = (isSamePeriod ? grossUsed : 0) + payMonths(earners, meter, tables, month, last, rewards)
      wasExceeded ||= grossUsed > meter.cap.limit
      month = last + 1
    }
  }
  return wasExceeded
}

function payUncapped(
  { itemCells, itemCategories }: RuleComponent,
  { uncapped, rates }: EarnTerms,
  tables: Tables,
  from: number,
  to: number,
  rewards: Float64Array,
): void {
  for (const item of uncapped) {
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      add(
        rewards,
        itemCategories[item] ?? 0,
        sumMonths(tables, tables.net, row, from, to) * (rates[item] ?? 0),
      )
    }
  }
}

/** An item that occurs, what it earns under and beyond the cap, and its cents in the months that are being paid. */
type Earner = {
  readonly row: number
  readonly category: number
  readonly rate: number
  readonly rateAfter: number
  cents: number
}

/** The items under the cap, in the order in which they use it up. */
function earnersOf(
  { itemCells, itemCategories }: RuleComponent,
  { capped, rates, ratesAfter }: EarnTerms,
  tables: Tables,
): Earner[] {
  const earners: Earner[] = []
  for (const item of capped) {
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      const category = itemCategories[item] ?? 0
      earners.push({ row, category, rate: rates[item] ?? 0, rateAfter: ratesAfter[item] ?? 0, cents: 0 })
    }
  }
  return earners
}

/** True if earners have the same category and rates: then it doesn't matter which of them the cap covers. */
function areAlike(earners: readonly Earner[]): boolean {
  const [first] = earners
  for (const { category, rate, rateAfter } of earners) {
    if (category !== first?.category || rate !== first.rate || rateAfter !== first.rateAfter) {
      return false
    }
  }
  return true
}

/** Pays earners that are alike for months of one period of the cap. Returns what they use of it, refunds aside. */
function payAlike(
  earners: readonly Earner[],
  meter: CapMeter,
  tables: Tables,
  from: number,
  to: number,
  rewards: Float64Array,
): number {
  const [first] = earners
  if (first === undefined) {
    return 0
  }
  const { category, rate, rateAfter } = first
  let cents = 0
  let grossCents = 0
  for (const { row } of earners) {
    cents += sumMonths(tables, tables.net, row, from, to)
    grossCents += sumMonths(tables, tables.gross, row, from, to)
  }
  const covered = consumeCents(meter, cents, rate)
  add(rewards, category, covered * rate + (cents - covered) * rateAfter)
  return usageOf(meter.cap, grossCents, rate)
}

/** The same for any earners. */
function payCapped(
  earners: readonly Earner[],
  meter: CapMeter,
  tables: Tables,
  from: number,
  to: number,
  rewards: Float64Array,
): number {
  let usage = 0
  let grossUsage = 0
  for (const earner of earners) {
    const { row, rate } = earner
    earner.cents = sumMonths(tables, tables.net, row, from, to)
    usage += usageOf(meter.cap, earner.cents, rate)
    grossUsage += usageOf(meter.cap, sumMonths(tables, tables.gross, row, from, to), rate)
  }
  const coverage = coverageOf(meter, usage, grossUsage)
  if (coverage === 'partly' && from < to) {
    for (let month = from; month <= to; month++) {
      payCapped(earners, meter, tables, month, month, rewards)
    }
    return grossUsage
  }
  for (const { category, rate, rateAfter, cents } of earners) {
    add(rewards, category, cents * (coverage === 'all' ? rate : rateAfter))
  }
  if (coverage === 'partly') {
    payCoveredDays(earners, meter, tables, from, grossUsage - usage, rewards)
  }
  meter.used += usage
  return grossUsage
}

/**
 * Pays for a month what the rates under the cap are above the rates after it, for what the cap covers, up to the day after which
 * the refunds that are left can't bring the meter back below the limit.
 */
function payCoveredDays(
  earners: readonly Earner[],
  { cap, used: usedBefore }: CapMeter,
  { lines: daily, monthSlots, cells }: Tables,
  month: number,
  refundUsage: number,
  rewards: Float64Array,
): void {
  const lines = daily()
  const rows = earners.map(({ row }) => row)
  const width = cells.length
  const end = monthSlots[month + 1] ?? 0
  let used = usedBefore
  let refundsLeft = refundUsage
  for (let slot = monthSlots[month] ?? 0; slot < end && used - refundsLeft < cap.limit; slot++) {
    for (let index = 0; index < rows.length; index++) {
      const cents = lines[slot * width + (rows[index] ?? 0)] ?? 0
      const earner = cents === 0 ? undefined : earners[index]
      if (earner !== undefined) {
        const usage = usageOf(cap, cents, earner.rate)
        const covered = coveredCents(cap, earner.rate, used, used + usage)
        add(rewards, earner.category, covered * (earner.rate - earner.rateAfter))
        used += usage
        refundsLeft += usage < 0 ? usage : 0
      }
    }
  }
}

function add(rewards: Float64Array, category: number, units: number): void {
  rewards[category] = (rewards[category] ?? 0) + units
}

function payByDay(
  component: RuleComponent,
  tables: Tables,
  picks: MonthlyPicks,
  memo: TermsMemo,
  rewards: Float64Array,
): void {
  const { items, thresholds } = component
  const { monthSlots } = tables
  const lines = tables.lines()
  const meters = createMeters(component.ruleSet)
  const rows = Array.from(component.itemCells, (cell) => rowOfCell(tables, cell))
  // The day's parts between thresholds, by cell: rules that stack pay for the same parts.
  const parts = new Map<number, readonly number[]>()
  let spent = 0
  for (let month = 0; month < tables.months.length; month++) {
    let [terms, slice]: [EarnTerms | null, number] = [null, -1]
    const end = monthSlots[month + 1] ?? 0
    for (let slot = monthSlots[month] ?? 0; slot < end; slot++) {
      const moment = momentOf(tables, slot, month)
      startDayOfAll(meters, moment.calendarMonth, moment.yearDay, tables.start)
      const sliceOfSlot = timeSliceAt(component, moment)
      if (terms === null || sliceOfSlot !== slice) {
        terms = termsAt(component, moment, picks, memo)
        slice = sliceOfSlot
      }
      for (const item of terms.order) {
        const row = rows[item] ?? -1
        const cents = row < 0 ? 0 : (lines[slot * tables.cells.length + row] ?? 0)
        const { cell, lane } = items[item] ?? {}
        if (cents === 0 || cell === undefined) {
          continue
        }
        if (thresholds.length === 0) {
          add(rewards, cell.category, payChain(terms.chains[item] ?? [], meters, cents))
          continue
        }
        if (lane === 0) {
          parts.set(cell.index, cutAtThresholds(cents, spent, thresholds))
          spent += cents
        }
        const { chains } = terms
        const chainAt = (level: number) => chains[item * (thresholds.length + 1) + level] ?? []
        add(rewards, cell.category, payParts(parts.get(cell.index) ?? [], chainAt, meters))
      }
    }
  }
}
