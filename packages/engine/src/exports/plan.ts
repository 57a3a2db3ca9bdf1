export { findPlan } from '../plan/find-plan.ts'
export type {
  ApplicationLimit,
  BonusBar,
  CardPlan,
  OwnedCard,
  PlanOptions,
  PlanPerson,
  PlanQuestion,
  PlanStep,
  PlanValue,
} from '../plan/plan.ts'
export { planTermsOf } from '../plan/plan-cards.ts'
