/** Days on which more was given back than spent: there a cap's meter goes back, and elsewhere it only rises. */
import type { SpendingYear } from './spending-year.ts'

/**
 * Cents by row and month without such days, from the net ones. Only a day with a refund can end in one, and few days
 * have any.
 */
export function withoutRefunds(
  net: Float64Array,
  { slotOf, kindOf, cents, days }: SpendingYear,
  rowOfKind: Int32Array,
  lines: Float64Array,
  monthOfSlot: Int32Array,
): Float64Array {
  const gross = net.slice()
  const months = (monthOfSlot[days.length - 1] ?? 0) + 1
  const seen = new Set<number>()
  for (let entry = 0; entry < cents.length; entry++) {
    if ((cents[entry] ?? 0) < 0) {
      const row = rowOfKind[kindOf[entry] ?? 0] ?? 0
      const slot = slotOf[entry] ?? 0
      const line = row * days.length + slot
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
