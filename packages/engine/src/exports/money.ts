export { MOST_CENTS_A_YEAR } from '../exact.ts'
export { type Cents, centsToDollars, dollarsToCents, shareOut, toCents } from '../money.ts'
