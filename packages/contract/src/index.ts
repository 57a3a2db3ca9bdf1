export {
  type CostName,
  costKeys,
  costsOf,
  type ManualRunQuery,
  MOST_DOLLARS,
  type MonthlyCosts,
  manualRunQuerySchema,
} from './backtest.ts'
export { type Account, accountSchema } from './banking.ts'
export {
  type CardBrief,
  type CardText,
  type CardTexts,
  cardTextsSchema,
  type PublishedCard,
  type PublishedCatalog,
  publishedCardSchema,
  publishedCatalogSchema,
} from './cards.ts'
export {
  BEST_BY_CATEGORY,
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  type CategoryStat,
  CREDITS,
  cardsDetailsSchema,
  type Insights,
  type Projection,
  projections,
} from './cards-details.ts'
export { type ErrorBody, type ErrorCode, type ErrorEntry, errorBodySchema, errorTable } from './errors.ts'
export { expandRun } from './expand-run.ts'
export { healthSchema, readySchema } from './health.ts'
export { type Calculation, type CardResult, mergeCard, type ShownStat } from './merge-card.ts'
export { type CardSummary, type Overview, overviewSchema } from './overview.ts'
export type { PageContext } from './page-context.ts'
export { apiPaths, audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from './paths.ts'
export { bestRows, rankRows } from './rank-rows.ts'
export { type Amounts, packAmounts, type RunNumbers, runNumbersSchema } from './run-numbers.ts'
export { sentences } from './sentences.ts'
export { type User, userSchema } from './users.ts'
