/** The six monthly amounts of the form. What each consists of is in the engine's `leaf-shares.ts`. */
import { type FormCategory, formCategories } from '@cardsight/engine/categories'

/** One of the six monthly amounts in the form. */
export type CostName = FormCategory

type CostField = Readonly<{
  /** Query key: the id of the spending category. */
  key: number
  /** Place in the spending form. */
  place: number
  /** Also the display name of the spending category. */
  label: string
  /** Where the label would wrap. */
  shortLabel: string
  /** For what's left of the amount if parts of it are stated. */
  restLabel: string
  /**
   * What an average American household spends in a month, in whole dollars: yearly averages of the survey divided by
   * twelve. Groceries are food at home 6,224; gas 2,645; restaurants are food away from home 3,945; travel is public
   * transportation 1,131 and lodging out of town 906; recreation is entertainment 3,609; other is apparel, personal
   * care, drugs, medical and housekeeping supplies, furnishings, phone, alcohol, reading and car repairs 10,269.
   */
  average: number
  /**
   * The same for households whose reference person is under 25, a year earlier: groceries 3,149; gas 2,164; restaurants
   * 2,804; recreation 1,835; other 5,916 without medical supplies and travel 765 without lodging, which the survey
   * withholds for small samples.
   */
  youngAverage: number
  /** What the form's example has, in whole dollars a month. */
  example: number
}>

export const costFields = {
  grocery: {
    key: 1,
    place: 3,
    label: 'Supermarkets & Groceries',
    shortLabel: 'Groceries',
    restLabel: 'Other groceries',
    average: 519,
    youngAverage: 262,
    example: 504,
  },
  gas: {
    key: 2,
    place: 2,
    label: 'Gas Stations',
    shortLabel: 'Gas',
    restLabel: 'Gas Stations',
    average: 220,
    youngAverage: 180,
    example: 179,
  },
  restaurant: {
    key: 4,
    place: 1,
    label: 'Restaurants',
    shortLabel: 'Restaurants',
    restLabel: 'Other restaurants',
    average: 329,
    youngAverage: 234,
    example: 166,
  },
  travel: {
    key: 9,
    place: 4,
    label: 'Travel',
    shortLabel: 'Travel',
    restLabel: 'Other travel',
    average: 170,
    youngAverage: 64,
    example: 400,
  },
  recreation: {
    key: 8,
    place: 5,
    label: 'Recreation',
    shortLabel: 'Recreation',
    restLabel: 'Other recreation',
    average: 301,
    youngAverage: 153,
    example: 487,
  },
  other: {
    key: 5,
    place: 6,
    label: 'Other',
    shortLabel: 'Other',
    restLabel: 'Other',
    average: 856,
    youngAverage: 493,
    example: 100,
  },
} as const satisfies Record<CostName, CostField>

/** The six amounts in the order of the spending form. Tables and URLs have the order of `formCategories`. */
export const costNames: readonly CostName[] = formCategories.toSorted(
  (a, b) => costFields[a].place - costFields[b].place,
)

/** The order of short forms, which begin with what most people know best. */
export const shortFormNames: readonly CostName[] = [
  'grocery',
  ...costNames.filter((name) => name !== 'grocery'),
]

export type CostKey = (typeof costFields)[CostName]['key']

/** The amount of each query key, in the order of the keys. */
export const costKeys: Readonly<Record<string, CostName>> = Object.fromEntries(
  formCategories.map((name) => [costFields[name].key, name]),
)

/** Whole dollars a month by category. */
export type MonthlyCosts = Readonly<Record<CostName, number>>

export function mapCosts<Value>(read: (name: CostName) => Value): Record<CostName, Value> {
  return {
    grocery: read('grocery'),
    gas: read('gas'),
    restaurant: read('restaurant'),
    travel: read('travel'),
    recreation: read('recreation'),
    other: read('other'),
  }
}

/** The same by query key. */
export function mapCostKeys<Value>(read: (name: CostName) => Value): Record<CostKey, Value> {
  return {
    [costFields.grocery.key]: read('grocery'),
    [costFields.gas.key]: read('gas'),
    [costFields.restaurant.key]: read('restaurant'),
    [costFields.travel.key]: read('travel'),
    [costFields.recreation.key]: read('recreation'),
    [costFields.other.key]: read('other'),
  }
}

export const averageCosts: MonthlyCosts = mapCosts((name) => costFields[name].average)
export const youngCosts: MonthlyCosts = mapCosts((name) => costFields[name].youngAverage)
export const noCosts: MonthlyCosts = mapCosts(() => 0)
