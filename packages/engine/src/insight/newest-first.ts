import { daysIn } from '../day.ts'
import type { Spend } from '../spend/spend.ts'

/** Indexes of all purchases, the latest day first; those of one day as they were given. */
export function newestFirst({ window, offsets }: Spend): Int32Array {
  const lastOffset = daysIn(window) - 1
  const places = new Int32Array(lastOffset + 2)
  for (let index = 0; index < offsets.length; index++) {
    const after = lastOffset - (offsets[index] ?? 0) + 1
    places[after] = (places[after] ?? 0) + 1
  }
  for (let day = 1; day < places.length; day++) {
    places[day] = (places[day] ?? 0) + (places[day - 1] ?? 0)
  }
  const order = new Int32Array(offsets.length)
  for (let index = 0; index < offsets.length; index++) {
    const day = lastOffset - (offsets[index] ?? 0)
    const place = places[day] ?? 0
    order[place] = index
    places[day] = place + 1
  }
  return order
}
