import {
  type AccountLine,
  type CategorizedLine,
  categorize,
  columnsOfLines,
  recognizeMerchant,
} from '@cardsight/categorizer'
import type { SpendingLines } from '@cardsight/contract/banking'

/** Categorizes lines and lists them as columns. */
export function presentSpendingLines(given: readonly AccountLine[]): SpendingLines {
  return columnsOfLines(given.map(categorizeLine))
}

function categorizeLine(line: AccountLine): CategorizedLine {
  const { day, account, amountCents: cents, name: text, isAbroad } = line
  const found = categorize(line)
  const of =
    found.kind === 'purchase'
      ? { merchant: found.merchant, kind: found.leaf, certainty: found.certainty }
      : { merchant: recognizeMerchant(text), kind: found.reason, certainty: 'sure' as const }
  return { day, account, cents, text, isAbroad, ...of }
}
