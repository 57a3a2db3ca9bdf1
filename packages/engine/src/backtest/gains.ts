/** What each option of a choice would add, with hindsight: the measure by which a person picks. */
import { type Candidate, isInTime, isStanding } from './candidates.ts'
import type { Choice, Member } from './choice.ts'
import type { PlanCap } from './plan.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { coveredCents } from './walk.ts'

/** A choice laid over the tables. */
type Gains = Readonly<{
  choice: Choice
  /** The cap of the rule that offers the choice. */
  cap: PlanCap | undefined
  tables: Tables
  /** The picks of rules that pay better. */
  made: Picks
  /** True when what pays changes only with months. */
  isByMonth: boolean
}>

/** Units that picking an option would add, and how far it would move the meter of the rule's cap. */
type Gain = Readonly<{ units: number; uses: number }>

/**
 * For each option, by key, in some months. `used` is what options that were picked earlier have used of the cap's
 * period in which the months begin; no other purchase is thought to use the cap.
 */
export function gainsOf(gains: Gains, range: MonthRange, used: number) {
  const { choice, cap, tables } = gains
  const units = choice.byKey.map(() => 0)
  const uses = choice.byKey.map(() => 0)
  for (let { from } = range; from <= range.to; ) {
    const to = cap === undefined ? range.to : Math.min(range.to, lastOfPeriod(cap, tables, from))
    for (let place = 0; place < units.length; place++) {
      const members = choice.membersByKey[place] ?? []
      const gain = gainOfPeriod(gains, members, { from, to }, from === range.from ? used : 0)
      units[place] = (units[place] ?? 0) + gain.units
      uses[place] = (uses[place] ?? 0) + gain.uses
    }
    from = to + 1
  }
  return { units, uses }
}

function lastOfPeriod({ per }: PlanCap, { periods, months }: Tables, month: number): number {
  return periods[per].find(({ to }) => to >= month)?.to ?? months.length
}

/** Within one period of the cap. Days are looked at only where the cap was passed and it matters who passed it. */
function gainOfPeriod(gains: Gains, members: readonly Member[], range: MonthRange, used: number): Gain {
  const { choice, cap, tables, isByMonth } = gains
  if (!isByMonth) {
    return gainByDay(gains, members, range, used)
  }
  const { rate, rateAfter } = choice.rule
  const width = tables.months.length
  let [units, net, gross, otherRate] = [0, 0, 0, -1]
  let isMixed = false
  for (const member of members) {
    const row = rowOfCell(tables, member.cell.index)
    for (let month = range.from; row >= 0 && month <= range.to; month++) {
      const other = rateOtherwise(gains, member, tables.monthSlots[month] ?? 0, month)
      const cents = tables.net[row * width + month] ?? 0
      const grossCents = tables.gross[row * width + month] ?? 0
      if (other < rate && (cents !== 0 || grossCents !== 0)) {
        isMixed ||= otherRate >= 0 && other !== otherRate
        otherRate = other
        net += cents
        gross += grossCents
        units += cents * (rate - other)
      }
    }
  }
  if (cap === undefined || used + (cap.isOnReward ? gross * rate : gross) <= cap.limit) {
    return { units, uses: cap?.isOnReward === true ? net * rate : net }
  }
  if (isMixed || cap.isOnReward) {
    return gainByDay(gains, members, range, used)
  }
  const covered = Math.min(used + net, cap.limit) - Math.min(used, cap.limit)
  const beyond = rateAfter < 0 ? 0 : (net - covered) * (rateAfter - otherRate)
  return { units: covered * (rate - otherRate) + beyond, uses: net }
}

function gainByDay(gains: Gains, members: readonly Member[], range: MonthRange, usedBefore: number): Gain {
  const { choice, cap, tables } = gains
  const { rate, rateAfter } = choice.rule
  let [units, used] = [0, usedBefore]
  for (let month = range.from; month <= range.to; month++) {
    const end = tables.monthSlots[month + 1] ?? 0
    for (let slot = tables.monthSlots[month] ?? 0; slot < end; slot++) {
      for (const member of members) {
        const row = rowOfCell(tables, member.cell.index)
        const cents = row < 0 ? 0 : (tables.lines[row * tables.slots + slot] ?? 0)
        const other = cents === 0 ? rate : rateOtherwise(gains, member, slot, month)
        if (other < rate) {
          const after = used + (cap?.isOnReward === true ? cents * rate : cents)
          const covered = cap === undefined ? cents : coveredCents(cap, rate, used, after)
          used = after
          units += covered * (rate - other)
          units += rateAfter < 0 ? 0 : (cents - covered) * (rateAfter - other)
        }
      }
    }
  }
  return { units, uses: used - usedBefore }
}

/** What is paid for a member if its option is not picked; the rule's own rate where picking it is no use. */
function rateOtherwise({ choice, tables, made }: Gains, member: Member, slot: number, month: number): number {
  const realDay = tables.realDays[slot] ?? 0
  const place = tables.places[slot] ?? 0
  if (!isInTime(member.candidate, realDay, place)) {
    return choice.rule.rate
  }
  return member.firmRate ?? rateAt(member.firm, { realDay, place, month }, made)
}

function rateAt(
  firm: readonly Candidate[],
  { realDay, place, month }: { realDay: number; place: number; month: number },
  made: Picks,
): number {
  for (const candidate of firm) {
    const { rule, option } = candidate
    if (option >= 0 && made[rule.index]?.[month]?.includes(option) !== true) {
      continue
    }
    if (isStanding(candidate) || isInTime(candidate, realDay, place)) {
      return rule.rate
    }
  }
  return 0
}
