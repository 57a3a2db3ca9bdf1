/** Straight lines over a span of values, and where one of them can come up to another. */

/** What it is at the lower end and at the higher one. */
export type Line = Readonly<{ lo: number; hi: number }>

export const NO_BOUND: Line = { lo: Number.POSITIVE_INFINITY, hi: Number.POSITIVE_INFINITY }

/** A bound that is the least of its lines. */
export type Roof = readonly Line[]

/**
 * The part of the span, counted from one of its ends, in which the roof stays below the floor: 0 where it does not even
 * there, 1 and more where it does everywhere.
 */
export function clearPart(roof: Roof, floor: Line, from: 'lo' | 'hi'): number {
  let [first, last] = [0, 1]
  const far = from === 'lo' ? 'hi' : 'lo'
  for (const line of roof) {
    const [near, end] = [line[from] - floor[from], line[far] - floor[far]]
    if (near < 0 && end < 0) {
      return Number.POSITIVE_INFINITY
    }
    if (near < 0) {
      first = Math.max(first, Number.isFinite(end) ? near / (near - end) : 0)
    } else if (end < 0) {
      last = Math.min(last, near / (near - end))
    }
  }
  return first > last ? Number.POSITIVE_INFINITY : first
}
