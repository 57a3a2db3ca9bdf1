/** The spending year as tables: after one pass over the purchases, their number no longer matters. */
import { endOfMonth, monthOfDayNumber } from '../day.ts'
import { mapPeriods, type Period, periodOfMonth, type YearStart, yearStartOf } from '../period.ts'
import type { Cell, Cells } from './cells.ts'
import type { SpendingYear } from './spending-year.ts'

/** Indexes of months of the year, inclusive. */
export type MonthRange = Readonly<{ from: number; to: number }>

export type Tables = Readonly<{
  /** Net cents of a slot and row: rows are the cells that occur. */
  lines: Float64Array
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
}>

/** The tables of a year, for a catalog that has these cells. */
export function tabulate(year: SpendingYear, { all, cellOf }: Cells): Tables {
  const cellOfKind = year.kinds.map(cellOf)
  const cells = [...new Set(cellOfKind)]
  const rowOf = new Int32Array(all.length).fill(-1)
  for (const [row, { index }] of cells.entries()) {
    rowOf[index] = row
  }
  const { months, monthSlots, monthOfSlot } = monthsOf(year.days)
  const lines = new Float64Array(year.days.length * cells.length)
  const monthly = new Float64Array(cells.length * months.length)
  const rowOfKind = Int32Array.from(cellOfKind, ({ index }) => rowOf[index] ?? 0)
  const { slotOf, kindOf, cents } = year
  for (let entry = 0; entry < cents.length; entry++) {
    const row = rowOfKind[kindOf[entry] ?? 0] ?? 0
    const slot = slotOf[entry] ?? 0
    const line = slot * cells.length + row
    const month = row * months.length + (monthOfSlot[slot] ?? 0)
    lines[line] = (lines[line] ?? 0) + (cents[entry] ?? 0)
    monthly[month] = (monthly[month] ?? 0) + (cents[entry] ?? 0)
  }
  const periods = mapPeriods((per) => monthRanges(per, months))
  const gross = withoutRefunds(monthly, year, rowOfKind, cells.length, lines, monthOfSlot)
  return {
    lines,
    cells,
    rowOf,
    net: accumulate(monthly, months.length),
    gross: accumulate(gross, months.length),
    grossCents: gross.reduce((sum, amount) => sum + amount, 0),
    months,
    monthSlots,
    periods,
    periodEnds: mapPeriods((per) =>
      periods[per].flatMap(({ from, to }) => Array<number>(to + 1 - from).fill(to)),
    ),
    yearDays: year.days.map((day) => day - year.firstDay),
    realDays: year.realDays,
    isAsObserved: year.isAsObserved,
    start: yearStartOf(year.firstDay),
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

/**
 * Cents by row and month without days with a net refund, the only days on which a cap's meter counts backward. Few days
 * have refunds at all.
 */
function withoutRefunds(
  monthly: Float64Array,
  { slotOf, kindOf, cents, days }: SpendingYear,
  rowOfKind: Int32Array,
  rows: number,
  lines: Float64Array,
  monthOfSlot: Int32Array,
): Float64Array {
  const gross = monthly.slice()
  const months = (monthOfSlot[days.length - 1] ?? 0) + 1
  const seen = new Set<number>()
  for (let entry = 0; entry < cents.length; entry++) {
    if ((cents[entry] ?? 0) < 0) {
      const row = rowOfKind[kindOf[entry] ?? 0] ?? 0
      const slot = slotOf[entry] ?? 0
      const line = slot * rows + row
      const ofDay = lines[line] ?? 0
      if (ofDay < 0 && !seen.has(line)) {
        seen.add(line)
        const month = row * months + (monthOfSlot[slot] ?? 0)
        gross[month] = (gross[month] ?? 0) - ofDay
      }
    }
  }
  return gross
}

/** Each row's sums before each of its months, and of all of them. */
function accumulate(monthly: Float64Array, months: number): Float64Array {
  const rows = monthly.length / months
  const sums = new Float64Array(rows * (months + 1))
  for (let row = 0; row < rows; row++) {
    for (let month = 0; month < months; month++) {
      const index = row * (months + 1) + month
      sums[index + 1] = (sums[index] ?? 0) + (monthly[row * months + month] ?? 0)
    }
  }
  return sums
}

function monthsOf(days: Int32Array) {
  const months: number[] = []
  const monthSlots: number[] = []
  const monthOfSlot = new Int32Array(days.length)
  let end = Number.NEGATIVE_INFINITY
  for (let slot = 0; slot < days.length; slot++) {
    const day = days[slot] ?? 0
    if (day >= end) {
      const month = monthOfDayNumber(day)
      end = endOfMonth(month)
      months.push(month)
      monthSlots.push(slot)
    }
    monthOfSlot[slot] = months.length - 1
  }
  return { months, monthSlots: [...monthSlots, days.length], monthOfSlot }
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
