/** Every row of the given statements and what it was categorized as: the output of `statements --rows`. */
import type { Certainty, Layer } from '@cardsight/categorizer'
import { categories, categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { centsToDollars } from '@cardsight/engine/money'
import {
  type ReadStatement,
  type RowLeftOut,
  type StatementRow,
  type Understood,
  type UnderstoodPurchase,
  understand,
} from '@cardsight/statements'

/** Words for the reasons why a row isn't a purchase. */
const leftOutWords = {
  income: 'income',
  transfer: 'transfer',
  'card-payment': 'payment',
  'loan-payment': 'loan',
  'bank-fee': 'fee',
  cash: 'cash',
  'cash-like': 'cash-like',
  rent: 'rent',
  tax: 'tax',
  excluded: 'excluded',
  pending: 'pending',
  'other-currency': 'other-currency',
  duplicate: 'duplicate',
} as const satisfies Readonly<Record<RowLeftOut, string>>

type Meaning = Readonly<{
  kind: 'purchase' | 'refund' | (typeof leftOutWords)[RowLeftOut]
  /** Display name; null if the row isn't a purchase. */
  category: string | null
  leaf: Leaf | null
  /** Null if the row was never categorized. */
  layer: Layer | 'person' | null
  certainty: Certainty
  confidence: number
}>

export type DescribedRow = Readonly<{
  day: Day
  /** Dollars; positive for money out. */
  amount: number
  description: string
}> &
  Meaning

/** Returns one list per statement, in file order. Copies of rows in earlier statements are duplicates. */
export function describeRows(statements: readonly ReadStatement[]): DescribedRow[][] {
  const meanings = meaningsOf(understand(statements))
  return statements.map(({ rows }) =>
    rows.flatMap((row): DescribedRow[] => {
      const meaning = meanings.get(row)
      const { day, cents, text } = row
      return meaning === undefined
        ? []
        : [{ day, amount: centsToDollars(cents), description: text, ...meaning }]
    }),
  )
}

function meaningsOf({ details, leftOutRows }: Understood): ReadonlyMap<StatementRow, Meaning> {
  return new Map([
    ...details.map((detail) => [detail.row, purchaseMeaning(detail)] as const),
    ...leftOutRows.map(({ row, reason, layer }) => [row, leftOutMeaning(reason, layer)] as const),
  ])
}

function purchaseMeaning({ purchase, layer, certainty, confidence }: UnderstoodPurchase): Meaning {
  const { leaf, cents } = purchase
  const kind = cents < 0 ? 'refund' : 'purchase'
  return { kind, category: categoryName(leaf), leaf, layer, certainty, confidence }
}

/** Money into a bank account that no rule knows counts as income. */
function leftOutMeaning(reason: RowLeftOut, layer: Layer | 'person' | null): Meaning {
  const isKnown = layer !== 'unknown'
  return {
    kind: leftOutWords[reason],
    category: null,
    leaf: null,
    layer,
    certainty: isKnown ? 'sure' : 'unknown',
    confidence: isKnown ? 1 : 0,
  }
}

function categoryName(leaf: Leaf): string | null {
  const key = categoryOfLeaf(leaf)
  return categories.find((category) => category.key === key)?.name ?? null
}
