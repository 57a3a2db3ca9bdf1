export { isRefused } from '../card/acceptance.ts'
export { annualFee, type Years } from '../card/annual-fee.ts'
export {
  type Assumptions,
  canHold,
  defaultAssumptions,
  type Habit,
  type Habits,
} from '../card/assumptions.ts'

export {
  type AnniversaryBonus,
  type BonusTier,
  type Cap,
  type Card,
  type Condition,
  type Credit,
  creditBreadths,
  type EarnRule,
  type Selector,
  type Target,
} from '../card/card.ts'
export type { TierStatus } from '../card/intro-bonus.ts'
export { surcharges } from '../card/surcharges.ts'
export { feeInForce, type ProjectionYear } from '../card/terms-in-force.ts'
