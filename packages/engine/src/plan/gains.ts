/** What cards add to prices of the categories, by month. */
import { bestRow, rowOf } from './earning-months.ts'
import type { Application } from './plan.ts'
import { MONTHS_PER_YEAR, type PlanProblem, type Row } from './problem.ts'

/** By month; months of a period share a row. */
export type ReferenceRows = readonly Row[]

type PricedPeriod = Readonly<{ from: number; until: number; row: Row }>

export type PriceRows = Readonly<{ periods: readonly PricedPeriod[]; total: number }>

/** What the plan's open cards pay, by month. */
export function rowsByMonth(
  problem: PlanProblem,
  plan: readonly Application[],
  periods: readonly Readonly<{ from: number; until: number }>[],
): Row[] {
  const limitOf = new Int32Array(problem.width)
  const rows: Row[] = []
  for (const { from, until } of periods) {
    const row = new Float64Array(problem.width)
    bestRow(problem, plan, from, row, limitOf)
    // Most cards are opened for their bonus and change no row. Equal rows are one, so that there are fewer periods.
    const before = rows.at(-1)
    const own = before !== undefined && isEqual(before, row) ? before : row
    rows.push(...Array.from({ length: until - from }, () => own))
  }
  return rows
}

function isEqual(a: Row, b: Row): boolean {
  return a.every((cents, category) => cents === b[category])
}

/** Prices that are at least the reference and at least what the plan's cards could pay. */
export function priceRows(
  problem: PlanProblem,
  plan: readonly Application[],
  reference: ReferenceRows,
  periods: readonly Readonly<{ from: number; until: number }>[],
): PriceRows {
  const own = rowsByMonth(problem, plan, periods)
  const priced: { from: number; until: number; row: Row }[] = []
  let total = 0
  for (const [month, row] of own.entries()) {
    const last = priced.at(-1)
    const isSame =
      month % MONTHS_PER_YEAR > 0 && row === own[month - 1] && reference[month] === reference[month - 1]
    if (last !== undefined && isSame) {
      last.until = month + 1
    } else {
      priced.push({ from: month, until: month + 1, row: highest(row, reference[month]) })
    }
  }
  for (const { from, until, row } of priced) {
    raiseByShared(problem, plan, from, row)
    total += row.reduce((sum, cents) => sum + cents, 0) * (until - from)
  }
  return { periods: priced, total }
}

function highest(row: Row, other: Row | undefined): Row {
  return row.map((cents, category) => Math.max(cents, other?.[category] ?? 0))
}

/** A second person may open a card that the first one has. */
function raiseByShared(problem: PlanProblem, plan: readonly Application[], month: number, row: Row): void {
  if (problem.records.length < 2) {
    return
  }
  const owned = problem.records.flatMap((records) => records.filter(({ closed }) => closed === null))
  for (const { card } of [...owned, ...plan.filter((each) => each.month <= month)]) {
    const most = problem.cards[card]?.most
    for (const other of most === undefined ? [] : [most.firstYear, ...most.lasting]) {
      for (let category = 0; category < row.length; category++) {
        row[category] = Math.max(row[category] ?? 0, other[category] ?? 0)
      }
    }
  }
}

export type Gains = Readonly<{
  /** Parts that a card opened in a month adds to the prices until another month. */
  of: (card: number, from: number, until: number) => number
}>

type GainSums = Readonly<{ first: Float64Array; later: Float64Array }>

/** Sums are made on demand, because many cards are never asked for. */
export function createGains(problem: PlanProblem, { periods }: PriceRows): Gains {
  const sums: (GainSums | undefined)[] = []
  return {
    of: (card, from, until) => {
      const own = sums[card] ?? gainSums(problem, periods, card)
      sums[card] = own
      const change = Math.min(until, from + MONTHS_PER_YEAR)
      return (
        (own.first[change] ?? 0) - (own.first[from] ?? 0) + (own.later[until] ?? 0) - (own.later[change] ?? 0)
      )
    },
  }
}

/** Sums over the months before each month. */
function gainSums(
  { question: { months, monthCents }, cards }: PlanProblem,
  periods: readonly PricedPeriod[],
  card: number,
): GainSums {
  const first = new Float64Array(months + 1)
  const later = new Float64Array(months + 1)
  const most = cards[card]?.most
  if (most === undefined) {
    return { first, later }
  }
  for (const { from, until, row } of periods) {
    const firstRow = rowOf(most, true, from)
    const laterRow = rowOf(most, false, from)
    const inFirst = addedBy(firstRow, row) * monthCents
    const inLater = firstRow === laterRow ? inFirst : addedBy(laterRow, row) * monthCents
    for (let month = from; month < until; month++) {
      first[month + 1] = (first[month] ?? 0) + inFirst
      later[month + 1] = (later[month] ?? 0) + inLater
    }
  }
  return { first, later }
}

function addedBy(row: Row, prices: Row): number {
  let added = 0
  for (let category = 0; category < prices.length; category++) {
    const more = (row[category] ?? 0) - (prices[category] ?? 0)
    if (more > 0) {
      added += more
    }
  }
  return added
}
