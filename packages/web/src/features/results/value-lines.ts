/** Lines of the chart of value over time, who leads when, and the sentences about it. */
import type { ValueOverTime } from '@cardsight/contract/schemas'
import { type Inclusions, totalOf } from '@cardsight/engine/ranking'
import { shortCardNames } from '../../cards/short-card-name.ts'
import { formatDollars } from '../../lib/format-dollars.ts'

/** The part of a result that a line needs. */
export type ChartedCard = Readonly<{
  cardId: string
  name: string
  issuer: string
  offer: Readonly<{ freshness: 'fresh' | 'aging' | 'old' }>
}>

/** Dollars since the opening, by number of months. */
export type ValueLine = Readonly<{ cardId: string; name: string; totals: readonly number[] }>

export type Counting = Readonly<{ hasIntroBonus: boolean; calculation: Inclusions }>

/** A line for each card that the values are about, in the order of the cards. */
export function valueLinesOf(
  { cards: values }: ValueOverTime,
  cards: readonly ChartedCard[],
  { hasIntroBonus, calculation }: Counting,
): ValueLine[] {
  const names = shortCardNames(cards)
  return cards.flatMap(({ cardId, offer }, index) => {
    const value = values.find((one) => one.cardId === cardId)
    if (value === undefined) {
      return []
    }
    const isOfferLeftOut = calculation.isOldOffer === false && offer.freshness === 'old'
    const isIntro = hasIntroBonus && calculation.isIntro !== false && !isOfferLeftOut
    const totals = value.money.map((money, month) =>
      totalOf(
        { money, introMoney: value.introMoney[month] ?? 0, annualFee: value.annualFee[month] ?? 0 },
        { ...calculation, isIntro },
      ),
    )
    return [{ cardId, name: names[index] ?? cardId, totals }]
  })
}

/** Months in which a line is ahead of all others, by its index. */
export type Lead = Readonly<{ line: number; from: number; to: number }>

/** Who leads from month 1 on. A card takes the lead once it's ahead, not when it draws level. */
export function leadsOf(lines: readonly ValueLine[]): Lead[] {
  const leads: Lead[] = []
  for (let month = 1; month <= lastMonthOf(lines); month++) {
    const last = leads.at(-1)
    const line = leaderIn(lines, month, last?.line ?? 0)
    if (last?.line === line) {
      leads[leads.length - 1] = { ...last, to: month }
    } else {
      leads.push({ line, from: month, to: month })
    }
  }
  return leads
}

function leaderIn(lines: readonly ValueLine[], month: number, current: number): number {
  return lines.reduce(
    (best, { totals }, index) => ((totals[month] ?? 0) > (lines[best]?.totals[month] ?? 0) ? index : best),
    current,
  )
}

/** A card passes others: the first month in which it's ahead of them. */
export type Crossover = Readonly<{ month: number; winner: number; losers: readonly number[] }>

/** More marks than this hide the lines, and their list pushes the rest of the page down. */
const MAX_CROSSOVERS = 3

/** Passes after month 1, by month. If there are too many, the last ones that change the lead. */
export function crossoversOf(lines: readonly ValueLine[]): Crossover[] {
  const passes = Array.from({ length: lastMonthOf(lines) }, (_, index) => passesIn(lines, index + 1)).flat()
  if (passes.length <= MAX_CROSSOVERS) {
    return passes
  }
  const leads = leadsOf(lines)
  return passes
    .filter(({ month, winner }) => leads.some(({ line, from }) => line === winner && from === month))
    .slice(-MAX_CROSSOVERS)
}

function passesIn(lines: readonly ValueLine[], month: number): Crossover[] {
  return lines.flatMap((_, winner) => {
    const losers = [...lines.keys()].filter(
      (loser) => aheadIn(lines, winner, loser, month) > 0 && lastDifference(lines, winner, loser, month) < 0,
    )
    return losers.length === 0 ? [] : [{ month, winner, losers }]
  })
}

function aheadIn(lines: readonly ValueLine[], a: number, b: number, month: number): number {
  return (lines[a]?.totals[month] ?? 0) - (lines[b]?.totals[month] ?? 0)
}

/** The difference before a month, as of the last month in which there was one; 0 if there was none. */
function lastDifference(lines: readonly ValueLine[], a: number, b: number, month: number): number {
  for (let earlier = month - 1; earlier >= 1; earlier--) {
    const difference = aheadIn(lines, a, b, earlier)
    if (difference !== 0) {
      return difference
    }
  }
  return 0
}

/** The answer, as the title of the chart. Another card may lead over the years, so it says which cards it's about. */
export function titleOf(lines: readonly ValueLine[]): string {
  const leads = leadsOf(lines)
  const nameOf = (lead: Lead | undefined) => lines[lead?.line ?? 0]?.name ?? ''
  const [first, second] = leads
  if (first === undefined || lines.length < 2) {
    return `What ${nameOf(first)} would have earned over ${lastMonthOf(lines)} months`
  }
  const of = `Of these ${lines.length === 2 ? 'two' : 'three'}, `
  if (second === undefined) {
    return `${of}${nameOf(first)} leads all ${lastMonthOf(lines)} months`
  }
  const last = leads.at(-1)
  return leads.length === 2 && first.to >= NOTABLE_MONTHS
    ? `${of}${nameOf(first)} leads for ${first.to} months, then ${nameOf(second)}`
    : `${of}${nameOf(last)} leads from month ${last?.from ?? 0} on`
}

export function crossoverText({ month, winner, losers }: Crossover, lines: readonly ValueLine[]): string {
  const passed = losers.map((loser) => lines[loser]?.name ?? '').join(' and ')
  return `${lines[winner]?.name ?? ''} passes ${passed} in month ${month}`
}

/** What a screen reader says instead of the drawing. */
export function describeLines(lines: readonly ValueLine[]): string {
  const ends = lines.map(({ name, totals }) => {
    const [year = 0, all = 0] = [totals[MONTHS_PER_YEAR], totals.at(-1)]
    return `${name}: ${formatDollars(year)} after 12 months, ${formatDollars(all)} after ${lastMonthOf(lines)}.`
  })
  return [...ends, ...crossoversOf(lines).map((one) => `${crossoverText(one, lines)}.`)].join(' ')
}

const MONTHS_PER_YEAR = 12
/** Until its bonus is paid, a card with a fee is behind. A lead that ends before this month isn't worth a title. */
const NOTABLE_MONTHS = 3

export function lastMonthOf(lines: readonly ValueLine[]): number {
  return Math.max(0, ...lines.map(({ totals }) => totals.length - 1))
}
