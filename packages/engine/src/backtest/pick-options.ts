/**
 * Which options pay in each month: those on which the person spent the most, or those that the person would have picked
 * with hindsight.
 */
import { type CapMeter, consumeCents, coverageOf, createMeter, startDay, usageOf } from '../card/cap-meter.ts'
import type { CalendarPeriod } from '../period.ts'
import { indexOfRank, leading } from '../top-scores.ts'
import { isInTime, type OptionMember, type OptionRule } from './candidates.ts'
import type { RuleComponent } from './components.ts'
import { type MonthRange, rowOfCell, sumMonths, type Tables } from './tables.ts'
import { areMonthsEnough, isPicked, type Moment, type MonthlyPicks, momentOf, startOfMonth } from './terms.ts'

const NO_PICKS: MonthlyPicks = []
const NO_OPTIONS: readonly number[] = []

export function pickOptions(component: RuleComponent, tables: Tables): MonthlyPicks {
  const { optionRules } = component
  if (optionRules.length === 0) {
    return NO_PICKS
  }
  const picks: MonthlyPicks[number][] = []
  for (const options of optionRules) {
    const { list, rule } = options
    const shared = list === null ? undefined : picksOfList(optionRules, list, picks)
    picks[rule.index] =
      shared === undefined
        ? picksOf(component, options, tables, picks)
        : fillGaps(shared, () => picksOf(component, options, tables, picks))
  }
  return picks
}

/** The picks that were made from a list so far. */
function picksOfList(
  optionRules: readonly OptionRule[],
  list: string,
  picks: MonthlyPicks,
): MonthlyPicks[number] {
  const better = optionRules.findLast(({ list: other, rule }) => other === list && picks[rule.index])
  return better === undefined ? undefined : picks[better.rule.index]
}

/**
 * Rules that offer the same list share one choice. The best rule makes it, except in periods in which it gains nothing,
 * for example because it has ended: then the next one does.
 */
function fillGaps(
  shared: readonly (readonly number[])[],
  ownPicks: () => readonly (readonly number[])[],
): readonly (readonly number[])[] {
  if (shared.every((picked) => picked.length > 0)) {
    return shared
  }
  const own = ownPicks()
  return shared.map((picked, month) => (picked.length > 0 ? picked : (own[month] ?? picked)))
}

/** One list of options for each month of the year. `made` has the picks of rules that pay better. */
function picksOf(
  component: RuleComponent,
  options: OptionRule,
  tables: Tables,
  made: MonthlyPicks,
): (readonly number[])[] {
  const { target } = options.rule
  if (target.kind === 'top') {
    const spent = optionsWithSpending(options, tables)
    const spending = new Array<number>(spent.length).fill(0)
    return byMonth(tables.periods[target.per], ({ from, to }) => {
      for (let index = 0; index < spent.length; index++) {
        spending[index] = sumRows(tables, spent[index]?.members ?? [], from, to)
      }
      return spent[indexOfRank(spending, target.rank)]?.picked ?? NO_OPTIONS
    })
  }
  if (target.kind !== 'chosen') {
    return []
  }
  if (component.ruleSet.picksBestChoice) {
    return bestPicks(component, options, target, tables, made)
  }
  const given = target.options.slice(0, target.count).map((_, option) => option)
  return tables.months.map(() => given)
}

/** A member of an option on which something was bought, with its row. */
type SpentMember = Readonly<{ member: OptionMember; row: number }>

/** An option on which something was bought, as a list of picks, and its members on which it was. */
type SpentOption = Readonly<{ picked: readonly number[]; members: readonly SpentMember[] }>

/** Options on which something was bought, in the order of their keys. */
function optionsWithSpending({ options, members }: OptionRule, tables: Tables): SpentOption[] {
  const found: SpentOption[] = []
  for (const [index, option] of options.entries()) {
    const spent: SpentMember[] = []
    for (const member of members[index] ?? []) {
      const row = rowOfCell(tables, member.cell.index)
      if (row >= 0) {
        spent.push({ member, row })
      }
    }
    if (spent.length > 0) {
      found.push({ picked: [option], members: spent })
    }
  }
  return found
}

function sumRows(tables: Tables, members: readonly SpentMember[], from: number, to: number): number {
  let cents = 0
  for (const { row } of members) {
    cents += sumMonths(tables, tables.net, row, from, to)
  }
  return cents
}

/** One list for each month. A period with the same options as the one before has the very same list. */
function byMonth(
  periods: readonly MonthRange[],
  pick: (range: MonthRange) => readonly number[],
): (readonly number[])[] {
  const picks: (readonly number[])[] = []
  let last: readonly number[] = []
  for (const range of periods) {
    const picked = pick(range)
    last = areEqual(picked, last) ? last : picked
    for (let month = range.from; month <= range.to; month++) {
      picks.push(last)
    }
  }
  return picks
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((option, index) => option === b[index]))
}

/** A choice on a person's spending. */
type Choice = Readonly<{
  options: OptionRule
  tables: Tables
  /** The picks of rules that pay better. */
  made: MonthlyPicks
  /** True if what pays changes only with months. */
  isByMonth: boolean
}>

/** Period by period, each with what the picks before it have left of the cap. */
function bestPicks(
  component: RuleComponent,
  options: OptionRule,
  { count, per }: Readonly<{ count: number; per: CalendarPeriod }>,
  tables: Tables,
  made: MonthlyPicks,
): (readonly number[])[] {
  const cap = component.ruleSet.caps[options.rule.cap]
  const meter = cap === undefined ? null : createMeter(cap)
  const choice = { options, tables, made, isByMonth: areMonthsEnough(component, tables) }
  const spent = optionsWithSpending(options, tables)
  if (spent.length === 0) {
    return tables.months.map(() => NO_OPTIONS)
  }
  // Scratch for each period: the meter of each option, and what picking it adds.
  const meters = spent.map(() => (cap === undefined ? null : createMeter(cap)))
  const values = new Array<number>(spent.length).fill(0)
  return byMonth(tables.periods[per], (range) => {
    if (meter !== null) {
      startMonth(meter, tables, range.from)
    }
    for (let index = 0; index < spent.length; index++) {
      const own = meters[index] ?? null
      if (own !== null && meter !== null) {
        own.cap = meter.cap
        own.period = meter.period
        own.used = meter.used
      }
      values[index] = optionValue(choice, spent[index]?.members ?? [], range, own)
    }
    const picked = leading(values, count)
    // If the range spans several periods of the cap, the next one begins with another, which resets the meter.
    const used = meter?.used ?? 0
    for (const index of picked) {
      if (meter !== null) {
        meter.used += (meters[index]?.used ?? 0) - used
      }
    }
    return picked.flatMap((index) => spent[index]?.picked ?? NO_OPTIONS)
  })
}

/** Units that picking an option adds in some months, if nothing but the option's own purchases used the cap. */
function optionValue(
  choice: Choice,
  members: readonly SpentMember[],
  range: MonthRange,
  meter: CapMeter | null,
): number {
  let units = 0
  for (let month = range.from; month <= range.to; month++) {
    if (meter !== null) {
      startMonth(meter, choice.tables, month)
    }
    units += valueOfMonth(choice, members, month, meter)
  }
  return units
}

function startMonth(meter: CapMeter, tables: Tables, month: number): void {
  const { calendarMonth, yearDay } = startOfMonth(tables, month)
  startDay(meter, calendarMonth, yearDay, tables.start)
}

function valueOfMonth(
  choice: Choice,
  members: readonly SpentMember[],
  month: number,
  meter: CapMeter | null,
): number {
  const { tables, options, isByMonth } = choice
  if (!isByMonth) {
    return valueOfDays(choice, members, month, meter)
  }
  const { rate, rateAfter } = options.rule
  const moment = startOfMonth(tables, month)
  let [usage, grossUsage, covered, beyond] = [0, 0, 0, 0]
  for (const { member, row } of members) {
    const other = rateOtherwise(choice, member, moment)
    if (other < rate) {
      const cents = sumMonths(tables, tables.net, row, month, month)
      const grossCents = sumMonths(tables, tables.gross, row, month, month)
      usage += meter === null ? 0 : usageOf(meter.cap, cents, rate)
      grossUsage += meter === null ? 0 : usageOf(meter.cap, grossCents, rate)
      covered += cents * (rate - other)
      beyond += rateAfter < 0 ? 0 : cents * (rateAfter - other)
    }
  }
  const coverage = meter === null ? 'all' : coverageOf(meter, usage, grossUsage)
  if (coverage === 'partly') {
    return valueOfDays(choice, members, month, meter)
  }
  if (meter !== null) {
    meter.used += usage
  }
  return coverage === 'all' ? covered : beyond
}

function valueOfDays(
  choice: Choice,
  members: readonly SpentMember[],
  month: number,
  meter: CapMeter | null,
): number {
  const { tables, options } = choice
  const { rate, rateAfter } = options.rule
  const lines = tables.lines()
  let units = 0
  const end = tables.monthSlots[month + 1] ?? 0
  for (let slot = tables.monthSlots[month] ?? 0; slot < end; slot++) {
    const moment = momentOf(tables, slot, month)
    if (meter !== null) {
      startDay(meter, moment.calendarMonth, moment.yearDay, tables.start)
    }
    for (const { member, row } of members) {
      const cents = lines[slot * tables.cells.length + row] ?? 0
      const other = cents === 0 ? rate : rateOtherwise(choice, member, moment)
      if (other < rate) {
        const covered = meter === null ? cents : consumeCents(meter, cents, rate)
        units += covered * (rate - other)
        units += rateAfter < 0 ? 0 : (cents - covered) * (rateAfter - other)
      }
    }
  }
  return units
}

/** What a member earns if its option isn't picked; the rule's own rate where picking it makes no difference. */
function rateOtherwise(
  { options, made }: Choice,
  { candidate, otherwise }: OptionMember,
  moment: Moment,
): number {
  if (!isInTime(candidate, moment)) {
    return options.rule.rate
  }
  for (const other of otherwise) {
    if (isPicked(other, moment.month, made) && isInTime(other, moment)) {
      return other.rule.rate
    }
  }
  return 0
}
