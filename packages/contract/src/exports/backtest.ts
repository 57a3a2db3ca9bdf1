export { type ManualRunQuery, manualRunQuerySchema } from '../backtest.ts'
export {
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  type Coverage,
  CREDITS,
  cardsDetailsSchema,
  type DebtAnswer,
  type DebtResult,
  type Insights,
  type MerchantReview,
  type MerchantToReview,
  type OfferPart,
  type Projection,
  projections,
} from '../cards-details.ts'
export {
  type Explanation,
  type ExplanationLine,
  type ExplanationTier,
  explanationSchema,
  type ManualExplanationQuery,
  manualExplanationQuerySchema,
  type PassedOverRule,
} from '../explanation.ts'
export { expandLiteralRun, literalRunSchema } from '../literal-run.ts'
export { type RunNumbers, runNumbersSchema, type UsableCents } from '../run-numbers.ts'
export {
  linkedValueQuerySchema,
  manualValueQuerySchema,
  type ValueOverTime,
  valueOverTimeSchema,
} from '../value-over-time.ts'
