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

/** By option, in the order of the keys: units that picking it would add, and how far it would move the cap's meter. */
export type Scores = Readonly<{ units: number[]; uses: number[] }>

export function createScores({ byKey }: Choice): Scores {
  return { units: byKey.map(() => 0), uses: byKey.map(() => 0) }
}

/**
 * For each option, in some months, into `scores`. `used` is what options that were picked earlier have used of the
 * cap's period in which the months begin; no other purchase is thought to use the cap.
 */
export function gainsOf(gains: Gains, range: MonthRange, used: number, scores: Scores): void {
  const { choice, cap, tables } = gains
  for (let place = 0; place < choice.byKey.length; place++) {
    scores.units[place] = 0
    scores.uses[place] = 0
  }
  for (let { from } = range; from <= range.to; ) {
    const to = cap === undefined ? range.to : Math.min(range.to, lastOfPeriod(cap, tables, from))
    for (let place = 0; place < choice.membersByKey.length; place++) {
      addGain(gains, place, { from, to }, from === range.from ? used : 0, scores)
    }
    from = to + 1
  }
}

function lastOfPeriod({ per }: PlanCap, { periods, months }: Tables, month: number): number {
  for (const { to } of periods[per]) {
    if (to >= month) {
      return to
    }
  }
  return months.length
}

/** Within one period of the cap. Days are looked at only where the cap was passed and it matters who passed it. */
function addGain(gains: Gains, option: number, range: MonthRange, used: number, scores: Scores): void {
  const { choice, cap, tables, isByMonth } = gains
  const members = choice.membersByKey[option] ?? []
  if (!isByMonth) {
    addGainByDay(gains, option, range, used, scores)
    return
  }
  const { rate, rateAfter } = choice.rule
  const width = tables.months.length
  let units = 0
  let net = 0
  let gross = 0
  let otherRate = -1
  let isMixed = false
  for (let place = 0; place < members.length; place++) {
    const member = members[place]
    const row = rowOfCell(tables, member?.cell.index)
    for (let month = range.from; member !== undefined && row >= 0 && month <= range.to; month++) {
      const cents = tables.net[row * width + month] ?? 0
      const grossCents = tables.gross[row * width + month] ?? 0
      if (cents === 0 && grossCents === 0) {
        continue
      }
      const other = member.steadyRate ?? rateOtherwise(gains, member, tables.monthSlots[month] ?? 0, month)
      if (other < rate) {
        isMixed ||= otherRate >= 0 && other !== otherRate
        otherRate = other
        net += cents
        gross += grossCents
        units += cents * (rate - other)
      }
    }
  }
  if (cap === undefined || used + (cap.isOnReward ? gross * rate : gross) <= cap.limit) {
    add(scores, option, units, cap?.isOnReward === true ? net * rate : net)
  } else if (isMixed || cap.isOnReward) {
    addGainByDay(gains, option, range, used, scores)
  } else {
    const covered = Math.min(used + net, cap.limit) - Math.min(used, cap.limit)
    const beyond = rateAfter < 0 ? 0 : (net - covered) * (rateAfter - otherRate)
    add(scores, option, covered * (rate - otherRate) + beyond, net)
  }
}

function addGainByDay(
  gains: Gains,
  option: number,
  range: MonthRange,
  usedBefore: number,
  scores: Scores,
): void {
  const { choice, cap, tables } = gains
  const { rate, rateAfter } = choice.rule
  const members = choice.membersByKey[option] ?? []
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
  add(scores, option, units, used - usedBefore)
}

function add(scores: Scores, option: number, units: number, uses: number): void {
  scores.units[option] = (scores.units[option] ?? 0) + units
  scores.uses[option] = (scores.uses[option] ?? 0) + uses
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
