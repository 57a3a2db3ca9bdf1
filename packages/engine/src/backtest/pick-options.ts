/**
 * Which options pay in each month: those on which the person spent the most, or those that the person would have picked
 * with hindsight.
 */
import {
  type CapMeter,
  consumeCents,
  coverageOf,
  createMeter,
  startMonth,
  usageOf,
} from '../card/cap-meter.ts'
import type { Period } from '../card/card.ts'
import { type Candidate, isInTime, type OptionMember, type OptionRule } from './candidates.ts'
import type { PlanComponent } from './components.ts'
import { type MonthRange, rowOfCell, sumMonths, type Tables } from './tables.ts'
import { areMonthsEnough, isPicked, type Moment, type MonthlyPicks, momentOf, startOfMonth } from './terms.ts'

const NO_PICKS: MonthlyPicks = []
const NO_OPTIONS: readonly number[] = []

export function pickOptions(component: PlanComponent, tables: Tables): MonthlyPicks {
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
  component: PlanComponent,
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
        spending[index] = sumRows(tables, spent[index]?.rows ?? [], from, to)
      }
      return spent[indexOfRank(spending, target.rank)]?.picked ?? NO_OPTIONS
    })
  }
  if (target.kind !== 'chosen') {
    return []
  }
  if (component.plan.picksBestChoice) {
    return bestPicks(component, options, target, tables, made)
  }
  const given = target.options.slice(0, target.count).map((_, option) => option)
  return tables.months.map(() => given)
}

/** Options on which something was bought, in the order of their keys, each as a list of picks and with its rows. */
function optionsWithSpending({ options, members }: OptionRule, tables: Tables) {
  const found: { picked: readonly number[]; rows: readonly number[] }[] = []
  for (const [index, option] of options.entries()) {
    const rows: number[] = []
    for (const { cell } of members[index] ?? []) {
      const row = rowOfCell(tables, cell.index)
      if (row >= 0) {
        rows.push(row)
      }
    }
    if (rows.length > 0) {
      found.push({ picked: [option], rows })
    }
  }
  return found
}

function sumRows(tables: Tables, rows: readonly number[], from: number, to: number): number {
  let cents = 0
  for (const row of rows) {
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

/** Indexes of the highest scores above zero, at most `count` of them; of equals the earlier. */
function leading(scores: readonly number[], count: number): number[] {
  const leaders: number[] = []
  for (let rank = 1; rank <= count; rank++) {
    const index = indexOfRank(scores, rank)
    if (index < 0) {
      break
    }
    leaders.push(index)
  }
  return leaders
}

/** Index of the score with this rank, from 1, among those above zero; of equals the earlier comes first. -1 if none. */
function indexOfRank(scores: readonly number[], rank: number): number {
  let [found, last] = [-1, Number.POSITIVE_INFINITY]
  for (let passed = 0; passed < rank; passed++) {
    let [best, most] = [-1, 0]
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index] ?? 0
      const isNext = score < last || (score === last && index > found)
      if (score > most && isNext) {
        best = index
        most = score
      }
    }
    if (best < 0) {
      return -1
    }
    found = best
    last = most
  }
  return found
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
  component: PlanComponent,
  options: OptionRule,
  { count, per }: Readonly<{ count: number; per: Period }>,
  tables: Tables,
  made: MonthlyPicks,
): (readonly number[])[] {
  const cap = component.plan.caps[options.rule.cap]
  const meter = cap === undefined ? null : createMeter(cap)
  const choice = { options, tables, made, isByMonth: areMonthsEnough(component, tables) }
  return byMonth(tables.periods[per], (range) => {
    if (meter !== null) {
      startMonth(meter, tables.months[range.from] ?? 0)
    }
    const meters = options.options.map(() => (meter === null ? null : { ...meter }))
    const values = meters.map((own, index) => optionValue(choice, index, range, own))
    const picked = leading(values, count)
    // If the range spans several periods of the cap, the next one begins with another, which resets the meter.
    const used = meter?.used ?? 0
    for (const index of picked) {
      if (meter !== null) {
        meter.used += (meters[index]?.used ?? 0) - used
      }
    }
    return picked.map((index) => options.options[index] ?? 0)
  })
}

/** Units that picking an option adds in some months, if nothing but the option's own purchases used the cap. */
function optionValue(choice: Choice, index: number, range: MonthRange, meter: CapMeter | null): number {
  let units = 0
  for (let month = range.from; month <= range.to; month++) {
    if (meter !== null) {
      startMonth(meter, choice.tables.months[month] ?? 0)
    }
    units += valueOfMonth(choice, choice.options.members[index] ?? [], month, meter)
  }
  return units
}

function valueOfMonth(
  choice: Choice,
  members: readonly OptionMember[],
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
  for (const member of members) {
    const row = rowOfCell(tables, member.cell.index)
    const other = row < 0 ? rate : rateOtherwise(choice, member, moment)
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
  members: readonly OptionMember[],
  month: number,
  meter: CapMeter | null,
): number {
  const { tables, options } = choice
  const { rate, rateAfter } = options.rule
  let units = 0
  const end = tables.monthSlots[month + 1] ?? 0
  for (let slot = tables.monthSlots[month] ?? 0; slot < end; slot++) {
    const moment = momentOf(tables, slot, month)
    for (const member of members) {
      const row = rowOfCell(tables, member.cell.index)
      const cents = row < 0 ? 0 : (tables.lines[slot * tables.cells.length + row] ?? 0)
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
  const pays = (other: Candidate) => isPicked(other, moment.month, made) && isInTime(other, moment)
  return otherwise.find(pays)?.rule.rate ?? 0
}
