/** What was spent on each option of a choice, and which of them comes first. */
import type { Period } from '../card/card.ts'
import type { Choice } from './choice.ts'
import { rowOfCell, type Tables } from './tables.ts'

/** Net cents by period, then by option in the order of keys. `memory` is written to where it is large enough. */
export function spendingByPeriod(
  { memberCells, memberPlaces, byKey }: Choice,
  tables: Tables,
  per: Period,
  memory: Float64Array,
): Float64Array {
  const { count, net } = tables.sums[per]
  const width = byKey.length
  const cents = memory.length < count * width ? new Float64Array(count * width) : memory
  for (let place = 0; place < count * width; place++) {
    cents[place] = 0
  }
  for (let member = 0; member < memberCells.length; member++) {
    const row = rowOfCell(tables, memberCells[member])
    const option = memberPlaces[member] ?? 0
    for (let period = 0; row >= 0 && period < count; period++) {
      const place = period * width + option
      cents[place] = (cents[place] ?? 0) + (net[row * count + period] ?? 0)
    }
  }
  return cents
}

/** The option with the most above zero, of equals the earlier; -1 where there is none. Scores begin at `base`. */
export function foremost(scores: ArrayLike<number>, base: number, options: number): number {
  let best = -1
  let most = 0
  for (let option = 0; option < options; option++) {
    const score = scores[base + option] ?? 0
    if (score > most) {
      best = option
      most = score
    }
  }
  return best
}
