import type { CostName, MOST_DOLLARS, MonthlyCosts } from '@cardsight/contract'

// Taken from the contract as a value it would bring every schema along; the type keeps the two the same.
const mostDollars: typeof MOST_DOLLARS = 99_999

/** What a person spends in a typical month: digits without commas, empty where nothing is typed. */
export type Costs = Readonly<Record<CostName, string> & { isManualCost: boolean }>

/** The six amounts in the order in which they are asked. */
export const costNames = [
  'restaurant',
  'gas',
  'grocery',
  'travel',
  'recreation',
  'other',
] as const satisfies readonly CostName[]

/** What the form calls them; each is also the display name of a spending category. */
export const costLabels = {
  restaurant: 'Restaurants',
  gas: 'Gas Stations',
  grocery: 'Supermarkets & Groceries',
  travel: 'Travel',
  recreation: 'Recreation',
  other: 'Other',
} as const satisfies Record<CostName, string>

export const emptyCosts: Costs = {
  restaurant: '',
  gas: '',
  grocery: '',
  travel: '',
  recreation: '',
  other: '',
  isManualCost: false,
}

export const sampleCosts: Costs = {
  restaurant: '166',
  gas: '179',
  grocery: '504',
  travel: '400',
  recreation: '487',
  other: '100',
  isManualCost: false,
}

export function totalOfCosts(costs: Costs): number {
  const monthly = toMonthlyCosts(costs)
  return costNames.reduce((sum, name) => sum + monthly[name], 0)
}

/** As a run is asked with; an empty amount counts as 0. */
export function toMonthlyCosts(costs: Costs): MonthlyCosts {
  return mapCosts((name) => Number(withoutCommas(costs[name])))
}

/** Costs as they were stored or handed over, thousands commas allowed; null when anything in them is not ours. */
export function parseCosts(value: unknown): Costs | null {
  if (typeof value !== 'object' || value === null) {
    return null
  }
  const given = new Map(Object.entries(value))
  const amounts = mapCosts((name) => readAmount(given.get(name)))
  const isManualCost: unknown = given.get('isManualCost')
  return isComplete(amounts) && typeof isManualCost === 'boolean' ? { ...amounts, isManualCost } : null
}

function readAmount(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(?:\d*|\d{1,3}(?:,\d{3})+)$/.test(value)) {
    return null
  }
  const digits = withoutCommas(value)
  return Number(digits) <= mostDollars ? digits.replace(/^0+(?=\d)/, '') : null
}

function isComplete(amounts: Record<CostName, string | null>): amounts is Record<CostName, string> {
  return costNames.every((name) => amounts[name] !== null)
}

function mapCosts<Value>(read: (name: CostName) => Value): Record<CostName, Value> {
  return {
    restaurant: read('restaurant'),
    gas: read('gas'),
    grocery: read('grocery'),
    travel: read('travel'),
    recreation: read('recreation'),
    other: read('other'),
  }
}

const withoutCommas = (digits: string) => digits.replaceAll(',', '')
