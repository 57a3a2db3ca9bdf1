/**
 * What a split can gain is a concave function of any limit, and of several limits that move together: it rises up to
 * its highest point and falls from there, so that the point is found by halving.
 */

import type { Room, RoomRange } from './rooms.ts'
import type { Split } from './split.ts'

type Draft = Readonly<{ split: Pick<Split, 'gain'> }>

/**
 * The whole number from 0 to `most` at which the draft gains most, when it cannot be made below some number at most.
 *
 * Where it can be made is one stretch of numbers, and the one that is found is no worse than its neighbours: if it can
 * be made at all there, no other is better. Where it can be made up to `most`, it is not to be sought below a number at
 * which it cannot. Where it cannot be made at `most` either, what is found may be a number at which it cannot be made.
 */
export function highest(most: number, draftAt: (value: number) => Draft | null): number {
  const gainAt = (value: number) => draftAt(value)?.split.gain ?? Number.NEGATIVE_INFINITY
  let [from, to] = [0, most]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const own = gainAt(middle)
    if (own === Number.NEGATIVE_INFINITY || gainAt(middle + 1) > own) {
      from = middle + 1
    } else {
      to = middle
    }
  }
  return from
}

/** The best way to share a limit on reward between two rates. */
export function bestShare<Own extends Draft>(
  { limit, rates: [high = 1, low = 1], range }: Room,
  draftWith: (range: RoomRange) => Own | null,
): Own | null {
  const draftAt = (cents: number) => {
    const rest = Math.floor((limit - high * cents) / low)
    const byRate = new Map([
      [high, { low: 0, high: cents }],
      [low, { low: 0, high: rest }],
    ])
    return draftWith({ ...range, byRate, isShared: true })
  }
  const most = Math.floor(limit / high)
  // So many cents of the one rate are worth a whole number of the other: between them parts of a cent are lost.
  const step = low / greatestDivisor(high, low)
  const near = highest(Math.floor(most / step), (steps) => draftAt(steps * step)) * step
  const nearby = Array.from({ length: 2 * step + 1 }, (_, place) => near - step + place)
    .filter((cents) => cents >= 0 && cents <= most)
    .flatMap((cents) => draftAt(cents) ?? [])
  return nearby.sort((a, b) => b.split.gain - a.split.gain)[0] ?? null
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
