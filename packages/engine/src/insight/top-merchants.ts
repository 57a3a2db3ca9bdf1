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

/** Ranks the merchants of some purchases; sums are kept by name and cleared for the next ones. */
function createMerchantRank(spend: Spend, most: number) {
  const { nameOf, cents, names } = spend
  const sums = new Float64Array(names.length)
  const isMet = new Uint8Array(names.length)
  const rankOf = new Int32Array(names.length).fill(-1)
  return (indexes: ArrayLike<number>): MerchantTotal[] => {
    const met: number[] = []
    for (let place = 0; place < indexes.length; place++) {
      const index = indexes[place] ?? 0
      const name = nameOf[index] ?? -1
      if (name >= 0) {
        sums[name] = (sums[name] ?? 0) + (cents[index] ?? 0)
        if (isMet[name] === 0) {
          isMet[name] = 1
          met.push(name)
        }
      }
    }
    const ranked = highest(met, sums, names, most)
    const totals = ranked.map((name) => ({
      name: names[name] ?? '',
      cents: toCents(sums[name] ?? 0),
      purchases: [] as number[],
    }))
    for (const [rank, name] of ranked.entries()) {
      rankOf[name] = rank
    }
    for (let place = 0; place < indexes.length; place++) {
      const index = indexes[place] ?? 0
      const name = nameOf[index] ?? -1
      const rank = name < 0 ? -1 : (rankOf[name] ?? -1)
      if (rank >= 0) {
        totals[rank]?.purchases.push(index)
      }
    }
    for (const name of met) {
      sums[name] = 0
      isMet[name] = 0
      rankOf[name] = -1
    }
    return totals
  }
}

/** The first so many by sum, of equal ones by name, all above zero. Most merchants are none of them: no sort. */
function highest(
  met: readonly number[],
  sums: Float64Array,
  names: readonly string[],
  most: number,
): number[] {
  const best: number[] = []
  const isAhead = (a: number, b: number) =>
    (sums[a] ?? 0) > (sums[b] ?? 0) || (sums[a] === sums[b] && (names[a] ?? '') < (names[b] ?? ''))
  for (const name of met) {
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
