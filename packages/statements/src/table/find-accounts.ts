/** Finds the accounts of a table: one, or one per value of the account column. */
import { accountLabel, maskOf } from '../account-label.ts'
import type { AccountType, SignRule, StatementAccount } from '../statement.ts'
import { outgoingCents } from './find-sign.ts'
import { cellAt } from './grid.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { isPayment, voteOnAccount } from './sign-votes.ts'
import type { TableContext } from './table-context.ts'

export type AccountsFound = Readonly<{
  accounts: readonly StatementAccount[]
  /** Account index of each row. */
  accountOf: readonly number[]
}>

type AccountContext = TableContext & Readonly<{ sign: SignRule }>

/** With more distinct values than this, the column doesn't hold accounts. */
const MAX_ACCOUNTS = 40

export function findAccounts(
  rows: readonly RawRow[],
  columns: Columns,
  context: AccountContext,
): AccountsFound {
  const values = rows.map(({ cells }) => cellAt(cells, columns.account))
  const distinct = [...new Set(values)]
  const isOne = columns.account === null || distinct.length <= 1 || distinct.length > MAX_ACCOUNTS
  if (isOne) {
    const value = columns.account === null ? '' : (distinct[0] ?? '')
    return { accounts: [accountOf(value, rows, context)], accountOf: rows.map(() => 0) }
  }
  const indexOfValue = new Map(distinct.map((value, index) => [value, index]))
  const rowsOf = distinct.map((): RawRow[] => [])
  const indexes = values.map((value) => indexOfValue.get(value) ?? 0)
  for (const [index, row] of rows.entries()) {
    rowsOf[indexes[index] ?? 0]?.push(row)
  }
  return {
    accounts: distinct.map((value, index) => accountOf(value, rowsOf[index] ?? [], context)),
    accountOf: indexes,
  }
}

function accountOf(value: string, rows: readonly RawRow[], context: AccountContext): StatementAccount {
  const type = typeOf(value, rows, context)
  const mask = maskOf(value) ?? maskInText(context)
  const isName = /[a-z]{3}/i.test(value) && !/^x+/i.test(value)
  const label = isName
    ? value.slice(0, 80)
    : accountLabel({ institution: context.institution, mask, type, name: context.name })
  return { label, mask, type }
}

/** Names and headings count more than the text of single rows. Without evidence, the type is unknown. */
function typeOf(value: string, rows: readonly RawRow[], context: AccountContext): AccountType {
  const { known, normalizedHeadings, name, preamble } = context
  const inColumn = typeInColumn(cellAt(rows[0]?.cells ?? [], normalizedHeadings.indexOf('account type')))
  const stated =
    typeInWords(value) ?? inColumn ?? (known === null || known.type === 'unknown' ? null : known.type)
  const named = stated ?? typeInWords(`${name.replace(/[_\-.]/g, ' ')} ${preamble}`)
  if (named !== null) {
    return named
  }
  const headings = normalizedHeadings.join(' | ')
  const byHeadings =
    3 * Number(/check (number|no|#|or slip)|withdrawal|\bbalance\b|\bbal\b/.test(headings)) -
    3 * Number(/\bcard (no|number|last|ending|member)|credit card|clearing date|^card \|/.test(headings))
  const score = byHeadings + voteOnAccount(rows)
  // Cards have balances too. A payment that comes in makes a bank account doubtful.
  const doubt = score > 0 && hasPaymentIn(rows, context.sign) ? 2 : 0
  if (Math.abs(score) - doubt < 2) {
    return 'unknown'
  }
  return score > 0 ? 'checking' : 'credit'
}

function hasPaymentIn(rows: readonly RawRow[], sign: SignRule): boolean {
  return rows.some((row) => isPayment(row.text) && outgoingCents(row, sign) < 0)
}

/** Rocket Money calls bank accounts cash. */
function typeInColumn(cell: string): AccountType | null {
  if (/^(?:cash|depository|debit)\b/i.test(cell)) {
    return 'checking'
  }
  return /^credit\b/i.test(cell) ? 'credit' : typeInWords(cell)
}

/** Account type in a name, or in the text above a table. */
export function typeInWords(text: string): AccountType | null {
  if (/\bsavings?\b|money market/i.test(text)) {
    return 'savings'
  }
  if (/\bchecking\b|\bdebit card\b|\bchequing\b/i.test(text)) {
    return 'checking'
  }
  return /credit ?card|\bvisa\b|master ?card|\bamex\b|american express|\bcard\b/i.test(text) ? 'credit' : null
}

/** Digits after words such as 'account' or 'ending in', above the table or in the file's name. */
export function maskInText({ preamble, name }: Pick<TableContext, 'preamble' | 'name'>): string | null {
  const above = numberAbove.exec(preamble)?.[1]
  const inName = /(?:chase|card|acct|account|ending|x{2,})[-_ ]?(\d{4})(?!\d)/i.exec(name)
  return inName?.[1] ?? (above === undefined ? null : maskOf(above))
}

const numberAbove =
  /(?:\b(?:account|acct|card)(?: ?(?:number|no\.?|num|#|ending(?: in)?))?|\bending in)\s*[:#]?\s*((?:[\dx*•.-]{2,40} ?){1,5})/i
