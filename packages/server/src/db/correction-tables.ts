/** Tables with a person's corrections of their transactions. The leaf is 'excluded' for what isn't a purchase. */
export type CorrectionTables = {
  merchant_corrections: MerchantCorrectionsTable
  wording_corrections: WordingCorrectionsTable
  row_corrections: RowCorrectionsTable
  merchant_names: MerchantNamesTable
}

type MerchantCorrectionsTable = {
  user_id: string
  merchant: string
  leaf: string
  corrected_at: Date
}

type WordingCorrectionsTable = {
  user_id: string
  wording: string
  leaf: string
  corrected_at: Date
}

type RowCorrectionsTable = {
  user_id: string
  /** YYYY-MM-DD. */
  day: string
  account_id: string
  amount_cents: number
  name: string
  nth: number
  leaf: string
  /** The person's own name for the merchant. */
  merchant: string | null
  /** JSON of the parts that are something else. */
  split: string | null
  corrected_at: Date
}

type MerchantNamesTable = {
  user_id: string
  scope: 'merchant' | 'wording'
  key: string
  name: string
  corrected_at: Date
}
