/** The explorer's input as a URL query: `?category=grocery&amount=504&carried=2`. */
import { averageCosts, type CostName } from '@cardsight/contract/costs'
import { type ExplorerCategory, explorerCategories } from '../../content/second-card.ts'

/** Flat rates, in percent, that the user's current card may earn. */
export const carriedRates = ['1', '1.5', '2', '3'] as const
export type CarriedRate = (typeof carriedRates)[number]

export type ExplorerQuery = Readonly<{
  category: CostName
  /** Digits, whole dollars per month; empty while nothing is typed. */
  amount: string
  carried: CarriedRate
}>

export const explorerParameters: readonly (keyof ExplorerQuery)[] = ['category', 'amount', 'carried']

const [firstCategory] = explorerCategories
const fewestCommas = /^(?:\d{0,5}|\d{1,2},\d{3})$/

/** Invalid values fall back to the defaults. */
export function readExplorerQuery(search: URLSearchParams): ExplorerQuery {
  const category = findCategory(search.get('category')) ?? firstCategory
  const typed = search.get('amount')?.trim() ?? null
  const carried = carriedRates.find((rate) => rate === search.get('carried')) ?? '1'
  return {
    category: category?.name ?? 'grocery',
    amount: typed === null || !fewestCommas.test(typed) ? exampleOf(category) : withoutCommas(typed),
    carried,
  }
}

/** An untouched amount follows the category; a typed one stays. */
export function withCategory(query: ExplorerQuery, name: CostName): ExplorerQuery {
  const isExample = query.amount === exampleOf(findCategory(query.category))
  return { ...query, category: name, amount: isExample ? exampleOf(findCategory(name)) : query.amount }
}

export function toSearch(query: ExplorerQuery): string {
  return new URLSearchParams(query).toString()
}

export function findCategory(name: string | null): ExplorerCategory | undefined {
  return explorerCategories.find((category) => category.name === name)
}

function exampleOf(category: ExplorerCategory | undefined): string {
  return category === undefined ? '' : String(averageCosts[category.name])
}

function withoutCommas(typed: string): string {
  return typed.replace(',', '').replace(/^0+(?=\d)/, '')
}
