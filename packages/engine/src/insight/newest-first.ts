import { daysIn } from '../day.ts'
import type { Spend } from '../spend/spend.ts'

/** Indexes of all purchases, the latest day first; those of one day as they were given. */
export function newestFirst({ window, offsets }: Spend): Int32Array {
  const nextPlaces = new Int32Array(daysIn(window) + 1)
  const lastOffset = daysIn(window) - 1
  for (const offset of offsets) {
    nextPlaces[lastOffset - offset + 1] = (nextPlaces[lastOffset - offset + 1] ?? 0) + 1
  }
  for (let day = 1; day < nextPlaces.length; day++) {
    nextPlaces[day] = (nextPlaces[day] ?? 0) + (nextPlaces[day - 1] ?? 0)
  }
  const order = new Int32Array(offsets.length)
  for (const [index, offset] of offsets.entries()) {
    const place = nextPlaces[lastOffset - offset] ?? 0
    order[place] = index
    nextPlaces[lastOffset - offset] = place + 1
  }
  return order
}
