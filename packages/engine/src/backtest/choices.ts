/** Which options pay: what the issuer finds on top, or what the person would have picked with hindsight. */
import { type Candidate, isInTime, isStanding } from './candidates.ts'
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
  const spending = target.kind === 'top' ? spendingByMonth(choice, tables) : new Float64Array()
  for (const range of periodsOf(per, tables)) {
    const scores =
      target.kind === 'top' ? sumMonths(spending, choice, range) : gains(choice, cap, tables, range)
    const taken =
      target.kind === 'top'
        ? leading(scores, choice, target.rank).slice(target.rank - 1)
        : leading(scores, choice, target.count)
    for (let month = range.from; month <= range.to; month++) {
      picks.push(taken)
    }
  }
  return picks
}

/** The options with the most, at most `count` of them and only above zero; of equals the earlier key. */
function leading(scores: Float64Array, { byKey }: Choice, count: number): number[] {
  const taken: number[] = []
  while (taken.length < count) {
    let best = -1
    for (const option of byKey) {
      if ((scores[option] ?? 0) > (scores[best] ?? 0) && !taken.includes(option)) {
        best = option
      }
    }
    if (best < 0) {
      break
    }
    taken.push(best)
  }
  return taken
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

/** Net cents by month, then by option. */
function spendingByMonth(
  { memberCells, memberOptions, byKey }: Choice,
  { rowOf, months, net }: Tables,
): Float64Array {
  const cents = new Float64Array(months.length * byKey.length)
  for (let member = 0; member < memberCells.length; member++) {
    const row = rowOf[memberCells[member] ?? 0] ?? -1
    const option = memberOptions[member] ?? 0
    for (let month = 0; row >= 0 && month < months.length; month++) {
      const place = month * byKey.length + option
      cents[place] = (cents[place] ?? 0) + (net[row * months.length + month] ?? 0)
    }
  }
  return cents
}

function sumMonths(spending: Float64Array, { byKey }: Choice, { from, to }: MonthRange): Float64Array {
  const width = byKey.length
  if (from === to) {
    return spending.subarray(from * width, (from + 1) * width)
  }
  const scores = new Float64Array(width)
  for (let place = from * width; place < (to + 1) * width; place++) {
    scores[place % width] = (scores[place % width] ?? 0) + (spending[place] ?? 0)
  }
  return scores
}

function gains(choice: Choice, cap: PlanCap | undefined, tables: Tables, range: MonthRange): Float64Array {
  return Float64Array.from(choice.byKey.keys(), (option) => gain(choice, option, cap, tables, range))
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
