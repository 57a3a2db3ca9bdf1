/** The spending year as tables: after one pass over the purchases, their number no longer matters. */
import { endOfMonth, monthOfDayNumber } from '../day.ts'
import { once } from '../once.ts'
import { mapPeriods, type Period, periodOfMonth, type YearStart, yearStartOf } from '../period.ts'
import type { MonthSums } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import type { Cell, Cells } from './cells.ts'
import type { SpendingYear } from './spending-year.ts'

/** Indexes of months of the year, inclusive. */
export type MonthRange = Readonly<{ from: number; to: number }>

export type Tables = Readonly<{
  /** Net cents of a slot and row: rows are the cells that occur. */
  lines: () => Float64Array
  /** The cell of each row, and the row of each cell in the catalog: -1 without purchases. */
  cells: readonly Cell[]
  rowOf: Int32Array
  /** Net cents of each row before each calendar month, and of the whole year: see `sumMonths`. */
  net: Float64Array
  /** The same without days with a net refund: the highest value that a cap's meter can reach. */
  gross: Float64Array
  grossCents: number
  /** Calendar months that occur, counted from the year 0, and the slots where each starts and the last one ends. */
  months: readonly number[]
  monthSlots: readonly number[]
  /** The months of each period that occurs. */
  periods: Readonly<Record<Period, readonly MonthRange[]>>
  /** The last month of the period that each month is in. */
  periodEnds: Readonly<Record<Period, readonly number[]>>
  /** Each slot's day of the spending year, counted from 0, and its real day. */
  yearDays: Int32Array
  realDays: Int32Array
  isAsObserved: boolean
  start: YearStart
  /** Memo of `splitMonths`. */
  splits: Map<string, MonthTables>
}>

/** The tables that depend on where months begin. */
type MonthTables = Pick<Tables, 'net' | 'gross' | 'months' | 'monthSlots' | 'periods' | 'periodEnds'>

/** The tables of a year, for a catalog that has these cells. `sums` are those of its months, if they're known. */
export function tabulate(year: SpendingYear, { all, cellOf }: Cells, sums?: readonly MonthSums[]): Tables {
  const cellOfKind = year.kinds.map(cellOf)
  const cells = [...new Set(cellOfKind)]
  const rowOf = new Int32Array(all.length).fill(-1)
  for (const [row, { index }] of cells.entries()) {
    rowOf[index] = row
  }
  const rowOfKind = Int32Array.from(cellOfKind, ({ index }) => rowOf[index] ?? 0)
  const lines = once(() => linesOf(year, cells.length, rowOfKind))
  const { days } = year
  const starts = monthStarts(days)
  const months = starts.map((slot) => monthOfDayNumber(days[slot] ?? 0))
  const monthSlots = [...starts, days.length]
  const ofMonths =
    sums === undefined
      ? sumByMonth(lines(), months, monthSlots)
      : { ...sumOfMonths(sums, cells.length, rowOfKind, months), ...periodsOf(months), months, monthSlots }
  return {
    lines,
    cells,
    rowOf,
    ...ofMonths,
    grossCents: sum(cells.map((_, row) => ofMonths.gross[(row + 1) * (starts.length + 1) - 1] ?? 0)),
    yearDays: days.map((day) => day - year.firstDay),
    realDays: year.realDays,
    isAsObserved: year.isAsObserved,
    start: yearStartOf(year.firstDay),
    splits: new Map(),
  }
}

/** The slots whose day is in another month than the day before. Days ascend. */
function monthStarts(days: Int32Array): number[] {
  const starts: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (let slot = 0; slot < days.length; slot++) {
    const day = days[slot] ?? 0
    if (day >= end) {
      starts.push(slot)
      end = endOfMonth(monthOfDayNumber(day))
    }
  }
  return starts
}

/** The same tables with a month cut in two at each of these days of the year. */
export function splitMonths(tables: Tables, yearDays: readonly number[]): Tables {
  const key = yearDays.join()
  const known = tables.splits.get(key)
  if (known !== undefined) {
    return { ...tables, ...known }
  }
  const { lines, months, monthSlots } = tables
  const cuts = yearDays
    .map((day) => tables.yearDays.findIndex((own) => own >= day))
    .filter((slot) => slot >= 0 && !monthSlots.includes(slot))
  const slots = [...monthSlots, ...cuts].sort((a, b) => a - b)
  const monthAt = (slot: number) => months[monthSlots.findLastIndex((start) => start <= slot)] ?? 0
  const split = sumByMonth(lines(), slots.slice(0, -1).map(monthAt), slots)
  tables.splits.set(key, split)
  return { ...tables, ...split }
}

function sumByMonth(
  lines: Float64Array,
  months: readonly number[],
  monthSlots: readonly number[],
): MonthTables {
  const slots = monthSlots.at(-1) ?? 0
  const rows = slots === 0 ? 0 : lines.length / slots
  const width = months.length + 1
  const [net, gross] = [new Float64Array(rows * width), new Float64Array(rows * width)]
  for (let row = 0; row < rows; row++) {
    for (let month = 0; month < months.length; month++) {
      const index = row * width + month
      let [netCents, grossCents] = [net[index] ?? 0, gross[index] ?? 0]
      const end = monthSlots[month + 1] ?? 0
      for (let slot = monthSlots[month] ?? 0; slot < end; slot++) {
        const cents = lines[slot * rows + row] ?? 0
        netCents += cents
        grossCents += Math.max(cents, 0)
      }
      net[index + 1] = netCents
      gross[index + 1] = grossCents
    }
  }
  return { net, gross, months, monthSlots, ...periodsOf(months) }
}

/** The same from sums, which have no refunds. */
function sumOfMonths(
  sums: readonly MonthSums[],
  rows: number,
  rowOfKind: Int32Array,
  months: readonly number[],
): Pick<MonthTables, 'net' | 'gross'> {
  const width = months.length + 1
  const net = new Float64Array(rows * width)
  for (const { month, cents } of sums) {
    const index = months.indexOf(month) + 1
    for (const [kind, amount] of cents.entries()) {
      const cell = (rowOfKind[kind] ?? 0) * width + index
      net[cell] = (net[cell] ?? 0) + amount
    }
  }
  for (let index = 0; index < net.length; index++) {
    net[index] = (net[index] ?? 0) + (index % width === 0 ? 0 : (net[index - 1] ?? 0))
  }
  return { net, gross: net }
}

function linesOf(
  { slotOf, kindOf, cents, days }: SpendingYear,
  rows: number,
  rowOfKind: Int32Array,
): Float64Array {
  const lines = new Float64Array(days.length * rows)
  for (let entry = 0; entry < cents.length; entry++) {
    const line = (slotOf[entry] ?? 0) * rows + (rowOfKind[kindOf[entry] ?? 0] ?? 0)
    lines[line] = (lines[line] ?? 0) + (cents[entry] ?? 0)
  }
  return lines
}

function periodsOf(months: readonly number[]): Pick<MonthTables, 'periods' | 'periodEnds'> {
  const periods = mapPeriods((per) => monthRanges(per, months))
  return {
    periods,
    periodEnds: mapPeriods((per) =>
      periods[per].flatMap(({ from, to }) => Array<number>(to + 1 - from).fill(to)),
    ),
  }
}

/** Sum of the months `from` to `to`, inclusive, of a row in the net or gross table. */
export function sumMonths(
  { months }: Tables,
  table: Float64Array,
  row: number,
  from: number,
  to: number,
): number {
  const first = row * (months.length + 1)
  return (table[first + to + 1] ?? 0) - (table[first + from] ?? 0)
}

/** Net cents of a row in the whole year. */
export function sumYear({ months, net }: Tables, row: number): number {
  return net[row * (months.length + 1) + months.length] ?? 0
}

/** Row of a cell, or -1 without purchases. */
export function rowOfCell({ rowOf }: Tables, cell: number | undefined): number {
  return rowOf[cell ?? -1] ?? -1
}

function monthRanges(per: Period, months: readonly number[]): MonthRange[] {
  const ranges: { from: number; to: number }[] = []
  for (const [index, month] of months.entries()) {
    const last = ranges.at(-1)
    const isSame =
      last !== undefined && periodOfMonth(per, months[last.from] ?? 0) === periodOfMonth(per, month)
    if (isSame) {
      last.to = index
    } else {
      ranges.push({ from: index, to: index })
    }
  }
  return ranges
}
