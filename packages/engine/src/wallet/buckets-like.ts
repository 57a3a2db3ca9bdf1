/** The buckets of the same purchases at other amounts. */
import { type SpendingYear, spendingYear } from '../backtest/spending-year.ts'
import type { Spend } from '../spend/spend.ts'
import type { Buckets } from './buckets.ts'

/**
 * Buckets that stay where they are: only their cents differ. Null where that cannot be, since the purchases are others,
 * or since nothing is left of what was bought of a bucket or given back: the search knows no empty ones.
 */
export function bucketsLike(before: Buckets, spend: Spend): Buckets | null {
  const year = spendingYear(spend)
  if (!isLike(year, before.year)) {
    return null
  }
  if (isSame(year.cents, before.year.cents)) {
    return before
  }
  const width = before.stretches.length
  const sums = new Float64Array(before.cells.length * width)
  let yearCents = 0
  for (let entry = 0; entry < year.cents.length; entry++) {
    const place = bucketPlace(before, year, entry)
    sums[place] = (sums[place] ?? 0) + (year.cents[entry] ?? 0)
    yearCents += year.cents[entry] ?? 0
  }
  const take = ({ rowOf, stretchOf }: Pick<Buckets, 'rowOf' | 'stretchOf'>, sign: 1 | -1) =>
    Float64Array.from(rowOf, (row, bucket) => {
      const place = row * width + (stretchOf[bucket] ?? 0)
      const cents = sign * (sums[place] ?? 0)
      sums[place] = 0
      return cents
    })
  const cents = take(before, 1)
  const refunds = { ...before.refunds, cents: take(before.refunds, -1) }
  const isKept = [cents, refunds.cents].every((own) => own.every((each) => each > 0))
  return isKept && sums.every((sum) => sum === 0) ? { ...before, cents, refunds, yearCents, year } : null
}

/** Where the entries of a year come in, among all cells by all stretches. */
export function bucketPlace(
  { rowOfKind, stretchOfSlot, stretches }: Buckets,
  year: SpendingYear,
  entry: number,
) {
  const row = rowOfKind[year.kindOf[entry] ?? 0] ?? 0
  return row * stretches.length + (stretchOfSlot[year.slotOf[entry] ?? 0] ?? 0)
}

function isLike(year: SpendingYear, before: SpendingYear): boolean {
  return (
    year.kinds === before.kinds &&
    year.firstDay === before.firstDay &&
    year.days.length === before.days.length &&
    isSame(year.slotOf, before.slotOf) &&
    isSame(year.kindOf, before.kindOf)
  )
}

function isSame<Values extends Int32Array | Float64Array>(a: Values, b: Values): boolean {
  return a === b || (a.length === b.length && a.every((value, place) => value === b[place]))
}
