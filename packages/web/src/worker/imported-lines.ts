/** The lines of imported files with our own categories, for the Spending page: the newest ones first. */
import {
  type CategorizedLine,
  type Certainty,
  columnsOfLines,
  recognizeMerchant,
} from '@cardsight/categorizer'
import type { SpendingLines } from '@cardsight/contract/banking'
import type { Leaf } from '@cardsight/engine/categories'
import { addMonths, compareDays, type Day, parseDay } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import { type LeftOutKind, noCorrections } from '@cardsight/engine/spending'
import {
  type ReadStatement,
  type RowLeftOut,
  type Understood,
  type UnderstoodAccount,
  understand,
} from '@cardsight/statements'

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

/** With more rows, the newest are shown before the others are categorized. */
const MANY_ROWS = 5000
/** At least as many of the newest rows, in whole days. */
const NEWEST_ROWS = 1500

/** Of a long history, the newest lines are this month's and the last one's, or fewer if those are many. */
export function importedLinesOf(
  statements: readonly ReadStatement[],
  part: 'newest' | 'older',
): ImportedLines {
  const first = firstOfNewest(statements)
  const isNewest = (day: Day) => first === null || day >= first
  const { details, leftOutRows, accounts } = understand(statements, noCorrections, (day) =>
    part === 'newest' ? isNewest(day) : !isNewest(day),
  )
  return { columns: columnsOfLines(linesByDay({ details, leftOutRows })), accounts, hasOlder: first !== null }
}

/** Null if there are few rows. */
function firstOfNewest(statements: readonly ReadStatement[]): Day | null {
  const days = statements.flatMap(({ rows }) => rows.map(({ day }) => day)).sort(compareDays)
  const [oldest, newest, many] = [days[0], days.at(-1), days.at(-NEWEST_ROWS)]
  if (days.length <= MANY_ROWS || oldest === undefined || newest === undefined || many === undefined) {
    return null
  }
  const lastMonth = addMonths(parseDay(`${newest.slice(0, 'YYYY-MM'.length)}-01`), -1)
  const first = many > lastMonth ? many : lastMonth
  return oldest < first ? first : null
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
