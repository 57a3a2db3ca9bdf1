/**
 * Runs the engine on the catalog's cards and formats the result as the contract defines it. Works in Node and
 * in a web worker.
 */
export { PLAN_EFFORT, planFor } from './plan/plan-for.ts'
export { planQuestionOf } from './plan/plan-question.ts'
export { presentCardTexts } from './present/card-texts.ts'
export { presentCardsDetails } from './present/cards-details.ts'
export { presentDebug } from './present/debug.ts'
export { presentExplanation } from './present/explanation.ts'
export { presentMerchantReview } from './present/merchant-review.ts'
export { presentPrograms } from './present/programs.ts'
export { presentRunNumbers } from './present/run-numbers.ts'
export { shownCardOf } from './present/shown-card.ts'
export { valueOverTime } from './present/value-over-time.ts'
export { profileAbout, valuationOfHolder } from './run/about-cards.ts'
export { debugRun } from './run/debug-run.ts'
export { explainCard, type Question, toYears } from './run/explain-card.ts'
export { habitsIn } from './run/habits-in.ts'
export { profileOptionsOf } from './run/profile-options.ts'
export { reviewMerchants } from './run/review-merchants.ts'
export type { Run } from './run/run.ts'
export { createRunCatalog, type RunCatalog } from './run/run-catalog.ts'
export { runFromCosts, spendOfTypedCosts } from './run/run-from-costs.ts'
export {
  type History,
  isTooMuchHistory,
  type LinkedSpending,
  runFromTransactions,
  spendOfHistory,
} from './run/run-from-transactions.ts'
export { runOnSpend } from './run/run-on-spend.ts'
export { adviseWallet, type WalletAdvice } from './wallet/advise-wallet.ts'
export { averageWallet } from './wallet/average-wallet.ts'
export { debtWallet } from './wallet/debt-wallet.ts'
export { reviewWallet, type WalletCardReview } from './wallet/review-wallet.ts'
export { reachProblemsOf, walletCandidates } from './wallet/wallet-candidates.ts'
export { walletCatalogOf } from './wallet/wallet-catalog.ts'
export { walletForProfile } from './wallet/wallet-for-profile.ts'
export { findBetterWallet, findCardsToAdd } from './your-cards/better-wallet.ts'
export { calendarFeed } from './your-cards/calendar-feed.ts'
export { type CardToAdd, cardsToAdd } from './your-cards/card-to-add.ts'
export { type ChoiceList, choiceLists, findChoiceProblems } from './your-cards/choices.ts'
export { earningsOf, type PurchaseEarning } from './your-cards/earnings.ts'
export { heldCardsInput, heldCardsOf } from './your-cards/held-cards.ts'
export { answerHere, type PayAnswer, type PayChoice } from './your-cards/here.ts'
export { spendOfLastYear } from './your-cards/last-year.ts'
export { type EarnedMonth, findEarned, findMissed, type Missed } from './your-cards/missed.ts'
export { findPlace, type Recognized, shopKinds, withKind } from './your-cards/place.ts'
export {
  type PreparedCard,
  type PreparedCards,
  prepareYourCards,
  type YourCardsInput,
} from './your-cards/prepare.ts'
export { remindersOf } from './your-cards/reminders.ts'
export { type CardReview, createReviewer, type Reviewer, reviewCards } from './your-cards/review-cards.ts'
export {
  describeActivation,
  describeBonus,
  describeCap,
  describeChoice,
  describeCredit,
  describeFee,
  describeHabit,
  describeMissed,
  describeReview,
} from './your-cards/sentences.ts'
export { type Tracker, trackCards } from './your-cards/tracker.ts'
export { whichCard } from './your-cards/which-card.ts'
