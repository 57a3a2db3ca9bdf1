/**
 * A statement: what a bank lets people download, and what was understood of it. Nothing here knows where the
 * file came from, asks a network, or keeps anything; it runs in Node and in a worker of a browser alike.
 */
import type { Cents, Day } from '@cardsight/engine'

/** A file as it was dropped or picked. */
export type StatementFile = Readonly<{ name: string; bytes: Uint8Array }>

/** Text that somebody pasted; the name is what it is called in lists and problems. */
export type PastedText = Readonly<{ name: string; text: string }>

/** More rows than ten years of anybody's spending; that the rest of a file is missing is then told. */
export const MOST_ROWS = 200_000

/** Accounts in one file. Matching them with those of other files takes quadratic time. */
export const MOST_ACCOUNTS = 100

export type StatementSource = StatementFile | PastedText

/** Told by the content. Of the three that are OFX inside, the name says which it was downloaded as. */
export type StatementKind = 'csv' | 'ofx' | 'qfx' | 'qbo' | 'qif' | 'xlsx' | 'pdf' | 'unknown'

export type AccountType = 'credit' | 'checking' | 'savings' | 'unknown'

export type StatementAccount = Readonly<{
  /** For people: the name the file gives, or the bank and the last digits, or the file's name. */
  label: string
  /** The last digits that the file shows, or null. */
  mask: string | null
  type: AccountType
}>

export type StatementRow = Readonly<{
  /** Where in the file it begins: a line of text, a row of a sheet, or the how-manieth line of a PDF; from 1. */
  line: number
  /** When it was bought where the file says so, else when the bank posted it. */
  day: Day
  /** When the bank posted it, where the file says both. */
  postedDay: Day | null
  /** Above zero for money that leaves the account, below for money that comes in. */
  cents: Cents
  /** As it stands in the file, markup and all: it is text and is shown as text. */
  text: string
  /** Into `accounts`. */
  account: number
  /** The bank's own category, as written. */
  category: string | null
  /** Four digits. */
  mcc: string | null
  /** The bank's own word for the kind of transaction, as written. */
  type: string | null
  isPending: boolean
  /** Three capitals where the row is in another currency than US dollars, else null. */
  otherCurrency: string | null
  /** The bank's own number for it, which no other row of that account has. */
  id: string | null
}>

/** What a column of a table holds. At most one column has each role, but 'ignored' and 'memo'. */
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
 * How a row says which way the money went: by a sign (purchases negative or positive), by standing in one of
 * two columns, or by a word beside the amount.
 */
export type SignRule = 'out-negative' | 'out-positive' | 'two-columns' | 'indicator'

export type LayoutColumn = Readonly<{
  /** Empty where the file has no headings. */
  heading: string
  role: ColumnRole
  /** Up to three values that are not empty, from the rows. */
  samples: readonly string[]
}>

/** How the file was read. Formats that name their fields have no columns. */
export type Layout = Readonly<{
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null
  delimiter: ',' | ';' | '\t' | '|' | null
  /** The line of the headings, from 1; null where there are none. */
  headerLine: number | null
  columns: readonly LayoutColumn[]
  dateOrder: DateOrder
  sign: SignRule
  /**
   * The same for two files of one layout, and different for others: what a correction is remembered under.
   * Holds headings only, never anything of a row.
   */
  fingerprint: string
}>

/** What the file leaves open. The rows are read by the first option until somebody answers. */
export type Question = Readonly<
  | { about: 'columns'; sentence: string }
  | { about: 'date-order'; sentence: string; options: readonly DateOrder[] }
  | { about: 'sign'; sentence: string; options: readonly SignRule[] }
  | { about: 'account-type'; sentence: string; options: readonly AccountType[]; account: number }
>

/** A line that could not be read or is not counted, and why. The line is null where all of the file is meant. */
export type Problem = Readonly<{ line: number | null; sentence: string }>

/** What a person says is so, whatever was understood. */
export type Corrections = Readonly<{
  /** One role per column, in the order of the file. */
  columns?: readonly ColumnRole[] | undefined
  dateOrder?: DateOrder | undefined
  sign?: 'out-negative' | 'out-positive' | undefined
  /** By the index of the account. */
  accountTypes?: Readonly<Record<number, AccountType>> | undefined
}>

export type ReadStatement = Readonly<{
  /** The file's name. */
  name: string
  kind: StatementKind
  /** The bank's name where the file tells it. */
  institution: string | null
  accounts: readonly StatementAccount[]
  /** Of the rows; null where there are none. */
  firstDay: Day | null
  lastDay: Day | null
  /** Three capitals where the file says what its amounts are in, else null: they are taken for US dollars. */
  currency: string | null
  /** In the order of the file. */
  rows: readonly StatementRow[]
  layout: Layout | null
  questions: readonly Question[]
  problems: readonly Problem[]
  /** Why nothing at all could be read, in a sentence for people; then there are no rows. */
  refused: string | null
}>
