export {
  laterOf,
  laterSentences,
  type NamedLaterYears,
  PLAIN_PERCENT,
  pickFrom,
  plainDollars,
  withNames,
} from '../answer.ts'
export { answerDebt, debtForProfile, debtQuestion, ownDebtCost } from '../debt.ts'
export {
  debtBasis,
  debtHeadline,
  debtNotes,
  debtTerms,
  debtVerdict,
  NO_NEW_PURCHASES,
  PAY_WITHOUT_DEBT,
  payoffText,
  savesMoney,
  savingEnds,
} from '../debt-text.ts'
export { dollarsOf } from '../dollars.ts'
export { expandRun } from '../expand-run.ts'
export { type CardResult, mergeCard, type ShownStat } from '../merge-card.ts'
export { type OwnedValue, ownedValue } from '../owned-value.ts'
export {
  heldMemberships,
  isThinFile,
  offerHabitsOf,
  type ReachProblem,
  type ReachProfile,
  reachProblems,
} from '../reach.ts'
export { defaultHabits, type RunHabits, runHabitsOf } from '../run-habits.ts'
export {
  defaultSpendingHabits,
  runProfileOf,
  type SpendingHabits,
  spendingHabitsOf,
} from '../spending-habits.ts'
export { monthOfTypedCosts } from '../typed-month.ts'
export { asHolder, noUsableCents, valuationOf } from '../valuation.ts'
export type { ValuedCard } from '../value-cards.ts'
export { type ValuedRun, valueRun } from '../value-run.ts'
export { groupVariants } from '../variants.ts'
