/** Which options pay: what the issuer finds on top, or what the person would have picked with hindsight. */
import { type Candidate, isInTime, isStanding } from './candidates.ts'
import type { Choice } from './choice.ts'
import type { Component } from './components.ts'
import { longerPeriod, type PlanCap, periodOfMonth } from './plan.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { coveredCents } from './walk.ts'

const NO_PICKS: Picks = []

export function pickOptions(component: Component, tables: Tables): Picks {
  if (component.choices.length === 0) {
    return NO_PICKS
  }
  const picks: Picks[number][] = []
  const byList = new Map<string, Picks[number]>()
  for (const choice of component.choices) {
    const { list, rule } = choice
    const made = list === null ? undefined : byList.get(list)
    picks[rule.index] = made ?? picksOf(component, choice, tables, picks)
    if (list !== null) {
      byList.set(list, picks[rule.index])
    }
  }
  return picks
}

/** One list of options for each month of the year; `made` are the picks of rules that pay better. */
function picksOf({ plan }: Component, choice: Choice, tables: Tables, made: Picks): (readonly number[])[] {
  const { target, cap: capPlace } = choice.rule
  if (target.kind !== 'chosen' && target.kind !== 'top') {
    return []
  }
  if (target.kind === 'chosen' && !plan.picksBestChoice) {
    const given = target.options.slice(0, target.count).map((_, option) => option)
    return tables.months.map(() => given)
  }
  const cap = plan.caps[capPlace]
  const per = target.kind === 'chosen' && cap !== undefined ? longerPeriod(target.per, cap.per) : target.per
  const picks: (readonly number[])[] = []
  const spending = target.kind === 'top' ? spendingByMonth(choice, tables) : []
  for (const range of tables.periods[per]) {
    const scores =
      target.kind === 'top' ? sumMonths(spending, choice, range) : gains(choice, cap, tables, range, made)
    const taken =
      target.kind === 'top' ? atRank(scores, choice, target.rank) : leading(scores, choice, target.count)
    for (let month = range.from; month <= range.to; month++) {
      picks.push(taken)
    }
  }
  return picks
}

function atRank(scores: readonly number[], choice: Choice, rank: number): readonly number[] {
  return rank === 1 ? leading(scores, choice, 1) : leading(scores, choice, rank).slice(rank - 1)
}

/** The options with the most, at most `count` of them and only above zero; of equals the earlier key. */
function leading(scores: readonly number[], { byKey }: Choice, count: number): readonly number[] {
  const taken: number[] = []
  while (taken.length < count) {
    let best = -1
    let most = 0
    for (let place = 0; place < byKey.length; place++) {
      const score = scores[place] ?? 0
      if (score > most && !taken.includes(byKey[place] ?? -1)) {
        best = byKey[place] ?? -1
        most = score
      }
    }
    if (best < 0) {
      return taken
    }
    taken.push(best)
  }
  return taken
}

/** Net cents by month, then by option. */
function spendingByMonth(choice: Choice, tables: Tables): number[] {
  const { months, net } = tables
  const { memberCells, memberPlaces, byKey } = choice
  const cents = new Array<number>(months.length * byKey.length).fill(0)
  for (let member = 0; member < memberCells.length; member++) {
    const row = rowOfCell(tables, memberCells[member])
    const option = memberPlaces[member] ?? 0
    for (let month = 0; row >= 0 && month < months.length; month++) {
      const place = month * byKey.length + option
      cents[place] = (cents[place] ?? 0) + (net[row * months.length + month] ?? 0)
    }
  }
  return cents
}

function sumMonths(
  spending: readonly number[],
  { byKey }: Choice,
  { from, to }: MonthRange,
): readonly number[] {
  const width = byKey.length
  const scores = spending.slice(from * width, (from + 1) * width)
  for (let place = (from + 1) * width; place < (to + 1) * width; place++) {
    scores[place % width] = (scores[place % width] ?? 0) + (spending[place] ?? 0)
  }
  return scores
}

function gains(
  choice: Choice,
  cap: PlanCap | undefined,
  tables: Tables,
  range: MonthRange,
  made: Picks,
): number[] {
  return choice.byKey.map((option) => gain(choice, option, cap, tables, range, made))
}

/** What the rule would add for an option's purchases if no other purchase used its cap. */
function gain(
  choice: Choice,
  option: number,
  cap: PlanCap | undefined,
  tables: Tables,
  range: MonthRange,
  made: Picks,
): number {
  const members = choice.members.filter(
    ({ cell, candidate }) => candidate.option === option && rowOfCell(tables, cell.index) >= 0,
  )
  const { rate, rateAfter } = choice.rule
  let units = 0
  let used = 0
  let period = Number.NaN
  for (let month = range.from; month <= range.to; month++) {
    const capPeriod = cap === undefined ? 0 : periodOfMonth(cap.per, tables.months[month] ?? 0)
    used = capPeriod === period ? used : 0
    period = capPeriod
    const end = tables.monthSlots[month + 1] ?? 0
    for (let slot = tables.monthSlots[month] ?? 0; slot < end; slot++) {
      for (const { cell, candidate, firm } of members) {
        const cents = tables.lines[rowOfCell(tables, cell.index) * tables.slots + slot] ?? 0
        if (cents === 0) {
          continue
        }
        const otherRate = rateAt(firm, tables, { slot, month }, made)
        if (otherRate >= rate || !isInTime(candidate, tables.realDays[slot] ?? 0, tables.places[slot] ?? 0)) {
          continue
        }
        const after = used + (cap?.isOnReward === true ? cents * rate : cents)
        const covered = cap === undefined ? cents : coveredCents(cap, rate, used, after)
        used = after
        units += covered * (rate - otherRate)
        units += rateAfter < 0 ? 0 : (cents - covered) * (rateAfter - otherRate)
      }
    }
  }
  return units
}

function rateAt(
  firm: readonly Candidate[],
  tables: Tables,
  { slot, month }: { slot: number; month: number },
  made: Picks,
): number {
  for (const candidate of firm) {
    const { rule, option } = candidate
    if (option >= 0 && made[rule.index]?.[month]?.includes(option) !== true) {
      continue
    }
    if (isStanding(candidate) || isInTime(candidate, tables.realDays[slot] ?? 0, tables.places[slot] ?? 0)) {
      return candidate.rule.rate
    }
  }
  return 0
}
