/** Merchants with the highest spending, overall and within each category. */
import type { CategoryKey } from '../category.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { type CategoryTotal, categoryTotals } from './category-totals.ts'
import { newestFirst } from './newest-first.ts'

export type MerchantTotal = Readonly<{
  /** Display name. */
  name: string
  cents: Cents
  /** Indexes of the purchases, newest first. */
  purchases: readonly number[]
}>

export type MerchantsOfCategory = Readonly<{ category: CategoryKey; merchants: readonly MerchantTotal[] }>

/**
 * Merchants with the highest net spending, ties sorted by name. Excludes purchases without a name, and merchants whose
 * net spending isn't positive.
 */
export function topMerchants(spend: Spend, most: number, newest = newestFirst(spend)): MerchantTotal[] {
  return createMerchantRank(spend, most)(newest)
}

/** The same within each category, in the order of `categoryTotals`. Omits categories without such merchants. */
export function topMerchantsByCategory(
  spend: Spend,
  most: number,
  totals: readonly CategoryTotal[] = categoryTotals(spend),
): MerchantsOfCategory[] {
  const rank = createMerchantRank(spend, most)
  return totals.flatMap(({ category, purchases }) => {
    const merchants = rank(purchases)
    return merchants.length === 0 ? [] : [{ category, merchants }]
  })
}

/** Ranks the merchants of some purchases, given newest first. Reuses its arrays between calls. */
function createMerchantRank(spend: Spend, most: number) {
  const { nameOf, cents, names } = spend
  const sums = new Float64Array(names.length)
  // Linked lists: 1 + the index of a merchant's newest purchase so far, and of the one before each purchase; 0 if none.
  const newestOf = new Int32Array(names.length)
  const before = new Int32Array(nameOf.length)
  const seen = new Int32Array(names.length + 1)
  return (indexes: ArrayLike<number>): MerchantTotal[] => {
    let seenCount = 0
    for (let i = indexes.length - 1; i >= 0; i--) {
      const index = indexes[i] ?? 0
      const name = nameOf[index] ?? -1
      if (name >= 0) {
        const previous = newestOf[name] ?? 0
        sums[name] = (sums[name] ?? 0) + (cents[index] ?? 0)
        before[index] = previous
        newestOf[name] = index + 1
        seen[seenCount] = name
        seenCount += Number(previous === 0)
      }
    }
    const ranked = highest(seen, seenCount, sums, names, most).map((name) => {
      const purchases: number[] = []
      for (let next = newestOf[name] ?? 0; next > 0; next = before[next - 1] ?? 0) {
        purchases.push(next - 1)
      }
      return { name: names[name] ?? '', cents: toCents(sums[name] ?? 0), purchases }
    })
    for (let i = 0; i < seenCount; i++) {
      const name = seen[i] ?? 0
      sums[name] = 0
      newestOf[name] = 0
    }
    return ranked
  }
}

/** Top merchants by positive sum, then by name. Inserts instead of sorting, because most merchants don't make the list. */
function highest(
  seen: Int32Array,
  seenCount: number,
  sums: Float64Array,
  names: readonly string[],
  most: number,
): number[] {
  const best: number[] = []
  const isAhead = (a: number, b: number) =>
    (sums[a] ?? 0) > (sums[b] ?? 0) || (sums[a] === sums[b] && (names[a] ?? '') < (names[b] ?? ''))
  for (let i = 0; i < seenCount; i++) {
    const name = seen[i] ?? 0
    const last = best[most - 1]
    if ((sums[name] ?? 0) <= 0 || (last !== undefined && !isAhead(name, last))) {
      continue
    }
    let at = best.length < most ? best.length : most - 1
    for (; at > 0 && isAhead(name, best[at - 1] ?? 0); at--) {
      best[at] = best[at - 1] ?? 0
    }
    best[at] = name
  }
  return best
}
