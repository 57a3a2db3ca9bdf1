import {
  type CostDetails,
  type CostName,
  type DetailName,
  detailNames,
  sumOfDetails,
  type TypedCosts,
  totalOfTypedCosts,
} from '@cardsight/contract/costs'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { costNames, exampleCosts } from '../../content/costs.ts'

/** Monthly spending: digits without commas, empty if nothing is typed. Details that aren't typed are left out. */
export type Costs = Readonly<
  Record<CostName, string> & { isManualCost: boolean; details?: TypedDetails | undefined }
>

export type TypedDetails = Readonly<Partial<Record<DetailName, string>>>

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
  return totalOfTypedCosts(toMonthlyCosts(costs))
}

/** Amounts for a run; an empty amount counts as 0, and an amount below the sum of its details as that sum. */
export function toMonthlyCosts(costs: Costs): TypedCosts {
  const details = numbersOf(costs.details ?? {})
  const six = mapCosts((name) => Math.max(Number(withoutCommas(costs[name])), sumOfDetails(details, name)))
  return Object.keys(details).length === 0 ? six : { ...six, details }
}

function numbersOf(typed: TypedDetails): CostDetails {
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const digits = typed[name] ?? ''
      return digits === '' ? [] : [[name, Number(withoutCommas(digits))] as const]
    }),
  )
}

/** Changes one detail; an empty one is left out. */
export function withDetail({ details, ...costs }: Costs, name: DetailName, digits: string): Costs {
  const { [name]: _previous, ...others } = details ?? {}
  const changed = digits === '' ? others : { ...others, [name]: digits }
  return Object.keys(changed).length === 0 ? costs : { ...costs, details: changed }
}

/** Raises amounts that are below the sum of their details. `raised` has their names. */
export function settleCosts(costs: Costs): Readonly<{ costs: Costs; raised: readonly CostName[] }> {
  const monthly = toMonthlyCosts(costs)
  const raised = costNames.filter((name) => monthly[name] > Number(withoutCommas(costs[name])))
  const amounts = Object.fromEntries(raised.map((name) => [name, String(monthly[name])]))
  return { costs: raised.length === 0 ? costs : { ...costs, ...amounts }, raised }
}

/** Parses stored or passed-on costs, thousands commas allowed; null if anything in them is invalid. */
export function parseCosts(value: unknown): Costs | null {
  if (typeof value !== 'object' || value === null) {
    return null
  }
  const given = new Map(Object.entries(value))
  const amounts = mapCosts((name) => readAmount(given.get(name)))
  const isManualCost: unknown = given.get('isManualCost')
  const details = parseDetails(given.get('details'))
  if (!isComplete(amounts) || typeof isManualCost !== 'boolean' || details === null) {
    return null
  }
  const costs = { ...amounts, isManualCost }
  return Object.keys(details).length === 0 ? costs : settleCosts({ ...costs, details }).costs
}

/** Null if an amount is invalid. Names that we don't know are dropped. */
function parseDetails(value: unknown): TypedDetails | null {
  if (value === undefined) {
    return {}
  }
  if (typeof value !== 'object' || value === null) {
    return null
  }
  const given = new Map(Object.entries(value))
  const read = detailNames.flatMap((name) =>
    given.has(name) ? [[name, readAmount(given.get(name))] as const] : [],
  )
  const typed = read.flatMap(([name, digits]) => (digits === null || digits === '' ? [] : [[name, digits]]))
  return read.some(([, digits]) => digits === null) ? null : Object.fromEntries(typed)
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
