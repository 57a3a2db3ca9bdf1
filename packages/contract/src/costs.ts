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
