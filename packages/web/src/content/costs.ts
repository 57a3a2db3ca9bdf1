import type { CostName } from '@cardsight/contract/costs'

/** The six monthly amounts in the order of the spending form. */
export const costNames = [
  'restaurant',
  'gas',
  'grocery',
  'travel',
  'recreation',
  'other',
] as const satisfies readonly CostName[]

/** The same amounts in the order of tables and URLs. */
export const costNamesInTables = [
  'grocery',
  'gas',
  'restaurant',
  'travel',
  'recreation',
  'other',
] as const satisfies readonly CostName[]

/** Label of each amount; also the display name of a spending category. */
export const costLabels = {
  restaurant: 'Restaurants',
  gas: 'Gas Stations',
  grocery: 'Supermarkets & Groceries',
  travel: 'Travel',
  recreation: 'Recreation',
  other: 'Other',
} as const satisfies Record<CostName, string>

/** Example amounts in whole dollars per month. */
export const exampleCosts = {
  restaurant: 166,
  gas: 179,
  grocery: 504,
  travel: 400,
  recreation: 487,
  other: 100,
} as const satisfies Record<CostName, number>
