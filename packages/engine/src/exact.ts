/**
 * Exact reward arithmetic. A reward is counted in units of a hundred-thousandth of a point: cents × thousandths of a
 * point per dollar. Up to $10 million a year, these are whole numbers below 2^53, so sums are exact in any order.
 * Values are rounded only once, here, half away from zero.
 */

export const UNITS_PER_POINT = 100_000

/** Maximum spending per year for which all sums are exact. Refunds count as spending. */
export const MAX_CENTS_PER_YEAR = 1_000_000_000

/** A subcent is a ten-millionth of a cent, so units × hundredths of a cent per point is a whole number of subcents. */
export const SUBCENTS_PER_CENT = 10_000_000

/** Money with more precision than a cent: `cents` is rounded down, and `subcents` is the remainder. */
export type ExactMoney = Readonly<{ cents: number; subcents: number }>

/**
 * Value of units at `hundredths` of a cent per point, plus `extraSubcents`. Divides before multiplying because the
 * full product can exceed 2^53.
 */
export function worth(units: number, hundredths: number, extraSubcents = 0): ExactMoney {
  const chunks = Math.floor(units / SUBCENTS_PER_CENT)
  const subcents = (units - chunks * SUBCENTS_PER_CENT) * hundredths + extraSubcents
  const carry = Math.floor(subcents / SUBCENTS_PER_CENT)
  return { cents: chunks * hundredths + carry, subcents: subcents - carry * SUBCENTS_PER_CENT }
}

/** `worth` rounded to whole cents, half away from zero. Allocates nothing, because a run calls it tens of thousands of times. */
export function roundWorth(units: number, hundredths: number, extraSubcents = 0): number {
  const chunks = Math.floor(units / SUBCENTS_PER_CENT)
  const subcents = (units - chunks * SUBCENTS_PER_CENT) * hundredths + extraSubcents
  const carry = Math.floor(subcents / SUBCENTS_PER_CENT)
  const cents = chunks * hundredths + carry
  const twice = (subcents - carry * SUBCENTS_PER_CENT) * 2
  return (cents < 0 ? twice > SUBCENTS_PER_CENT : twice >= SUBCENTS_PER_CENT) ? cents + 1 : cents
}

/** Units rounded to whole points, half away from zero. */
export function roundPoints(units: number): number {
  return roundDivision(units, UNITS_PER_POINT)
}

/** Quotient of whole numbers, rounded half away from zero. Never returns -0. */
export function roundDivision(amount: number, divisor: number): number {
  const size = Math.floor((Math.abs(amount) * 2 + divisor) / (divisor * 2))
  return amount < 0 && size > 0 ? -size : size
}

/** Rounds amounts in subcents to whole cents that add up to `whole`. */
export function roundParts(subcents: readonly number[], whole: number): number[] {
  const parts = subcents.map((amount) => Math.floor(amount / SUBCENTS_PER_CENT))
  const fractions = parts.map((cents, index) => (subcents[index] ?? 0) - cents * SUBCENTS_PER_CENT)
  roundShares(parts, fractions, whole, SUBCENTS_PER_CENT)
  return parts
}

/**
 * Adds one to the parts with the largest fractions until the parts add up to `whole`. On ties, the earlier part comes
 * first. Parts are rounded down and may be negative. Fractions are below `one`, and their array is overwritten.
 */
export function roundShares(parts: number[], fractions: number[], whole: number, one: number): void {
  let missing = whole
  // Rounding up the fractions of one half or more is usually correct already.
  for (let index = 0; index < parts.length; index++) {
    const isRoundedUp = (fractions[index] ?? 0) * 2 >= one
    parts[index] = (parts[index] ?? 0) + Number(isRoundedUp)
    missing -= parts[index] ?? 0
  }
  for (; missing > 0; missing--) {
    const index = largestBelowHalf(fractions, one)
    parts[index] = (parts[index] ?? 0) + 1
    fractions[index] = -1
  }
  for (; missing < 0; missing++) {
    const index = smallestFromHalf(fractions, one)
    parts[index] = (parts[index] ?? 0) - 1
    fractions[index] = -1
  }
}

/** On ties, returns the earlier index, because it's the first to be rounded up. */
function largestBelowHalf(fractions: readonly number[], one: number): number {
  let found = 0
  let largest = -1
  for (let index = 0; index < fractions.length; index++) {
    const fraction = fractions[index] ?? 0
    if (fraction > largest && fraction * 2 < one) {
      found = index
      largest = fraction
    }
  }
  return found
}

/** On ties, returns the later index, because it's the last to be rounded up. */
function smallestFromHalf(fractions: readonly number[], one: number): number {
  let found = 0
  let smallest = one
  for (let index = 0; index < fractions.length; index++) {
    const fraction = fractions[index] ?? 0
    if (fraction <= smallest && fraction * 2 >= one) {
      found = index
      smallest = fraction
    }
  }
  return found
}
