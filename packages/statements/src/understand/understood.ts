/** Result of combining several statements: purchases that the engine can use. */

import type { Certainty, CountedPurchase, Layer } from '@cardsight/categorizer'
import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOut, LeftOutKind, Purchase } from '@cardsight/engine/spending'
import type { AccountType, StatementRow } from '../statement.ts'

/** Why a row isn't counted: the engine's reasons, the person's own, and those that only files have. */
export type RowLeftOut = LeftOutKind | 'excluded' | 'pending' | 'other-currency' | 'duplicate'

/** A purchase (a refund if its cents are negative) and its source row. */
export type UnderstoodPurchase = Readonly<{
  purchase: Purchase
  layer: Layer | 'person'
  certainty: Certainty
  confidence: number
  /** Index into the given statements. */
  statement: number
  row: StatementRow
}>

export type UnderstoodLeftOut = Readonly<{
  reason: RowLeftOut
  /** Null if the row was never categorized: it's pending, a copy or in another currency. */
  layer: Layer | 'person' | null
  statement: number
  accountId: string
  row: StatementRow
}>

/** A copy of a row in an earlier file: counted there, left out here. */
export type Duplicate = Readonly<{
  statement: number
  row: StatementRow
  firstStatement: number
  firstRow: StatementRow
}>

/** An account in one or more files. */
export type UnderstoodAccount = Readonly<{
  id: string
  label: string
  mask: string | null
  type: AccountType
  firstDay: Day
  lastDay: Day
}>

export type Understood = Readonly<{
  accounts: readonly UnderstoodAccount[]
  /** In file order; ready for `spendFrom`. */
  purchases: readonly CountedPurchase[]
  /** The same purchases, with what decided each category. */
  details: readonly UnderstoodPurchase[]
  purchaseCount: number
  refundCount: number
  /** Total spent and total refunded, purchases only. */
  spentCents: Cents
  refundedCents: Cents
  /** Counts of the engine's reasons, as `spendFrom` expects them. */
  leftOut: LeftOut
  /** Counts of all reasons that occur. */
  leftOutBy: Readonly<Partial<Record<RowLeftOut, number>>>
  leftOutRows: readonly UnderstoodLeftOut[]
  duplicates: readonly Duplicate[]
  /** From the first counted row to the last, purchases or not; null if nothing was read. */
  period: DayRange | null
}>
