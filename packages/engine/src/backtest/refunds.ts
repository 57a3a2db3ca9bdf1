/** Days on which more was given back than spent: there a cap's meter goes back, and elsewhere it only rises. */
import type { SpendingYear } from './spending-year.ts'

/** Slots of a row that ended in a refund, ascending: those of row r lie from `refundStarts[r]` on. */
export type Refunds = Readonly<{ refundSlots: readonly number[]; refundStarts: Int32Array }>

/** Of the net cents by row and slot. Only a day with a refund can end in one, and few days have any. */
export function findRefunds(
  { slotOf, kindOf, cents, days }: SpendingYear,
  rowOfKind: Int32Array,
  lines: Float64Array,
): Refunds {
  const slots = days.length
  const found = new Set<number>()
  for (let entry = 0; entry < cents.length; entry++) {
    if ((cents[entry] ?? 0) < 0) {
      const line = (rowOfKind[kindOf[entry] ?? 0] ?? 0) * slots + (slotOf[entry] ?? 0)
      if ((lines[line] ?? 0) < 0) {
        found.add(line)
      }
    }
  }
  const refundSlots: number[] = []
  const refundStarts = new Int32Array(lines.length / slots + 1)
  for (const line of [...found].sort((a, b) => a - b)) {
    const row = Math.floor(line / slots)
    refundSlots.push(line - row * slots)
    refundStarts[row + 1] = refundSlots.length
  }
  for (let row = 1; row < refundStarts.length; row++) {
    refundStarts[row] = Math.max(refundStarts[row - 1] ?? 0, refundStarts[row] ?? 0)
  }
  return { refundSlots, refundStarts }
}

/** Net cents by row and month without the days that ended in a refund. */
export function withoutRefunds(
  net: Float64Array,
  { refundSlots, refundStarts }: Refunds,
  lines: Float64Array,
  monthOfSlot: Int32Array,
): Float64Array {
  const gross = net.slice()
  const rows = refundStarts.length - 1
  const [slots, months] = [monthOfSlot.length, net.length / rows]
  for (let row = 0; row < rows; row++) {
    const end = refundStarts[row + 1] ?? 0
    for (let place = refundStarts[row] ?? 0; place < end; place++) {
      const slot = refundSlots[place] ?? 0
      const month = row * months + (monthOfSlot[slot] ?? 0)
      gross[month] = (gross[month] ?? 0) - (lines[row * slots + slot] ?? 0)
    }
  }
  return gross
}
