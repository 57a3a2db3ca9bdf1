/** What was bought of a cell slot by slot, refunds taken off what was bought of it before in the same stretch. */
import type { SpendingYear } from '../backtest/spending-year.ts'
import type { Buckets } from './buckets.ts'

export type Lines = Readonly<{ lines: Float64Array }>

const known = new WeakMap<SpendingYear, Map<number, Lines>>()

/** Cents by slot, none below zero; a stretch that ended in a refund has none at all. */
export function linesOf(buckets: Buckets, row: number): Lines {
  const kept = known.get(buckets.year) ?? new Map<number, Lines>()
  known.set(buckets.year, kept)
  const found = kept.get(row) ?? { lines: netLines(buckets, row) }
  kept.set(row, found)
  return found
}

function netLines({ year, rowOfKind, stretchOfSlot, stretches }: Buckets, row: number): Float64Array {
  const lines = new Float64Array(year.days.length)
  for (let entry = 0; entry < year.cents.length; entry++) {
    if (rowOfKind[year.kindOf[entry] ?? 0] === row) {
      const slot = year.slotOf[entry] ?? 0
      lines[slot] = (lines[slot] ?? 0) + (year.cents[entry] ?? 0)
    }
  }
  for (const stretch of stretches.keys()) {
    const slots = Array.from(lines.keys()).filter((slot) => stretchOfSlot[slot] === stretch)
    settle(lines, slots)
  }
  return lines
}

/** A refund takes off the latest purchases before it first, then those that follow. */
function settle(lines: Float64Array, slots: readonly number[]): void {
  for (const [place, slot] of slots.entries()) {
    let owed = Math.max(0, -(lines[slot] ?? 0))
    if (owed === 0) {
      continue
    }
    lines[slot] = 0
    for (const other of [...slots.slice(0, place).reverse(), ...slots.slice(place + 1)]) {
      const taken = Math.min(owed, Math.max(0, lines[other] ?? 0))
      lines[other] = (lines[other] ?? 0) - taken
      owed -= taken
    }
  }
}
