import { categorize, type StatementLine } from '@cardsight/categorizer'

type Names = Readonly<{
  /** Statement texts, best first. */
  statement: readonly (string | null)[]
  /** The provider's name for the merchant. */
  merchant: string | null
}>

/**
 * The statement text if it shows what was paid: 'COSTCO GAS' says more than the merchant 'Costco', and 'CARD
 * AUTOPAY' more than 'Some Bank'. Otherwise the provider's merchant name, which has no noise.
 */
export function bestName(names: Names, line: Pick<StatementLine, 'amountCents' | 'accountType'>): string {
  const statement = firstFilled(names.statement)
  const merchant = firstFilled([names.merchant])
  if (statement === null || merchant === null) {
    return statement ?? merchant ?? ''
  }
  const categorized = categorize({ ...line, name: statement })
  const isSpecific =
    categorized.kind === 'left-out'
      ? categorized.reason !== 'income'
      : categorized.layer === 'merchant' || categorized.layer === 'brand'
  return isSpecific ? statement : merchant
}

export function firstFilled(texts: readonly (string | null)[]): string | null {
  return texts.find((text) => text !== null && text.trim() !== '') ?? null
}
