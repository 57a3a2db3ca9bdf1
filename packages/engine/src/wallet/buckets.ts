/**
 * A bucket is what was bought of one cell in one stretch: days of one calendar month on which every card's terms stay
 * the same. All that the split can tell apart is in the buckets, save the order of days under a limit of several rates.
 */
import type { Cell } from '../backtest/cells.ts'
import type { Compiled } from '../backtest/compile.ts'
import { type SpendingYear, spendingYear } from '../backtest/spending-year.ts'
import type { Card } from '../card/card.ts'
import { dayNumber, monthOfDayNumber } from '../day.ts'
import type { Spend } from '../spend/spend.ts'

export type Stretch = Readonly<{
  /** Months since the year 0. */
  month: number
  /** Its place among the months of the year, from 0. */
  monthPlace: number
  /** Any real day of the stretch, and how far it is from the first of the spending year. */
  realDay: number
  place: number
}>

export type Buckets = Readonly<{
  stretches: readonly Stretch[]
  /** Cells that occur, and by bucket: the cell's place among them, the stretch, and the cents, all above zero. */
  cells: readonly Cell[]
  rowOf: Int32Array
  stretchOf: Int32Array
  cents: Float64Array
  /** Buckets that ended in a refund, with the cents that went back, above zero. */
  refunds: Readonly<{ rowOf: Int32Array; stretchOf: Int32Array; cents: Float64Array }>
  /** Net cents of the year. */
  yearCents: number
  months: readonly number[]
  year: SpendingYear
  /** The stretch of each slot of the year, and the row of each kind. */
  stretchOfSlot: Int32Array
  rowOfKind: Int32Array
}>

export function layBuckets(spend: Spend, compiled: Compiled): Buckets {
  const year = spendingYear(spend)
  const cellOfKind = year.kinds.map(compiled.cells.cellOf)
  const cells = [...new Set(cellOfKind)]
  const rowOfKind = Int32Array.from(cellOfKind, (cell) => cells.indexOf(cell))
  const { stretches, stretchOfSlot, months } = stretchesOf(year, edgesOf(compiled))
  const sums = new Float64Array(cells.length * stretches.length)
  let yearCents = 0
  for (let entry = 0; entry < year.cents.length; entry++) {
    const row = rowOfKind[year.kindOf[entry] ?? 0] ?? 0
    const stretch = stretchOfSlot[year.slotOf[entry] ?? 0] ?? 0
    const place = row * stretches.length + stretch
    sums[place] = (sums[place] ?? 0) + (year.cents[entry] ?? 0)
    yearCents += year.cents[entry] ?? 0
  }
  const places = Array.from(sums.keys())
  const columnsOf = (kept: readonly number[]) => ({
    rowOf: Int32Array.from(kept, (place) => Math.floor(place / stretches.length)),
    stretchOf: Int32Array.from(kept, (place) => place % stretches.length),
    cents: Float64Array.from(kept, (place) => Math.abs(sums[place] ?? 0)),
  })
  return {
    stretches,
    cells,
    ...columnsOf(places.filter((place) => (sums[place] ?? 0) > 0)),
    refunds: columnsOf(places.filter((place) => (sums[place] ?? 0) < 0)),
    yearCents,
    months,
    year,
    stretchOfSlot,
    rowOfKind,
  }
}

/** Real days on which some card's terms change, and days since opening on which some do. */
type Edges = Readonly<{ days: readonly number[]; places: readonly number[] }>

const knownEdges = new WeakMap<Compiled, Edges>()

function edgesOf(compiled: Compiled): Edges {
  const known = knownEdges.get(compiled)
  if (known !== undefined) {
    return known
  }
  const rules = compiled.cards.flatMap(({ card }) => card.rules)
  const edges = {
    days: ascending(compiled.cards.flatMap(({ card }) => daysOfChange(card))),
    places: ascending(rules.flatMap(({ firstDays }) => firstDays ?? [])),
  }
  knownEdges.set(compiled, edges)
  return edges
}

function daysOfChange({ rules }: Card): number[] {
  return rules.flatMap(({ from, to, target }) => [
    ...(from === undefined ? [] : [dayNumber(from)]),
    ...(to === undefined ? [] : [dayNumber(to) + 1]),
    ...(target.kind === 'rotating'
      ? target.calendar.flatMap((entry) => [dayNumber(entry.from), dayNumber(entry.to) + 1])
      : []),
  ])
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

function stretchesOf(year: SpendingYear, edges: Edges) {
  const stretches: Stretch[] = []
  const months: number[] = []
  const known = new Map<string, number>()
  const stretchOfSlot = year.days.map((day, slot) => {
    const month = monthOfDayNumber(day)
    if (months.at(-1) !== month) {
      months.push(month)
    }
    const realDay = year.realDays[slot] ?? 0
    const place = day - year.firstDay
    const key = `${month} ${passed(edges.days, realDay)} ${passed(edges.places, place)}`
    const found = known.get(key)
    if (found !== undefined) {
      return found
    }
    known.set(key, stretches.length)
    return stretches.push({ month, monthPlace: months.length - 1, realDay, place }) - 1
  })
  return { stretches, stretchOfSlot, months }
}

function passed(edges: readonly number[], value: number): number {
  return edges.filter((edge) => edge <= value).length
}
