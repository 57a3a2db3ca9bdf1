/** What points are worth to a person: a value per point, up to what the person can use of the program. */
import { roundDivision, roundWorth, SUBCENTS_PER_CENT, worth } from '../exact.ts'

/** What a person can use of a program's points a year, and what points beyond that are worth. */
export type PointLimit = Readonly<{
  yearlyCents: number
  /** Hundredths of a cent per point. At most the program's value. */
  valueBeyond: number
}>

export type Price = Readonly<{
  /** Hundredths of a cent per point. */
  value: number
  limit: PointLimit | null
}>

/**
 * Whole cents of `units` that come after `before` units in the same years, plus `extraSubcents`. Points can be saved, so a
 * limit that one year doesn't use counts in the others.
 */
export function roundPrice(
  units: number,
  before: number,
  price: Price,
  years: number,
  extraSubcents = 0,
): number {
  if (price.limit === null) {
    return roundWorth(units, price.value, extraSubcents)
  }
  const subcents = limitedSubcents(before + units, price, years) - limitedSubcents(before, price, years)
  return roundDivision(subcents + extraSubcents, SUBCENTS_PER_CENT)
}

/**
 * Subcents that units are worth over some years. Exact below the limit and if points beyond it are worth nothing;
 * otherwise rounded down to a subcent.
 */
export function limitedSubcents(units: number, { value, limit }: Price, years: number): number {
  const { cents, subcents } = worth(units, value)
  const full = cents * SUBCENTS_PER_CENT + subcents
  const usable = limit === null ? full : limit.yearlyCents * years * SUBCENTS_PER_CENT
  return full <= usable ? full : usable + Math.floor(((full - usable) * (limit?.valueBeyond ?? 0)) / value)
}
