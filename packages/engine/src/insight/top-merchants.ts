/** Where the money went: merchants by what was spent there, overall and within each category. */
import type { CategoryKey } from '../category.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { categoryTotals } from './category-totals.ts'
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
export function topMerchants(spend: Spend, most: number): MerchantTotal[] {
  return rankMerchants(spend, newestFirst(spend), most)
}

/** The same within each category, in the order of `categoryTotals`; categories without a name are left out. */
export function topMerchantsByCategory(spend: Spend, most: number): MerchantsOfCategory[] {
  return categoryTotals(spend).flatMap(({ category, purchases }) => {
    const merchants = rankMerchants(spend, purchases, most)
    return merchants.length === 0 ? [] : [{ category, merchants }]
  })
}

function rankMerchants(spend: Spend, indexes: Iterable<number>, most: number): MerchantTotal[] {
  const found = new Map<number, { sum: number; purchases: number[] }>()
  for (const index of indexes) {
    const place = spend.nameOf[index] ?? -1
    if (place < 0) {
      continue
    }
    const merchant = found.get(place) ?? { sum: 0, purchases: [] }
    merchant.sum += spend.cents[index] ?? 0
    merchant.purchases.push(index)
    found.set(place, merchant)
  }
  return [...found]
    .map(([place, { sum, purchases }]) => ({ name: spend.names[place] ?? '', sum, purchases }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || Number(a.name > b.name) - Number(a.name < b.name))
    .slice(0, most)
    .map(({ name, sum, purchases }) => ({ name, cents: toCents(sum), purchases }))
}
