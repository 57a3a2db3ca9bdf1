import { daysIn } from '../day.ts'
import type { Spend } from '../spend/spend.ts'

/** Indexes of all purchases, latest day first; those of one day in input order. A counting sort. */
export function newestFirst({ window, offsets }: Spend): Int32Array {
  const lastOffset = daysIn(window) - 1
  const starts = new Int32Array(lastOffset + 2)
  for (let index = 0; index < offsets.length; index++) {
    const after = lastOffset - (offsets[index] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let day = 1; day < starts.length; day++) {
    starts[day] = (starts[day] ?? 0) + (starts[day - 1] ?? 0)
  }
  const order = new Int32Array(offsets.length)
  for (let index = 0; index < offsets.length; index++) {
    const day = lastOffset - (offsets[index] ?? 0)
    const position = starts[day] ?? 0
    order[position] = index
    starts[day] = position + 1
  }
  return order
}
