/** Lines of the chart of value over time, who leads when, and the sentences about it. */
import type { ValueOverTime } from '@cardsight/contract/backtest'
import { type Inclusions, totalOf } from '@cardsight/engine/ranking'
import { shortCardNames } from '../../cards/short-card-name.ts'
import { formatDollars } from '../../lib/format-money.ts'

/** The part of a result that a line needs. */
export type ChartedCard = Readonly<{
  cardId: string
  name: string
  issuer: string
  offer: Readonly<{ freshness: 'fresh' | 'aging' | 'old' }>
  /** Names a card that the person has. Its bonus was paid long ago. */
  ownedAs?: string
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
  return cards.flatMap(({ cardId, offer, ownedAs }, index) => {
    const value = values.find((one) => one.cardId === cardId)
    if (value === undefined) {
      return []
    }
    const isOfferLeftOut = calculation.isOldOffer === false && offer.freshness === 'old'
    const isIntro = hasIntroBonus && ownedAs === undefined && calculation.isIntro !== false && !isOfferLeftOut
    const totals = value.money.map((money, month) =>
      totalOf(
        { money, introMoney: value.introMoney[month] ?? 0, annualFee: value.annualFee[month] ?? 0 },
        { ...calculation, isIntro },
      ),
    )
    return [{ cardId, name: ownedAs ?? names[index] ?? cardId, totals }]
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

/** What any 2% card without a fee earns: the same in every month. */
export function plainLineOf(yearDollars: number): ValueLine {
  return {
    cardId: 'plain-2-percent',
    name: 'Any 2% card',
    totals: Array.from(
      { length: 3 * MONTHS_PER_YEAR + 1 },
      (_, month) => Math.round((yearDollars * 100 * month) / MONTHS_PER_YEAR) / 100,
    ),
  }
}

/** The answer, as the title of the chart. The pick is the first line. */
export function titleOf(lines: readonly ValueLine[]): string {
  const [pick] = lines
  const last = leadsOf(lines).at(-1)
  if (pick === undefined || last === undefined || lines.length < 2) {
    return `What ${pick?.name ?? 'the card'} would have earned over ${lastMonthOf(lines)} months`
  }
  if (last.line !== 0) {
    return `${lines[last.line]?.name ?? ''} passes ${pick.name} in month ${last.from}`
  }
  return last.from < NOTABLE_MONTH
    ? `${pick.name} stays ahead for all three years`
    : `${pick.name} stays ahead after month ${last.from}`
}

/** How far the pick is ahead of a 2% card after one year and after three. */
export function leadText(pick: ValueLine, plain: ValueLine): string {
  const leadAfter = (months: number) => (pick.totals[months] ?? 0) - (plain.totals[months] ?? 0)
  const [first, last] = [leadAfter(MONTHS_PER_YEAR), leadAfter(3 * MONTHS_PER_YEAR)]
  if (first <= 0 || last <= 0) {
    return `After three years, it’s ${formatDollars(Math.abs(last))} ${last < 0 ? 'behind' : 'ahead of'} a 2% card.`
  }
  return `Its lead over a 2% card ${last < first ? 'shrinks' : 'grows'} from ${formatDollars(first)} to ${formatDollars(last)}.`
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
/** Until its bonus is paid, a card with a fee is behind. A lead of others that ends before this month isn't worth a title. */
const NOTABLE_MONTH = 7

export function lastMonthOf(lines: readonly ValueLine[]): number {
  return Math.max(0, ...lines.map(({ totals }) => totals.length - 1))
}
