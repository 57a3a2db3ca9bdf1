import {
  averageCosts,
  type CostDetails,
  type CostName,
  costFields,
  costNames,
  type DetailName,
  detailNames,
  mapCosts,
  sumOfDetails,
  type TypedCosts,
  totalOfTypedCosts,
} from '@cardsight/contract/costs'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { useEffect, useRef } from 'react'

/** Monthly spending: digits without commas, empty if nothing is typed. Details that aren't typed are left out. */
export type Costs = Readonly<
  Record<CostName, string> & { isManualCost: boolean; details?: TypedDetails | undefined }
>

export type TypedDetails = Readonly<Partial<Record<DetailName, string>>>

export const emptyCosts: Costs = { ...mapCosts(() => ''), isManualCost: false }

/** What a typical household spends. The form starts with it, so that its button always works. */
export const typicalCosts: Costs = { ...mapCosts((name) => String(averageCosts[name])), isManualCost: false }

export const sampleCosts: Costs = {
  ...mapCosts((name) => String(costFields[name].example)),
  isManualCost: false,
}

export function totalOfCosts(costs: Costs): number {
  return totalOfTypedCosts(toMonthlyCosts(costs))
}

/** Amounts for a run; an empty amount counts as 0, and an amount below the sum of its details as that sum. */
export function toMonthlyCosts(costs: Costs): TypedCosts {
  const details = numbersOf(costs.details ?? {})
  const six = mapCosts((name) => Math.max(Number(withoutCommas(costs[name])), sumOfDetails(details, name)))
  return Object.keys(details).length === 0 ? six : { ...six, details }
}

/** True if nobody has changed the amounts that the form starts with. */
export function isTypical(costs: Costs): boolean {
  return costs.details === undefined && costNames.every((name) => costs[name] === typicalCosts[name])
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

const withoutCommas = (digits: string) => digits.replaceAll(',', '')

/**
 * Changes one amount at a time. After hydration all six fields report what was typed before in one go, without a
 * render in between: each change must build on the previous one, or only the last would be kept.
 */
export function useCostChanges(costs: Costs, onChange: (costs: Costs) => void) {
  const latest = useRef(costs)
  useEffect(() => {
    latest.current = costs
  }, [costs])
  const update = (changed: Costs) => {
    latest.current = changed
    onChange(changed)
  }
  return {
    change: (name: CostName, digits: string) => update({ ...latest.current, [name]: digits }),
    changeDetail: (name: DetailName, digits: string) => update(withDetail(latest.current, name, digits)),
  }
}

export const spendingText = {
  title: 'Find your perfect card',
  prompt: 'In a typical month, how much do you spend on these categories?',
  submit: 'Find Your Perfect Card',
  example: 'Try an example',
  clear: 'Clear',
  total: 'Total per month',
  typical: 'This is a typical U.S. household. Change any amount.',
  moreDetail: 'More detail',
  moreDetailNote:
    'Optional. Fields you leave empty count at most what an average household spends. Fly or stay in hotels more? Enter it here.',
  bills: 'Bills',
  billsNote: 'These come on top of the six amounts.',
  rent: 'Rent',
  rentNote: 'Counts only on cards that pay for rent without a fee.',
  nothingTyped: 'Enter at least one amount to continue.',
  ready: 'Your estimates are projected for a year.',
  busy: 'Calculating what each card would have earned.',
} as const
