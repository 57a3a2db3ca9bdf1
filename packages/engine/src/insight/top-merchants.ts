/** Where the money went: merchants by what was spent there, overall and within each category. */
import type { CategoryKey } from '../category.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { type CategoryTotal, categoryTotals } from './category-totals.ts'
import { newestFirst } from './newest-first.ts'

export type MerchantTotal = Readonly<{
  /** As a person would read it. */
  name: string
  cents: Cents
  /** Indexes of the purchases, newest first. */
  purchases: readonly number[]
}>

export type MerchantsOfCategory = Readonly<{ category: CategoryKey; merchants: readonly MerchantTotal[] }>

/**
 * The merchants with the highest spending, refunds taken off, equal ones by name. Purchases without a name are
 * nobody's, and a merchant that gave back as much as it took is not among them.
 */
export function topMerchants(spend: Spend, most: number, newest = newestFirst(spend)): MerchantTotal[] {
  return createMerchantRank(spend, most)(newest)
}

/** The same within each category, in the order of `categoryTotals`; categories without a name are left out. */
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

/** Ranks the merchants of some purchases, newest first; what is kept by name is cleared for the next ones. */
function createMerchantRank(spend: Spend, most: number) {
  const { nameOf, cents, names } = spend
  const sums = new Float64Array(names.length)
  // One more than the index of a merchant's newest purchase so far, and of the one before each purchase; or 0.
  const newestOf = new Int32Array(names.length)
  const before = new Int32Array(nameOf.length)
  const met = new Int32Array(names.length + 1)
  return (indexes: ArrayLike<number>): MerchantTotal[] => {
    let metCount = 0
    for (let place = indexes.length - 1; place >= 0; place--) {
      const index = indexes[place] ?? 0
      const name = nameOf[index] ?? -1
      if (name >= 0) {
        const previous = newestOf[name] ?? 0
        sums[name] = (sums[name] ?? 0) + (cents[index] ?? 0)
        before[index] = previous
        newestOf[name] = index + 1
        met[metCount] = name
        metCount += Number(previous === 0)
      }
    }
    const ranked = highest(met, metCount, sums, names, most).map((name) => {
      const purchases: number[] = []
      for (let next = newestOf[name] ?? 0; next > 0; next = before[next - 1] ?? 0) {
        purchases.push(next - 1)
      }
      return { name: names[name] ?? '', cents: toCents(sums[name] ?? 0), purchases }
    })
    for (let place = 0; place < metCount; place++) {
      const name = met[place] ?? 0
      sums[name] = 0
      newestOf[name] = 0
    }
    return ranked
  }
}

/** The first so many by sum, of equal ones by name, all above zero. Most merchants are none of them: no sort. */
function highest(
  met: Int32Array,
  metCount: number,
  sums: Float64Array,
  names: readonly string[],
  most: number,
): number[] {
  const best: number[] = []
  const isAhead = (a: number, b: number) =>
    (sums[a] ?? 0) > (sums[b] ?? 0) || (sums[a] === sums[b] && (names[a] ?? '') < (names[b] ?? ''))
  for (let place = 0; place < metCount; place++) {
    const name = met[place] ?? 0
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
