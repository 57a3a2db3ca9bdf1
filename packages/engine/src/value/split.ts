/**
 * Splits what a card earns over categories or purchases. The parts add up to the whole to the cent and the point. They're
 * plain arrays: V8 allocates typed ones of more than 64 bytes outside of its heap, which takes longer than splitting.
 */
import { limitedSubcents, type Price, roundPrice } from '../card/price.ts'
import {
  type ExactMoney,
  roundPoints,
  roundShares,
  SUBCENTS_PER_CENT,
  UNITS_PER_POINT,
  worth,
} from '../exact.ts'

/** Whole points of each part. */
export function splitPoints(units: ArrayLike<number>): number[] {
  const parts: number[] = []
  const fractions: number[] = []
  for (let part = 0; part < units.length; part++) {
    const earned = units[part] ?? 0
    const whole = Math.floor(earned / UNITS_PER_POINT)
    parts.push(whole)
    fractions.push(earned - whole * UNITS_PER_POINT)
  }
  roundShares(parts, fractions, roundPoints(sumOf(units)), UNITS_PER_POINT)
  return parts
}

/**
 * Whole cents of each part, given its units and the subcents that it gets or pays in addition. Points beyond a limit lower
 * all parts alike.
 */
export function splitMoney(
  units: ArrayLike<number>,
  extraSubcents: ArrayLike<number>,
  price: Price,
  years: number,
): number[] {
  const parts: number[] = []
  const fractions: number[] = []
  const all = sumOf(units)
  const limited = price.limit === null || all === 0 ? null : limitedSubcents(all, price, years)
  for (let part = 0; part < units.length; part++) {
    const earned = units[part] ?? 0
    const extra = extraSubcents[part] ?? 0
    const { cents, subcents } =
      limited === null
        ? worth(earned, price.value, extra)
        : exactMoney(Math.floor((earned / all) * limited) + extra)
    parts.push(cents)
    fractions.push(subcents)
  }
  const whole = roundPrice(all, 0, price, years, sumOf(extraSubcents))
  roundShares(parts, fractions, whole, SUBCENTS_PER_CENT)
  return parts
}

function exactMoney(subcents: number): ExactMoney {
  const cents = Math.floor(subcents / SUBCENTS_PER_CENT)
  return { cents, subcents: subcents - cents * SUBCENTS_PER_CENT }
}

function sumOf(amounts: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < amounts.length; index++) {
    sum += amounts[index] ?? 0
  }
  return sum
}
