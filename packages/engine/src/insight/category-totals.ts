/** Spending by display category, as the breakdown shows it. */
import { type CategoryKey, categories } from '../category.ts'
import { categoryOfLeaf, leaves } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { newestFirst } from './newest-first.ts'

export type CategoryTotal = Readonly<{
  category: CategoryKey
  cents: Cents
  /** Indexes of the purchases, newest first. */
  purchases: readonly number[]
}>

/**
 * What was spent in each category that has a purchase, refunds taken off: the most first, equal ones in the
 * order of their ids, and 'other' last whatever its sum. All of them add up to the whole. `newest` is the order of
 * `newestFirst`, for whoever has it already.
 */
export function categoryTotals(spend: Spend, newest = newestFirst(spend)): CategoryTotal[] {
  const { kindOf, cents } = spend
  const placeOf = categoryPlaces(spend)
  const sums = new Float64Array(categories.length)
  const purchases = categories.map((): number[] => [])
  for (let rank = 0; rank < newest.length; rank++) {
    const index = newest[rank] ?? 0
    const place = placeOf[kindOf[index] ?? 0] ?? 0
    sums[place] = (sums[place] ?? 0) + (cents[index] ?? 0)
    purchases[place]?.push(index)
  }
  return orderCategories(sums).flatMap((place) => {
    const category = categories[place]
    const own = purchases[place] ?? []
    return category === undefined || own.length === 0
      ? []
      : [{ category: category.key, cents: toCents(sums[place] ?? 0), purchases: own }]
  })
}

/** Places of categories by their sums: the most first, equal ones as in the table, 'other' last. */
export function orderCategories(sums: ArrayLike<number>): number[] {
  const order = named.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
  order.push(other)
  return order
}

const other = categories.findIndex(({ key }) => key === 'other')
const named = [...categories.keys()].filter((place) => place !== other)

/** For each kind of purchase that a spend knows, the place of its category in the table. */
export function categoryPlaces({ kinds }: Spend): readonly number[] {
  return kinds.map(({ leaf }) => placeOfLeaf.get(leaf) ?? 0)
}

const placeOfLeaf = new Map(
  leaves.map((leaf) => [leaf, categories.findIndex(({ key }) => key === categoryOfLeaf(leaf))]),
)
