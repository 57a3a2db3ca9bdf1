export { MAX_CENTS_PER_YEAR } from '../exact.ts'
export { type Cents, centsToDollars, dollarsToCents, splitCents, toCents } from '../money.ts'
