export {
  type Categorized,
  type CategorizedPurchase,
  type Certainty,
  categorize,
  type Layer,
  type StatementLine,
} from './categorize.ts'
export {
  type AccountLine,
  type CountedPurchase,
  categorizeLines,
  type MerchantCorrections,
  merchantNameKey,
} from './categorize-lines.ts'
export { knownMerchants } from './merchants/lookup.ts'
export { recognizeMerchant } from './merchants/merchant.ts'
