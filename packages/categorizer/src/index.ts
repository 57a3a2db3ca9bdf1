export {
  type Categorized,
  categorize,
  type StatementLine,
} from './categorize.ts'
export {
  type AccountLine,
  type CountedPurchase,
  categorizeLines,
} from './categorize-lines.ts'
export type { Certainty, Layer } from './certainty.ts'
export { type CorrectedPart, type CorrectedPurchase, createCategoryCorrector } from './correct-categories.ts'
export { type CategorizedLine, columnsOfLines } from './line-columns.ts'
export { knownMerchants } from './merchants/lookup.ts'
export { recognizeMerchant } from './merchants/merchant.ts'
