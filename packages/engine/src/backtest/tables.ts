/** The spending year as tables: one pass over the purchases, after which their number no longer matters. */

import type { Period } from '../card/card.ts'
import { endOfMonth, monthOfDayNumber } from '../day.ts'
import type { Cell } from './cells.ts'
import { periodOfMonth } from './plan.ts'
import { withoutRefunds } from './refunds.ts'
import type { SpendingYear } from './spending-year.ts'

/** Months as places in the tables, both included. */
export type MonthRange = Readonly<{ from: number; to: number }>

/** Net cents of a row and period: `count` entries a row. */
export type PeriodSums = Readonly<{ count: number; net: Float64Array }>

export type Tables = Readonly<{
  slots: number
  /** Net cents of a row and slot: rows are the cells that occur. */
  lines: Float64Array
  /** The row of a cell, or -1 where nothing was bought. */
  rowOf: Int32Array
  /** Net cents of a row and calendar month. */
  net: Float64Array
  /** The same without the days that ended in a refund: an upper bound of what a cap ever sees. */
  gross: Float64Array
  /** Calendar months that occur, counted from the year 0, and the slots at which they begin and the last ends. */
  months: readonly number[]
  /** What tells these months from any others. */
  monthsKey: string | number
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
  const { months, monthSlots, monthOfSlot } = monthsOf(year.days)
  const lines = new Float64Array(rows * slots)
  const net = new Float64Array(rows * months.length)
  const rowOfKind = Int32Array.from(cellOfKind, ({ index }) => rowOf[index] ?? 0)
  const { slotOf, kindOf, cents } = year
  for (let entry = 0; entry < cents.length; entry++) {
    const row = rowOfKind[kindOf[entry] ?? 0] ?? 0
    const slot = slotOf[entry] ?? 0
    const line = row * slots + slot
    const month = row * months.length + (monthOfSlot[slot] ?? 0)
    lines[line] = (lines[line] ?? 0) + (cents[entry] ?? 0)
    net[month] = (net[month] ?? 0) + (cents[entry] ?? 0)
  }
  return {
    slots,
    lines,
    rowOf,
    net,
    gross: withoutRefunds(net, year, rowOfKind, lines, monthOfSlot),
    months,
    monthsKey: keyOf(months),
    monthSlots,
    ...sumAllPeriods(months, net, rows),
    places: year.days.map((day) => day - year.firstDay),
    realDays: year.realDays,
    isAsObserved: year.isAsObserved,
  }
}

/** The row of a cell, or -1 where nothing was bought. */
export function rowOfCell({ rowOf }: Tables, cell: number | undefined): number {
  return rowOf[cell ?? -1] ?? -1
}

function sumAllPeriods(months: readonly number[], net: Float64Array, rows: number) {
  const periods = periodsOf(months)
  const month = { count: months.length, net }
  const year = sumPeriods(month, periods.year, rows)
  const quarter = sumPeriods(month, periods.quarter, rows)
  return { periods, sums: { month, quarter, year, opening: year } }
}

function sumPeriods(months: PeriodSums, periods: readonly MonthRange[], rows: number): PeriodSums {
  const count = periods.length
  const net = new Float64Array(rows * count)
  for (let row = 0; row < rows; row++) {
    for (const [place, { from, to }] of periods.entries()) {
      const target = row * count + place
      for (let month = row * months.count + from; month <= row * months.count + to; month++) {
        net[target] = (net[target] ?? 0) + (months.net[month] ?? 0)
      }
    }
  }
  return { count, net }
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

/** A number where no month is missing between the first and the last, since comparing texts costs more. */
function keyOf(months: readonly number[]): string | number {
  const [first = 0] = months
  const isUnbroken = (months.at(-1) ?? first) - first === months.length - 1
  return isUnbroken ? first * MOST_MONTHS + months.length : months.join()
}

const MOST_MONTHS = 10_000

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
