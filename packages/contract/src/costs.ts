/** Query keys of the six monthly amounts. Each is the id of a spending category. */
export const costKeys = {
  1: 'grocery',
  2: 'gas',
  4: 'restaurant',
  5: 'other',
  8: 'recreation',
  9: 'travel',
} as const

/** One of the six monthly amounts in the form. */
export type CostName = (typeof costKeys)[keyof typeof costKeys]

/** Whole dollars a month by category. */
export type MonthlyCosts = Readonly<Record<CostName, number>>

/**
 * What an average American household spends in a month, in whole dollars: yearly averages of the survey divided by
 * twelve. Groceries are food at home 6,224; gas 2,645; restaurants are food away from home 3,945; travel is public
 * transportation 1,131 and lodging out of town 906; recreation is entertainment 3,609; other is apparel, personal
 * care, drugs, medical and housekeeping supplies, furnishings, phone, alcohol, reading and car repairs 10,269.
 */
export const averageCosts: MonthlyCosts = {
  grocery: 519,
  gas: 220,
  restaurant: 329,
  travel: 170,
  recreation: 301,
  other: 856,
}
