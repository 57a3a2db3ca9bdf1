export type { PointLimit, Price } from '../card/price.ts'
export { countedCredits, priceOf, type Valuation } from '../card/valuation.ts'
export { type Amounts, amountsOver, foreignFeeSubcents } from '../value/amounts.ts'
export { splitMoney, splitPoints } from '../value/split.ts'
