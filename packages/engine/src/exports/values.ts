export { countedCents, countedCredits, countsByDefault } from '../card/credit.ts'
export type { PointLimit, Price } from '../card/price.ts'
export { isOfferedTo, type OfferHabits } from '../card/terms-in-force.ts'
export { pointValue, priceOf, type Valuation } from '../card/valuation.ts'
export {
  type Amounts,
  acceptedCents,
  amountsOver,
  anniversaryUnits,
  bonusCents,
  bonusOf,
  foreignFeeSubcents,
  type YearSpending,
} from '../value/amounts.ts'
export { type BonusTerm, toBonusTerm } from '../value/money-terms.ts'
export { splitMoney, splitPoints } from '../value/split.ts'
