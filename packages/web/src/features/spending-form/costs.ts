import type { CostName, MonthlyCosts } from '@cardsight/contract/costs'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { costNames, exampleCosts } from '../../content/costs.ts'

/** Monthly spending: digits without commas, empty if nothing is typed. */
export type Costs = Readonly<Record<CostName, string> & { isManualCost: boolean }>

export const emptyCosts: Costs = {
  restaurant: '',
  gas: '',
  grocery: '',
  travel: '',
  recreation: '',
  other: '',
  isManualCost: false,
}

export const sampleCosts: Costs = { ...mapCosts((name) => String(exampleCosts[name])), isManualCost: false }

export function totalOfCosts(costs: Costs): number {
  const monthly = toMonthlyCosts(costs)
  return costNames.reduce((sum, name) => sum + monthly[name], 0)
}

/** Amounts for a run; an empty amount counts as 0. */
export function toMonthlyCosts(costs: Costs): MonthlyCosts {
  return mapCosts((name) => Number(withoutCommas(costs[name])))
}

/** Parses stored or passed-on costs, thousands commas allowed; null if anything in them is invalid. */
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
  return Number(digits) <= MOST_DOLLARS ? digits.replace(/^0+(?=\d)/, '') : null
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
