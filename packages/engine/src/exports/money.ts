export { MAX_CENTS_PER_YEAR } from '../exact.ts'
export { type Cents, centsToDollars, dollarsToCents, isCents, splitCents, toCents } from '../money.ts'
