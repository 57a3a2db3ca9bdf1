/** The lines of imported files with our own categories, for the Spending page. */
import {
  type CategorizedLine,
  type Certainty,
  columnsOfLines,
  recognizeMerchant,
} from '@cardsight/categorizer'
import type { SpendingLines } from '@cardsight/contract/banking'
import type { Leaf } from '@cardsight/engine/categories'
import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOutKind } from '@cardsight/engine/spending'
import type { RowLeftOut, Understood, UnderstoodAccount } from '@cardsight/statements'

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

export type ImportedLines = Readonly<{
  /** By day. Without pending rows, copies and other currencies, which nobody can correct. */
  columns: SpendingLines
  accounts: readonly Pick<UnderstoodAccount, 'id' | 'label' | 'mask'>[]
  hasOlder: boolean
}>

/** Of longer histories, the page first shows the newest. */
const MANY_LINES = 5000
/** At least as many of the newest lines, in whole days. */
const NEWEST_LINES = 1500

/** @param read without the person's corrections, which the page applies. */
export function importedLinesOf(read: Understood): ImportedLines {
  return { columns: columnsOfLines(linesByDay(read)), accounts: read.accounts, hasOlder: false }
}

/** Of a long history, this month's and the last one's lines, or fewer if those are many. */
export function newestLinesOf(read: Understood): ImportedLines {
  const lines = linesByDay(read)
  const first = firstOfNewest(lines)
  const newest = lines.filter(({ day }) => day >= first)
  return { columns: columnsOfLines(newest), accounts: read.accounts, hasOlder: newest.length < lines.length }
}

function firstOfNewest(lines: readonly CategorizedLine[]): string {
  const [newest, many] = [lines.at(-1)?.day, lines.at(-NEWEST_LINES)?.day]
  if (lines.length <= MANY_LINES || newest === undefined || many === undefined) {
    return ''
  }
  const lastMonth = addMonths(parseDay(`${newest.slice(0, 'YYYY-MM'.length)}-01`), -1)
  return many > lastMonth ? many : lastMonth
}

function linesByDay({
  details,
  leftOutRows,
}: Pick<Understood, 'details' | 'leftOutRows'>): CategorizedLine[] {
  const purchases = details.map(
    ({ purchase, row, certainty }): CategorizedLine => ({
      day: row.day,
      account: purchase.account ?? '',
      cents: row.cents,
      text: row.text,
      merchant: { name: purchase.name ?? row.text, key: purchase.merchant },
      kind: purchase.leaf,
      certainty,
    }),
  )
  const others = leftOutRows.flatMap(({ reason, row, accountId }): CategorizedLine[] =>
    isKind(reason)
      ? [
          {
            day: row.day,
            account: accountId,
            cents: row.cents,
            text: row.text,
            merchant: { name: recognizeMerchant(row.text).name, key: null },
            kind: reason,
            certainty: 'sure',
          },
        ]
      : [],
  )
  return [...purchases, ...others].sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

function isKind(reason: RowLeftOut): reason is LeftOutKind {
  return !['pending', 'other-currency', 'duplicate', 'excluded'].includes(reason)
}
