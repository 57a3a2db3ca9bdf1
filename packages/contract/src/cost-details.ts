/**
 * Finer monthly amounts, in the order of the form's 'More detail'. One with a field is a part of that field's amount; the
 * others come on top of the six. The names are query keys.
 */
import type { CostName } from './costs.ts'

type CostDetail = Readonly<{ field: CostName | null; label: string; hint?: string }>

export const costDetails = {
  evCharging: { field: 'gas', label: 'EV charging' },
  flights: { field: 'travel', label: 'Flights' },
  hotels: { field: 'travel', label: 'Hotels' },
  carRentals: { field: 'travel', label: 'Car rentals' },
  transit: { field: 'travel', label: 'Transit and rides' },
  streaming: { field: 'recreation', label: 'Streaming' },
  gyms: { field: 'recreation', label: 'Gyms' },
  onlineShopping: { field: 'other', label: 'Online shopping' },
  warehouseClubs: { field: 'other', label: 'Warehouse clubs', hint: 'Costco, Sam’s Club, BJ’s' },
  superstores: { field: 'other', label: 'Superstores', hint: 'Walmart, Target' },
  drugstores: { field: 'other', label: 'Drugstores' },
  clothing: { field: 'other', label: 'Clothing' },
  homeImprovement: { field: 'other', label: 'Home improvement' },
  phone: { field: 'other', label: 'Phone plans' },
  utilities: { field: null, label: 'Utilities' },
  internet: { field: null, label: 'Internet and cable' },
  insurance: { field: null, label: 'Insurance' },
  medical: { field: null, label: 'Medical' },
  childCare: { field: null, label: 'Child care', hint: 'Only what you can pay by card without a fee' },
  education: { field: null, label: 'Education', hint: 'Only what you can pay by card without a fee' },
  taxes: { field: null, label: 'Taxes', hint: 'We subtract the usual 1.85% card fee' },
} as const satisfies Record<string, CostDetail>

export type DetailName = keyof typeof costDetails

/** Whole dollars a month. Zero says that there is no such spending; an absent amount isn't known. */
export type CostDetails = Readonly<Partial<Record<DetailName, number>>>

export const detailNames = Object.keys(costDetails).filter(isDetailName)

function isDetailName(text: string): text is DetailName {
  return Object.hasOwn(costDetails, text)
}

export function detailOf(name: DetailName): CostDetail {
  return costDetails[name]
}

/** The details that are parts of a field, or those that come on top of the six. */
export function detailsOfField(field: CostName | null): DetailName[] {
  return detailNames.filter((name) => detailOf(name).field === field)
}

/** Sum of the stated parts of a field, or of what comes on top of the six. */
export function sumOfDetails(details: CostDetails, field: CostName | null): number {
  return detailsOfField(field).reduce((sum, name) => sum + (details[name] ?? 0), 0)
}

/** The same of a query, where an amount that isn't stated may be undefined. */
export type DetailQuery = Readonly<Partial<Record<DetailName, number | undefined>>>

/** The details of a query; null if it states none. */
export function detailsOf(query: DetailQuery): CostDetails | null {
  const stated = detailNames.flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]] as const],
  )
  return stated.length === 0 ? null : Object.fromEntries(stated)
}

/** One value for each detail. */
export function mapDetails<Value>(read: (name: DetailName) => Value): Record<DetailName, Value> {
  return {
    evCharging: read('evCharging'),
    flights: read('flights'),
    hotels: read('hotels'),
    carRentals: read('carRentals'),
    transit: read('transit'),
    streaming: read('streaming'),
    gyms: read('gyms'),
    onlineShopping: read('onlineShopping'),
    warehouseClubs: read('warehouseClubs'),
    superstores: read('superstores'),
    drugstores: read('drugstores'),
    clothing: read('clothing'),
    homeImprovement: read('homeImprovement'),
    phone: read('phone'),
    utilities: read('utilities'),
    internet: read('internet'),
    insurance: read('insurance'),
    medical: read('medical'),
    childCare: read('childCare'),
    education: read('education'),
    taxes: read('taxes'),
  }
}
