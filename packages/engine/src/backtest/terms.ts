/** What pays for each item of a component at a moment, and in which order the items use up room. */
import { type Candidate, isInTime, isLast } from './candidates.ts'
import type { Component } from './components.ts'
import { NO_RATE, type PlanRule } from './plan.ts'

/** Options that pay, by rule and by month of the year. */
export type Picks = readonly (readonly (readonly number[])[] | undefined)[]

export type Terms = Readonly<{
  /** Rules that pay, each what the one before leaves, by item and then by piece between thresholds. */
  chains: readonly (readonly PlanRule[])[]
  order: readonly number[]
  /** By item: the rate of the first rule, and the rate of what comes beyond its cap. */
  rates: readonly number[]
  ratesAfter: readonly number[]
  /** In that order, items whose first rule has a cap. */
  capped: readonly number[]
  /** Other items that are not paid their usual rate, and how much more or less it is. */
  unusual: readonly number[]
  differences: readonly number[]
  /** What all items under a cap are paid, where they are of one display category and have the same rates. */
  oneRate: OneRate | null
  /** The real days and the places in the year between which this holds: from, and up to but not including. */
  from: number
  until: number
  untilPlace: number
}>

export type OneRate = Readonly<{ category: number; rate: number; rateAfter: number }>

/** Months in a row in which the same terms hold, as places in the tables, both included. */
export type Spell = Readonly<{ terms: Terms; from: number; to: number }>

export type Moment = Readonly<{ realDay: number; place: number; month: number }>

/** What terms depend on of a component. */
export type Payers = Pick<Component, 'items' | 'itemCategories' | 'usualRates' | 'thresholds'>

export function termsAt(payers: Payers, moment: Moment, picks: Picks): Terms {
  const { items, thresholds, usualRates } = payers
  const levels = [Number.NEGATIVE_INFINITY, ...thresholds]
  const chains = items.flatMap(({ candidates }) => {
    const paying = candidates.filter((candidate) => pays(candidate, moment, picks)).map(({ rule }) => rule)
    return levels.map((level) => chainOf(paying.filter(({ above }) => above <= level)))
  })
  const tops = items.map((_, item) => chains[(item + 1) * levels.length - 1] ?? [])
  const rates = tops.map(([head]) => head?.rate ?? 0)
  const isCapped = (item: number) => (tops[item]?.[0]?.cap ?? -1) >= 0
  const order = items
    .map((_, item) => item)
    .sort(
      (a, b) => (items[a]?.lane ?? 0) - (items[b]?.lane ?? 0) || (rates[b] ?? 0) - (rates[a] ?? 0) || a - b,
    )
  const ratesAfter = tops.map(rateAfter)
  const capped = order.filter(isCapped)
  const difference = (item: number) => (rates[item] ?? 0) - (usualRates[item] ?? 0)
  const unusual = order.filter((item) => !isCapped(item) && difference(item) !== 0)
  return {
    chains,
    order,
    rates,
    ratesAfter,
    capped,
    unusual,
    differences: unusual.map(difference),
    oneRate: oneRateOf(payers, capped, rates, ratesAfter),
    ...validity(payers, moment),
  }
}

function oneRateOf(
  { itemCategories, usualRates }: Payers,
  [first = -1, ...others]: readonly number[],
  rates: readonly number[],
  ratesAfter: readonly number[],
): OneRate | null {
  const isAsFirst = (item: number) =>
    rates[item] === rates[first] &&
    ratesAfter[item] === ratesAfter[first] &&
    usualRates[item] === usualRates[first] &&
    itemCategories[item] === itemCategories[first]
  return others.every(isAsFirst)
    ? { category: itemCategories[first] ?? 0, rate: rates[first] ?? 0, rateAfter: ratesAfter[first] ?? 0 }
    : null
}

function rateAfter([head, next]: readonly PlanRule[]): number {
  return head !== undefined && head.rateAfter >= 0 ? head.rateAfter : (next?.rate ?? 0)
}

function pays(candidate: Candidate, { realDay, place, month }: Moment, picks: Picks): boolean {
  const { rule, option } = candidate
  const isPicked = option < 0 || picks[rule.index]?.[month]?.includes(option) === true
  return isPicked && isInTime(candidate, realDay, place)
}

/** A purchase counts against a cap once: a second rule with the same cap has only its rate after to give. */
function chainOf(rules: readonly PlanRule[]): PlanRule[] {
  const chain: PlanRule[] = []
  for (const rule of rules) {
    const isUsed = rule.cap >= 0 && chain.some(({ cap }) => cap === rule.cap)
    if (!isUsed) {
      chain.push(rule)
    } else if (rule.rateAfter >= 0) {
      chain.push({ ...rule, cap: -1, rate: rule.rateAfter, rateAfter: NO_RATE })
    }
    if (isLast(rule)) {
      break
    }
  }
  return chain
}

function validity({ items }: Payers, { realDay, place }: Moment) {
  let [from, until, untilPlace] = [
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]
  for (const { rule, spans } of items.flatMap(({ candidates }) => candidates)) {
    if (place < rule.firstDays) {
      untilPlace = Math.min(untilPlace, rule.firstDays)
    }
    for (const edge of (spans ?? []).flatMap((span) => [span.from, span.to + 1])) {
      if (edge <= realDay) {
        from = Math.max(from, edge)
      } else {
        until = Math.min(until, edge)
      }
    }
  }
  return { from, until, untilPlace }
}
