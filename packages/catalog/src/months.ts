const DAYS_IN_YEAR = 365
const DAYS_IN_MONTH = 30

/** Converts months to days: 12 months are 365 days, any other month is 30, as everywhere in the product. */
export function daysOfMonths(months: number): number {
  return Math.floor(months / 12) * DAYS_IN_YEAR + (months % 12) * DAYS_IN_MONTH
}
