/** Understood: several statements taken together, as purchases that the engine can reckon with. */
import type { Cents, Day, DayRange, DecidedBy, Leaf, LeftOut, LeftOutKind, Purchase } from '@cardsight/engine'
import type { AccountType, StatementRow } from '../statement.ts'

/** Why a row is not counted: what the engine says is no purchase, and what only files have. */
export type RowLeftOut = LeftOutKind | 'pending' | 'other-currency' | 'duplicate'

/** How sure the category is: a known merchant or code is, words are a likely guess, and then there is 'Other'. */
export type Certainty = 'sure' | 'likely' | 'unknown'

/** A purchase, or a refund where its cents are negative, and the row that it came from. */
export type UnderstoodPurchase = Readonly<{
  purchase: Purchase
  decidedBy: DecidedBy | 'person'
  certainty: Certainty
  /** Into the statements that were given. */
  statement: number
  row: StatementRow
}>

export type UnderstoodLeftOut = Readonly<{ reason: RowLeftOut; statement: number; row: StatementRow }>

/** A row that an earlier file has too: counted there, left out here. */
export type Duplicate = Readonly<{
  statement: number
  row: StatementRow
  firstStatement: number
  firstRow: StatementRow
}>

/** Leaves that a person chose, by the engine's `merchantNameKey` of the merchant's name, as for linked accounts. */
export type MerchantCategories = Readonly<Record<string, Leaf>>

/** An account of one or several files. */
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
  /** In the order of the files; ready for `spendFrom`. */
  purchases: readonly Purchase[]
  /** The same purchases, with what decided on each. */
  details: readonly UnderstoodPurchase[]
  purchaseCount: number
  refundCount: number
  /** Money that left and that came back, of the purchases only. */
  spentCents: Cents
  refundedCents: Cents
  /** Counts of the engine's reasons, as `spendFrom` takes them. */
  leftOut: LeftOut
  /** Counts of all reasons that occur. */
  leftOutBy: Readonly<Partial<Record<RowLeftOut, number>>>
  leftOutRows: readonly UnderstoodLeftOut[]
  duplicates: readonly Duplicate[]
  /** From the first row that counts to the last, purchases or not; null where nothing was read. */
  period: DayRange | null
}>
