/** The spending year as tables: one pass over the purchases, after which their number no longer matters. */

import type { Period } from '../card/card.ts'
import { endOfMonth, monthOfDayNumber } from '../day.ts'
import type { Cell } from './cells.ts'
import { periodOfMonth } from './plan.ts'
import type { SpendingYear } from './spending-year.ts'

/** Months as places in the tables, both included. */
export type MonthRange = Readonly<{ from: number; to: number }>

/** `net` and `gross` of a row and period: `count` entries a row. */
export type PeriodSums = Readonly<{ count: number; net: Float64Array; gross: Float64Array }>

export type Tables = Readonly<{
  slots: number
  /** Net cents of a row and slot: rows are the cells that occur. */
  lines: Float64Array
  /** The row of a cell, or -1 where nothing was bought. */
  rowOf: Int32Array
  /** Net cents of a row before a slot: `slots` + 1 entries a row, the last of them the whole year. */
  before: Float64Array
  /** Slots of a row that ended in a refund, ascending: those of row r lie from `refundStarts[r]` on. */
  refundSlots: readonly number[]
  refundStarts: readonly number[]
  /** Net cents of a row and calendar month. */
  net: Float64Array
  /** The same without the days that ended in a refund: an upper bound of what a cap ever sees. */
  gross: Float64Array
  /** Calendar months that occur, counted from the year 0, and the slots at which they begin and the last ends. */
  months: readonly number[]
  /** The same months as a text that tells them from any others. */
  monthsKey: string
  monthSlots: readonly number[]
  /** The months of each period that occurs, and the sums of whole periods. */
  periods: Readonly<Record<Period, readonly MonthRange[]>>
  sums: Readonly<Record<Period, PeriodSums>>
  /** Days of the year that a slot is away from its first, and the slot's real day. */
  places: Int32Array
  realDays: Int32Array
  isAsObserved: boolean
}>

/** `cellOfKind` gives the cell of each of the year's kinds; `cellCount` is how many cells there are at all. */
export function tabulate(year: SpendingYear, cellOfKind: readonly Cell[], cellCount: number): Tables {
  const rowOf = new Int32Array(cellCount).fill(-1)
  let rows = 0
  for (const { index } of cellOfKind) {
    if ((rowOf[index] ?? 0) < 0) {
      rowOf[index] = rows++
    }
  }
  const slots = year.days.length
  const lines = new Float64Array(rows * slots)
  const baseOfKind = Int32Array.from(cellOfKind, ({ index }) => (rowOf[index] ?? 0) * slots)
  const { slotOf, kindOf, cents } = year
  for (let entry = 0; entry < cents.length; entry++) {
    const line = (baseOfKind[kindOf[entry] ?? 0] ?? 0) + (slotOf[entry] ?? 0)
    lines[line] = (lines[line] ?? 0) + (cents[entry] ?? 0)
  }
  return {
    slots,
    lines,
    rowOf,
    ...sumMonths(year.days, lines, rows),
    places: year.days.map((day) => day - year.firstDay),
    realDays: year.realDays,
    isAsObserved: year.isAsObserved,
  }
}

/** The row of a cell, or -1 where nothing was bought. */
export function rowOfCell({ rowOf }: Tables, cell: number | undefined): number {
  return rowOf[cell ?? -1] ?? -1
}

function sumMonths(days: Int32Array, lines: Float64Array, rows: number) {
  const { months, monthSlots } = monthsOf(days)
  const slots = days.length
  const net = new Float64Array(rows * months.length)
  const gross = new Float64Array(rows * months.length)
  const before = new Float64Array(rows * (slots + 1))
  const refundSlots: number[] = []
  const refundStarts = [0]
  for (let row = 0; row < rows; row++) {
    let sum = 0
    for (let month = 0; month < months.length; month++) {
      const end = monthSlots[month + 1] ?? 0
      const sumBefore = sum
      let refunded = 0
      for (let slot = monthSlots[month] ?? 0; slot < end; slot++) {
        const cents = lines[row * slots + slot] ?? 0
        if (cents < 0) {
          refunded -= cents
          refundSlots.push(slot)
        }
        sum += cents
        before[row * (slots + 1) + slot + 1] = sum
      }
      net[row * months.length + month] = sum - sumBefore
      gross[row * months.length + month] = sum - sumBefore + refunded
    }
    refundStarts.push(refundSlots.length)
  }
  const periods = periodsOf(months)
  const month = { count: months.length, net, gross }
  const year = sumPeriods(month, periods.year, rows)
  const sums = { month, quarter: sumPeriods(month, periods.quarter, rows), year, opening: year }
  return {
    months,
    monthsKey: months.join(),
    monthSlots,
    periods,
    sums,
    net,
    gross,
    before,
    refundSlots,
    refundStarts,
  }
}

function sumPeriods(months: PeriodSums, periods: readonly MonthRange[], rows: number): PeriodSums {
  const count = periods.length
  const [net, gross] = [new Float64Array(rows * count), new Float64Array(rows * count)]
  for (let row = 0; row < rows; row++) {
    for (const [place, { from, to }] of periods.entries()) {
      const target = row * count + place
      for (let month = row * months.count + from; month <= row * months.count + to; month++) {
        net[target] = (net[target] ?? 0) + (months.net[month] ?? 0)
        gross[target] = (gross[target] ?? 0) + (months.gross[month] ?? 0)
      }
    }
  }
  return { count, net, gross }
}

function monthsOf(days: Int32Array) {
  const months: number[] = []
  const monthSlots: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const [slot, day] of days.entries()) {
    if (day >= end) {
      const month = monthOfDayNumber(day)
      end = endOfMonth(month)
      months.push(month)
      monthSlots.push(slot)
    }
  }
  return { months, monthSlots: [...monthSlots, days.length] }
}

function periodsOf(months: readonly number[]): Tables['periods'] {
  const year = [{ from: 0, to: months.length - 1 }]
  const quarter: { from: number; to: number }[] = []
  for (const [place, month] of months.entries()) {
    const last = quarter.at(-1)
    if (
      last !== undefined &&
      periodOfMonth('quarter', months[last.from] ?? 0) === periodOfMonth('quarter', month)
    ) {
      last.to = place
    } else {
      quarter.push({ from: place, to: place })
    }
  }
  return { month: months.map((_, place) => ({ from: place, to: place })), quarter, year, opening: year }
}

export type CellSum = Readonly<{ cell: Cell; cents: number }>

/** Net cents of the year, for each cell that occurs. */
export function sumCells(tables: Tables, cells: readonly Cell[]): CellSum[] {
  const { months, net } = tables
  const sums: CellSum[] = []
  for (const cell of cells) {
    const row = rowOfCell(tables, cell.index)
    let cents = 0
    for (let month = 0; row >= 0 && month < months.length; month++) {
      cents += net[row * months.length + month] ?? 0
    }
    if (row >= 0) {
      sums.push({ cell, cents })
    }
  }
  return sums
}
