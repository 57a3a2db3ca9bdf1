/** The lines of imported files with our own categories, for the Spending page. */
import { type Certainty, recognizeMerchant } from '@cardsight/categorizer'
import type { Leaf } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOutKind } from '@cardsight/engine/spending'
import { type ReadStatement, type RowLeftOut, understand } from '@cardsight/statements'

/** A transaction before corrections. */
export type SpendingLine = Readonly<{
  day: Day
  account: string
  cents: Cents
  /** Statement text. */
  text: string
  merchant: string
  merchantKey: string | null
  kind: Leaf | LeftOutKind
  certainty: Certainty
  isAbroad: boolean
}>

/** By day. Without pending rows, copies and other currencies, which nobody can correct. */
export function importedLinesOf(statements: readonly ReadStatement[]): SpendingLine[] {
  const { details, leftOutRows } = understand(statements)
  const purchases = details.map(
    ({ purchase, row, certainty }): SpendingLine => ({
      day: row.day,
      account: purchase.account ?? '',
      cents: row.cents,
      text: row.text,
      merchant: purchase.name ?? row.text,
      merchantKey: purchase.merchant,
      kind: purchase.leaf,
      certainty,
      isAbroad: false,
    }),
  )
  const others = leftOutRows.flatMap(({ reason, row, accountId }): SpendingLine[] =>
    isKind(reason)
      ? [
          {
            day: row.day,
            account: accountId,
            cents: row.cents,
            text: row.text,
            merchant: recognizeMerchant(row.text).name,
            merchantKey: null,
            kind: reason,
            certainty: 'sure',
            isAbroad: false,
          },
        ]
      : [],
  )
  return [...purchases, ...others].sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

function isKind(reason: RowLeftOut): reason is LeftOutKind {
  return !['pending', 'other-currency', 'duplicate', 'excluded'].includes(reason)
}
