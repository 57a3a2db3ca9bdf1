/** Spending by display category, for the spending breakdown. */
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
 * Net spending in each category that has a purchase: highest first, then by id, and 'other' always last. The totals add
 * up to the total spending. Pass `newest` if you already have the result of `newestFirst`.
 */
export function categoryTotals(spend: Spend, newest = newestFirst(spend)): CategoryTotal[] {
  const { kindOf, cents } = spend
  const categoryOf = categoryIndexes(spend)
  const sums = new Float64Array(categories.length)
  const purchases = categories.map((): number[] => [])
  for (let rank = 0; rank < newest.length; rank++) {
    const index = newest[rank] ?? 0
    const categoryIndex = categoryOf[kindOf[index] ?? 0] ?? 0
    sums[categoryIndex] = (sums[categoryIndex] ?? 0) + (cents[index] ?? 0)
    purchases[categoryIndex]?.push(index)
  }
  return orderCategories(sums).flatMap((categoryIndex) => {
    const category = categories[categoryIndex]
    const indexes = purchases[categoryIndex] ?? []
    return category === undefined || indexes.length === 0
      ? []
      : [{ category: category.key, cents: toCents(sums[categoryIndex] ?? 0), purchases: indexes }]
  })
}

/** Category indexes sorted by sum: highest first, ties in table order, 'other' last. */
export function orderCategories(sums: ArrayLike<number>): number[] {
  const order = named.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
  order.push(other)
  return order
}

const other = categories.findIndex(({ key }) => key === 'other')
const named = [...categories.keys()].filter((categoryIndex) => categoryIndex !== other)

/** Category index for each kind of purchase in a spend. */
export function categoryIndexes({ kinds }: Spend): readonly number[] {
  return kinds.map(({ leaf }) => indexByLeaf.get(leaf) ?? 0)
}

const indexByLeaf = new Map(
  leaves.map((leaf) => [leaf, categories.findIndex(({ key }) => key === categoryOfLeaf(leaf))]),
)
