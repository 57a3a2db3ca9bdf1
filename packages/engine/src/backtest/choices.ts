/** Which options pay: what the issuer finds on top, or what the person would have picked with hindsight. */
import { type Candidate, isInTime, isStanding } from './candidates.ts'
import { compareText } from './cells.ts'
import type { Choice, Component } from './components.ts'
import { longerPeriod, type PlanCap, periodOfMonth } from './plan.ts'
import type { Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { coveredCents, type MonthRange } from './walk.ts'

const NO_PICKS: Picks = []

export function pickOptions(component: Component, tables: Tables): Picks {
  if (component.choices.length === 0) {
    return NO_PICKS
  }
  const picks: (readonly (readonly number[])[])[] = []
  for (const choice of component.choices) {
    picks[choice.rule.index] = picksOf(component, choice, tables)
  }
  return picks
}

/** One list of options for each month of the year. */
function picksOf({ plan }: Component, choice: Choice, tables: Tables): (readonly number[])[] {
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
  const picks: number[][] = []
  for (const range of periodsOf(per, tables)) {
    const scores = target.options.map(({ key }, option) => {
      const score =
        target.kind === 'top'
          ? spending(choice, option, tables, range)
          : gain(choice, option, cap, tables, range)
      return { option, key, score }
    })
    const leading = scores.sort((a, b) => b.score - a.score || compareText(a.key, b.key))
    const taken =
      target.kind === 'top' ? leading.slice(target.rank - 1, target.rank) : leading.slice(0, target.count)
    const paid = taken.filter(({ score }) => score > 0).map(({ option }) => option)
    for (let month = range.from; month <= range.to; month++) {
      picks.push(paid)
    }
  }
  return picks
}

function periodsOf(per: PlanCap['per'], { months }: Tables): MonthRange[] {
  const ranges: { from: number; to: number }[] = []
  for (const [place, month] of months.entries()) {
    const last = ranges.at(-1)
    if (last !== undefined && periodOfMonth(per, months[last.from] ?? 0) === periodOfMonth(per, month)) {
      last.to = place
    } else {
      ranges.push({ from: place, to: place })
    }
  }
  return ranges
}

function spending({ members }: Choice, option: number, tables: Tables, range: MonthRange): number {
  let cents = 0
  for (const { cell, candidate } of members) {
    const row = tables.rowOf[cell.index] ?? -1
    for (let month = range.from; row >= 0 && candidate.option === option && month <= range.to; month++) {
      cents += tables.net[row * tables.months.length + month] ?? 0
    }
  }
  return cents
}

/** What the rule would add for an option's purchases if no other purchase used its cap. */
function gain(
  choice: Choice,
  option: number,
  cap: PlanCap | undefined,
  tables: Tables,
  range: MonthRange,
): number {
  const members = choice.members.filter(
    ({ cell, candidate }) => candidate.option === option && (tables.rowOf[cell.index] ?? -1) >= 0,
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
        const cents = tables.lines[(tables.rowOf[cell.index] ?? 0) * tables.slots + slot] ?? 0
        if (cents === 0) {
          continue
        }
        const otherRate = rateAt(firm, tables, slot)
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

function rateAt(firm: readonly Candidate[], tables: Tables, slot: number): number {
  for (const candidate of firm) {
    if (isStanding(candidate) || isInTime(candidate, tables.realDays[slot] ?? 0, tables.places[slot] ?? 0)) {
      return candidate.rule.rate
    }
  }
  return 0
}
