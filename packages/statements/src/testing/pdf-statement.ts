/** Invented statements: the entries are data, and a layout prints them with the totals that follow from them. */
import type { AccountType, StatementRow } from '../statement.ts'
import { type PdfLine, type PdfStyle, type PdfUnit, pdfOf } from './pdf-pages.ts'

export type CardEntryKind = 'payment' | 'credit' | 'purchase' | 'cash-advance' | 'fee' | 'interest'
export type BankEntryKind = 'deposit' | 'withdrawal' | 'card-purchase' | 'check' | 'service-fee'

export type FixtureEntry = Readonly<{
  kind: CardEntryKind | BankEntryKind
  day: string
  posted: string
  text: string
  city: string
  /** Always positive; the kind has the direction. */
  cents: number
  /** Amount and currency abroad. */
  foreign?: Readonly<{ amount: string; currency: string }>
  checkNumber?: string
  /** The entry of the month that this one is a changed copy of. */
  original?: FixtureEntry
}>

export type FixtureMonth = Readonly<{
  from: string
  to: string
  openingCents: number
  entries: readonly FixtureEntry[]
}>

export type FixtureRow = Readonly<
  Pick<StatementRow, 'text' | 'account' | 'category'> & {
    day: string
    postedDay: string | null
    cents: number
  }
>

/** What a layout prints: the units of its pages, and the rows that are in them. */
export type PrintedStatement = Readonly<{ units: readonly PdfUnit[]; rows: readonly FixtureRow[] }>

export type PdfLayout = Readonly<{
  name: string
  institution: string
  type: AccountType
  mask: string | null
  /** Amounts have no sign; only their position shows the direction. */
  needsColumns?: boolean
  /** Kinds of entries that the layout prints as dated lines. It prints others only as totals. */
  listed: readonly FixtureEntry['kind'][]
  pageTop(month: FixtureMonth, page: number): readonly PdfLine[]
  pageBottom(month: FixtureMonth, page: number): readonly PdfLine[]
  /** `printed` are the entries on the pages. Totals and balances are always those of the month. */
  print(month: FixtureMonth, printed: readonly FixtureEntry[]): PrintedStatement
}>

export type PdfFixture = Readonly<{ bytes: Uint8Array; rows: readonly FixtureRow[] }>

export function fixtureOf(
  layout: PdfLayout,
  month: FixtureMonth,
  {
    style = 'cells',
    printed = month.entries,
  }: Readonly<{ style?: PdfStyle; printed?: readonly FixtureEntry[] }> = {},
): PdfFixture {
  const { units, rows } = layout.print(month, printed)
  const page = {
    top: (number: number) => layout.pageTop(month, number),
    bottom: (number: number) => layout.pageBottom(month, number),
  }
  return { bytes: pdfOf(units, page, style), rows }
}

const incoming: readonly FixtureEntry['kind'][] = ['payment', 'credit', 'deposit']

/** Positive for money leaving the account. */
export function outgoing({ kind, cents }: FixtureEntry): number {
  return incoming.includes(kind) ? -cents : cents
}

export function ofKind(
  entries: readonly FixtureEntry[],
  ...kinds: readonly FixtureEntry['kind'][]
): FixtureEntry[] {
  return entries.filter(({ kind }) => kinds.includes(kind))
}

export function sum(entries: readonly FixtureEntry[], ...kinds: readonly FixtureEntry['kind'][]): number {
  return ofKind(entries, ...kinds).reduce((total, { cents }) => total + cents, 0)
}

/** What a card owes at the end, or what a bank account holds. */
export function closingCents({ openingCents, entries }: FixtureMonth, type: AccountType): number {
  const net = entries.reduce((total, entry) => total + outgoing(entry), 0)
  return type === 'credit' ? openingCents + net : openingCents - net
}

/** Balance of a bank account after each entry of the month. */
export function runningBalances({ openingCents, entries }: FixtureMonth): ReadonlyMap<FixtureEntry, number> {
  let balance = openingCents
  return new Map(
    entries.map((entry) => {
      balance -= outgoing(entry)
      return [entry, balance]
    }),
  )
}

type RowOptions = Readonly<{ text?: string; isPosted?: boolean; category?: string; account?: number }>

/** The row that a reader must return for a printed entry. */
export function rowOf(
  entry: FixtureEntry,
  { text = entry.text, isPosted = false, category, account = 0 }: RowOptions = {},
): FixtureRow {
  return {
    day: isPosted ? entry.posted : entry.day,
    postedDay: isPosted || entry.posted === entry.day ? null : entry.posted,
    cents: outgoing(entry),
    text,
    account,
    category: category ?? null,
  }
}

/** '1,204.11' */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-2)}`
}

/** '1,204.11' or '-1,204.11' */
export function balance(cents: number): string {
  return `${cents < 0 ? '-' : ''}${money(cents)}`
}

/** '$1,204.11' or '-$1,204.11' */
export function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${money(cents)}`
}

/** '01/05' */
export function monthDay(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}`
}

/** '01/05/26' */
export function shortYear(day: string): string {
  return `${monthDay(day)}/${day.slice(2, 4)}`
}

/** '01/05/2026' */
export function fullDate(day: string): string {
  return `${monthDay(day)}/${day.slice(0, 4)}`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

function nameOfMonth(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? ''
}

/** 'Jan 5' */
export function shortMonth(day: string): string {
  return `${nameOfMonth(day).slice(0, 3)} ${Number(day.slice(8))}`
}

/** 'January 5, 2026' */
export function longDate(day: string): string {
  return `${nameOfMonth(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`
}
