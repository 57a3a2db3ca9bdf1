/** Rule matching of the simple implementation, and its option picks and top categories. */
import type { Assumptions } from '../card/assumptions.ts'
import type { Card, EarnRule, Option, Selector } from '../card/card.ts'
import type { Period } from '../period.ts'
import { compareKinds, compareSlots, type Line, limitAt, periodOf } from './simple-lines.ts'

/** Options that pay, by period; null for rules without options. */
export type Picked = { per: Period; byPeriod: Map<number, Option[]> } | null

export function isOn(card: Card, rule: EarnRule, assumptions: Assumptions, isFirst: boolean): boolean {
  const isFromOpening = rule.cap !== undefined && card.caps[rule.cap]?.per === 'opening'
  if (!isFirst && (rule.firstYearOnly || rule.firstDays !== undefined || isFromOpening)) {
    return false
  }
  const { condition } = rule
  if (condition === undefined || condition.kind === 'abroad') {
    return true
  }
  if (condition.kind === 'membership') {
    return assumptions.memberships.includes(condition.id)
  }
  return condition.kind === 'tier'
    ? assumptions.tiers.includes(condition.id)
    : assumptions.conditions[condition.kind]
}

/** A year of a projection, from 1, and the day on which the projection starts. */
export type SimpleYear = { year: number; today: string }

export function fitsLine(rule: EarnRule, line: Line, picked: Picked | undefined, when: SimpleYear): boolean {
  if (!isInTime(rule, line, when)) {
    return false
  }
  const { target } = rule
  if (target.kind === 'where') {
    return isIn(target.where, line)
  }
  if (target.kind === 'rotating') {
    return target.calendar.some(
      ({ from, to, where }) => from <= line.day && line.day <= to && isIn(where, line),
    )
  }
  const options = picked?.byPeriod.get(periodOf(line, picked.per)) ?? []
  return options.some((option) => isIn(option.where, line))
}

function isInTime(rule: EarnRule, line: Line, when: SimpleYear): boolean {
  return (
    (rule.from === undefined || rule.from <= projectedDay(line, when)) &&
    (rule.to === undefined || projectedDay(line, when) <= rule.to) &&
    (rule.firstDays === undefined || line.yearDay < rule.firstDays) &&
    (rule.condition?.kind !== 'abroad' || line.abroad)
  )
}

/** The last day of the month that stands for the purchase's: the next one of that name, from today's month on. */
function projectedDay({ month }: Line, { year, today }: SimpleYear): string {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const ofYear = month % 12
  const isPast = ofYear + 1 < thisMonth
  const lastDay = new Date(Date.UTC(thisYear + year - 1 + (isPast ? 1 : 0), ofYear + 1, 0))
  return lastDay.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function isIn(where: Selector, { leaf, merchant, abroad }: Line): boolean {
  if (
    where.exceptLeaves?.includes(leaf) ||
    (merchant !== null && where.exceptMerchants?.includes(merchant))
  ) {
    return false
  }
  const isFarAway = abroad && where.homeOnlyLeaves?.includes(leaf)
  const isNamed = merchant !== null && where.merchants?.includes(merchant)
  return Boolean(where.isEverything || (where.leaves?.includes(leaf) && !isFarAway) || isNamed)
}

/** The year, all rules, best first, and what is picked of those that came before. */
export type Others = { when: SimpleYear; rules: readonly EarnRule[]; picks: ReadonlyMap<EarnRule, Picked> }

export function pickOptions(
  card: Card,
  rule: EarnRule,
  others: Others,
  lines: readonly Line[],
  assumptions: Assumptions,
): Picked {
  const { target } = rule
  if (target.kind === 'where' || target.kind === 'rotating') {
    return null
  }
  const sameChoice = [...others.picks.keys()].findLast((earlier) => isSameChoice(earlier, rule))
  const shared = sameChoice === undefined ? null : others.picks.get(sameChoice)
  const { per } = target
  const meters: Meters = new Map()
  const byPeriod = new Map<number, Option[]>()
  for (const period of new Set(lines.map((line) => periodOf(line, per)))) {
    const within = lines.filter((line) => periodOf(line, per) === period)
    const scored = target.options.map((option) => {
      const isMeant = (line: Line) => rule.condition?.kind !== 'abroad' || line.abroad
      const inside = within.filter((line) => isMeant(line) && isIn(option.where, line))
      const spent = inside.reduce((sum, { cents }) => sum + cents, 0)
      const { gain, uses } = gainOf(card, rule, others, inside, meters)
      return { option, uses, score: target.kind === 'top' ? spent : gain }
    })
    const leading = scored.sort((a, b) => b.score - a.score || (a.option.key < b.option.key ? -1 : 1))
    const asked =
      target.kind === 'top' ? leading.slice(target.rank - 1, target.rank) : leading.slice(0, target.count)
    const taken = asked.filter(({ score }) => score > 0)
    byPeriod.set(
      period,
      taken.map(({ option }) => option),
    )
    for (const [capPeriod, used] of taken.flatMap(({ uses }) => [...uses])) {
      meters.set(capPeriod, (meters.get(capPeriod) ?? 0) + used)
    }
    if (target.kind === 'chosen' && !assumptions.picksBestChoice) {
      byPeriod.set(period, target.options.slice(0, target.count))
    }
  }
  // Rules with the same list share one choice, which the best rule that gains from it makes.
  for (const [period, options] of shared?.byPeriod ?? []) {
    if (options.length > 0) {
      byPeriod.set(period, options)
    }
  }
  return { per, byPeriod }
}

function isSameChoice({ target: a }: EarnRule, { target: b }: EarnRule): boolean {
  return a.kind === 'chosen' && JSON.stringify(a) === JSON.stringify(b)
}

/** Usage of a cap by period. */
type Meters = Map<number, number>

/** Reward that the rule would add for these purchases, and its cap usage, if only earlier picks used the cap. */
function gainOf(card: Card, rule: EarnRule, others: Others, lines: readonly Line[], meters: Meters) {
  const cap = rule.cap === undefined ? undefined : card.caps[rule.cap]
  const step = cap?.on === 'reward' ? rule.rate : 1
  const uses: Meters = new Map()
  let gain = 0
  const named = merchantsNamedBy(card)
  for (const line of lines.toSorted((a, b) => compareSlots(a, b) || compareKinds(a, b, named))) {
    const otherRate = rule.stacks ? 0 : firmRate(others, line)
    if (!isInTime(rule, line, others.when) || otherRate >= rule.rate) {
      continue
    }
    const period = cap === undefined ? 0 : periodOf(line, cap.per)
    const limit =
      cap === undefined
        ? Number.POSITIVE_INFINITY
        : limitAt(line, cap.per, cap.amount * (cap.on === 'reward' ? 100_000 : 1))
    const before = (meters.get(period) ?? 0) + (uses.get(period) ?? 0)
    const after = before + line.cents * step
    uses.set(period, (uses.get(period) ?? 0) + line.cents * step)
    const covered = Math.trunc((Math.min(after, limit) - Math.min(before, limit)) / step)
    gain += covered * (rule.rate - otherRate)
    gain += rule.rateAfter === undefined ? 0 : (line.cents - covered) * (rule.rateAfter - otherRate)
  }
  return { gain, uses }
}

/** The best rate, caps aside, of rules that pay without a threshold, and with what was picked of them so far. */
function firmRate({ when, rules, picks }: Others, line: Line): number {
  const firm = rules.find(
    (rule) =>
      !rule.stacks && rule.aboveYearlySpend === undefined && fitsLine(rule, line, picks.get(rule), when),
  )
  return firm?.rate ?? 0
}

export function merchantsNamedBy(card: Card): Set<string> {
  const wheres = card.rules.flatMap(({ target }) => {
    if (target.kind === 'where') {
      return [target.where]
    }
    return target.kind === 'rotating'
      ? target.calendar.map(({ where }) => where)
      : target.options.map(({ where }) => where)
  })
  return new Set(wheres.flatMap((where) => [...(where.merchants ?? []), ...(where.exceptMerchants ?? [])]))
}
