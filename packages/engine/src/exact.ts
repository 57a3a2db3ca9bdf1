/**
 * Rewards are kept in units of a hundred-thousandth of a point: cents × thousandths of a point per dollar.
 * Up to $10 million a year these stay whole numbers below 2^53, so sums are exact in any order, and value
 * is rounded once, here, half away from zero.
 */

export const UNITS_PER_POINT = 100_000

/** The most spending, refunds counted as spending, for which a year's sums are certain to be exact. */
export const MOST_CENTS_A_YEAR = 1_000_000_000

/** Money finer than a cent: `cents` is the floor and `rest` what is above it, in ten-millionths of a cent. */
export type ExactMoney = Readonly<{ cents: number; rest: number }>

export const RESTS_PER_CENT = 10_000_000

/**
 * What so many units are worth at so many hundredths of a cent for a point, plus `extraRests` ten-millionths of
 * a cent. The units are divided before they are multiplied, because the whole product can pass 2^53.
 */
export function worth(units: number, hundredths: number, extraRests = 0): ExactMoney {
  const chunks = Math.floor(units / RESTS_PER_CENT)
  const rests = (units - chunks * RESTS_PER_CENT) * hundredths + extraRests
  const carry = Math.floor(rests / RESTS_PER_CENT)
  return { cents: chunks * hundredths + carry, rest: rests - carry * RESTS_PER_CENT }
}

/** `worth` to whole cents, half away from zero, without making a value of it on the way. */
export function roundWorth(units: number, hundredths: number, extraRests = 0): number {
  const chunks = Math.floor(units / RESTS_PER_CENT)
  const rests = (units - chunks * RESTS_PER_CENT) * hundredths + extraRests
  const carry = Math.floor(rests / RESTS_PER_CENT)
  const cents = chunks * hundredths + carry
  const twice = (rests - carry * RESTS_PER_CENT) * 2
  return (cents < 0 ? twice > RESTS_PER_CENT : twice >= RESTS_PER_CENT) ? cents + 1 : cents
}

/** Units as whole points, half away from zero. */
export function roundPoints(units: number): number {
  return roundDivision(units, UNITS_PER_POINT)
}

/** A quotient of whole numbers rounded half away from zero; never minus zero. */
export function roundDivision(amount: number, divisor: number): number {
  const size = Math.floor((Math.abs(amount) * 2 + divisor) / (divisor * 2))
  return amount < 0 && size > 0 ? -size : size
}

/**
 * Parts as whole numbers that add up to the rounded whole: each is rounded down, and what is left goes one by
 * one to the largest rests, to the earlier of two equal ones. Parts may be negative.
 */
export function roundParts(floors: readonly number[], rests: readonly number[], whole: number): number[] {
  const parts = Float64Array.from(floors)
  const missing = floors.reduce((left, floor) => left - floor, whole)
  giveRests(parts, 0, Float64Array.from(rests), missing, RESTS_PER_CENT)
  return Array.from(parts)
}

/** Adds one to the `missing` parts with the largest rests; parts begin at `base`, rests are below `one`. */
function giveRests(
  parts: Float64Array,
  base: number,
  rests: Float64Array,
  missing: number,
  one: number,
): void {
  let left = missing
  for (let place = 0; place < rests.length; place++) {
    if ((rests[place] ?? 0) * 2 >= one) {
      parts[base + place] = (parts[base + place] ?? 0) + 1
      left--
    }
  }
  settleRests(parts, base, rests, left, one)
}

/**
 * The same where every part of half and more has been given one already, since these are most often just the
 * right ones: gives to as many more, or takes back from as many, as `missing` says.
 */
export function settleRests(
  parts: Float64Array,
  base: number,
  rests: Float64Array,
  missing: number,
  one: number,
): void {
  let left = missing
  for (; left > 0; left--) {
    const place = largestBelowHalf(rests, one)
    parts[base + place] = (parts[base + place] ?? 0) + 1
    rests[place] = -1
  }
  for (; left < 0; left++) {
    const place = smallestFromHalf(rests, one)
    parts[base + place] = (parts[base + place] ?? 0) - 1
    rests[place] = -1
  }
}

/** The earlier of equals, for it is the first to be given. */
function largestBelowHalf(rests: Float64Array, one: number): number {
  let found = 0
  let largest = -1
  for (let place = 0; place < rests.length; place++) {
    const rest = rests[place] ?? 0
    if (rest > largest && rest * 2 < one) {
      found = place
      largest = rest
    }
  }
  return found
}

/** The later of equals, for it is the last to be given. */
function smallestFromHalf(rests: Float64Array, one: number): number {
  let found = 0
  let smallest = one
  for (let place = 0; place < rests.length; place++) {
    const rest = rests[place] ?? 0
    if (rest <= smallest && rest * 2 >= one) {
      found = place
      smallest = rest
    }
  }
  return found
}
