const DAYS_IN_YEAR = 365
const DAYS_IN_MONTH = 30

/** Months of a term in days: twelve are a year, any other month has 30, as everywhere in the product. */
export function daysOfMonths(months: number): number {
  return Math.floor(months / 12) * DAYS_IN_YEAR + (months % 12) * DAYS_IN_MONTH
}
