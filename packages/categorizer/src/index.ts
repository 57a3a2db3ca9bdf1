export {
  type Categorized,
  type CategorizedPurchase,
  categorize,
  type StatementLine,
} from './categorize.ts'
export {
  type AccountLine,
  type CountedPurchase,
  categorizeLines,
  type MerchantCorrections,
  merchantNameKey,
} from './categorize-lines.ts'
export type { Certainty, Layer } from './certainty.ts'
export { knownMerchants } from './merchants/lookup.ts'
export { recognizeMerchant } from './merchants/merchant.ts'
