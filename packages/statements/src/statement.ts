/**
 * A bank statement and what we read from it. The package does no I/O and stores nothing, so it runs in Node
 * and in a web worker.
 */
import type { Day } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import type { Reconciliation } from './reconciliation.ts'

/** A file that the user dropped or picked. */
export type StatementFile = Readonly<{ name: string; bytes: Uint8Array }>

/** Pasted text. The name is shown in lists and problems. */
export type PastedText = Readonly<{ name: string; text: string }>

/** More rows than ten years of anyone's spending. If a file has more, a problem says so. */
export const MAX_ROWS = 200_000

/** Maximum accounts in one file. Matching them with those of other files takes quadratic time. */
export const MAX_ACCOUNTS = 100

export type StatementSource = StatementFile | PastedText

/** Detected from the content. For the three OFX formats, the file name says which one it is. */
export type StatementKind = 'csv' | 'ofx' | 'qfx' | 'qbo' | 'qif' | 'xlsx' | 'pdf' | 'unknown'

export type AccountType = 'credit' | 'checking' | 'savings' | 'unknown'

export type StatementAccount = Readonly<{
  /** Display name: the name in the file, or the bank and the last digits, or the file's name. */
  label: string
  /** The last digits in the file, or null. */
  mask: string | null
  type: AccountType
}>

export type StatementRow = Readonly<{
  /** Where the row begins: line of text, row of a sheet, or line number of a PDF; from 1. */
  line: number
  /** Purchase date if the file has one, otherwise the posting date. */
  day: Day
  /** Posting date, if the file has both dates. */
  postedDay: Day | null
  /** Positive for money leaving the account, negative for money coming in. */
  cents: Cents
  /** Unchanged from the file, including markup: it's text and is shown as text. */
  text: string
  /** Index into `accounts`. */
  account: number
  /** The bank's category, unchanged. */
  category: string | null
  /** Merchant category code: four digits. */
  mcc: string | null
  /** The bank's transaction type, unchanged. */
  type: string | null
  isPending: boolean
  /** Currency code if the row isn't in US dollars, otherwise null. */
  otherCurrency: string | null
  /** The bank's transaction id, unique within the account. */
  id: string | null
}>

/** Roles of table columns. Each role has at most one column, except 'ignored' and 'memo'. */
export const columnRoles = [
  'ignored',
  'date',
  'posted-date',
  'description',
  'memo',
  'amount',
  'debit',
  'credit',
  'indicator',
  'balance',
  'category',
  'mcc',
  'type',
  'status',
  'currency',
  'account',
  'id',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export type DateOrder = 'mdy' | 'dmy' | 'ymd'

/**
 * How a row shows the direction of the money: by sign (purchases negative or positive), by one of two
 * columns, or by a word next to the amount.
 */
export type SignRule = 'out-negative' | 'out-positive' | 'two-columns' | 'indicator'

export type LayoutColumn = Readonly<{
  /** Empty if the file has no headings. */
  heading: string
  role: ColumnRole
  /** Up to three non-empty values from the rows. */
  samples: readonly string[]
}>

/** How the file was read. Formats with named fields have no columns. */
export type Layout = Readonly<{
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null
  delimiter: ',' | ';' | '\t' | '|' | null
  /** Line of the headings, from 1; null if there are none. */
  headerLine: number | null
  columns: readonly LayoutColumn[]
  dateOrder: DateOrder
  sign: SignRule
  /**
   * The same for two files with one layout, and different for others. Corrections are stored under it.
   * Contains only headings, never row data.
   */
  fingerprint: string
}>

/** What to do with rows whose dates are in the future or far from all others. */
export type OutlyingDates = 'leave-out' | 'count'

/** A question that the file leaves open. Rows are read with the first option until the user answers. */
export type Question = Readonly<
  | { about: 'columns'; sentence: string }
  | { about: 'date-order'; sentence: string; options: readonly DateOrder[] }
  | {
      about: 'sign'
      sentence: string
      options: readonly SignRule[]
      /**
       * The sign is a guess, or refunds are larger than purchases. Don't rank cards before the user answers:
       * with the wrong sign, purchases count as refunds. `readStatement` sets it on every question about the sign.
       */
      isBlocking?: true
    }
  | { about: 'dates'; sentence: string; options: readonly OutlyingDates[] }
  | { about: 'account-type'; sentence: string; options: readonly AccountType[]; account: number }
>

/** A line that couldn't be read or isn't counted, and why. The line is null for the whole file. */
export type Problem = Readonly<{ line: number | null; sentence: string }>

/** The user's corrections, which override what we detected. */
export type Corrections = Readonly<{
  /** One role per column, in file order. */
  columns?: readonly ColumnRole[] | undefined
  dateOrder?: DateOrder | undefined
  sign?: 'out-negative' | 'out-positive' | undefined
  outlyingDates?: OutlyingDates | undefined
  /** By account index. */
  accountTypes?: Readonly<Record<number, AccountType>> | undefined
}>

export type ReadStatement = Readonly<{
  /** The file's name. */
  name: string
  kind: StatementKind
  /** The bank's name, if the file has it. */
  institution: string | null
  accounts: readonly StatementAccount[]
  /** Period of the rows; null if there are none. */
  firstDay: Day | null
  lastDay: Day | null
  /** Currency code, if the file states one. Null means US dollars. */
  currency: string | null
  /** In file order. */
  rows: readonly StatementRow[]
  layout: Layout | null
  questions: readonly Question[]
  problems: readonly Problem[]
  /** Only for PDFs and text copied from them. Other formats print no totals. */
  reconciliation?: Reconciliation | undefined
  /** User-facing sentence that says why nothing could be read. There are no rows in that case. */
  refused: string | null
}>
