/** What was bought of a cell slot by slot. */
import type { SpendingYear } from '../backtest/spending-year.ts'
import type { Buckets } from './buckets.ts'

const known = new WeakMap<SpendingYear, Map<number, Float64Array>>()

/** Net cents by slot of the year; below zero on days that ended in a refund. */
export function linesOf({ year, rowOfKind }: Buckets, row: number): Float64Array {
  const kept = known.get(year) ?? new Map<number, Float64Array>()
  known.set(year, kept)
  const found = kept.get(row)
  if (found !== undefined) {
    return found
  }
  const lines = new Float64Array(year.days.length)
  for (let entry = 0; entry < year.cents.length; entry++) {
    if (rowOfKind[year.kindOf[entry] ?? 0] === row) {
      const slot = year.slotOf[entry] ?? 0
      lines[slot] = (lines[slot] ?? 0) + (year.cents[entry] ?? 0)
    }
  }
  kept.set(row, lines)
  return lines
}
