/**
 * Runs the engine on the catalog's cards and formats the result as the contract defines it. Works in Node and
 * in a web worker.
 */
export { presentCardTexts } from './present/card-texts.ts'
export { presentCardsDetails } from './present/cards-details.ts'
export { presentDebug } from './present/debug.ts'
export { presentExplanation } from './present/explanation.ts'
export { presentPrograms } from './present/programs.ts'
export { presentRunNumbers } from './present/run-numbers.ts'
export { shownCard } from './present/shown-card.ts'
export { debugRun } from './run/debug-run.ts'
export { explainCard, type Question, toYears } from './run/explain-card.ts'
export { profileOptionsOf } from './run/profile-options.ts'
export type { Run } from './run/run.ts'
export { createRunCatalog, type RunCatalog } from './run/run-catalog.ts'
export { runFromCosts, spendOfTypedCosts } from './run/run-from-costs.ts'
export { type LinkedSpending, runFromTransactions } from './run/run-from-transactions.ts'
export { runOnSpend } from './run/run-on-spend.ts'
export { downgradesOf } from './wallet/downgrades.ts'
export { interestOf } from './wallet/interest.ts'
export { reachProblemsOf, walletCandidates } from './wallet/wallet-candidates.ts'
export { walletForProfile } from './wallet/wallet-for-profile.ts'
