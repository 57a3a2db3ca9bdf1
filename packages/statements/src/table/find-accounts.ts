/** The accounts of a table: one, or one for each value of the column that names them. */
import { accountLabel, maskOf } from '../account-label.ts'
import type { AccountType, StatementAccount } from '../statement.ts'
import { cellAt } from './grid.ts'
import type { KnownLayout } from './known-layouts.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { voteOnAccount } from './sign-votes.ts'

export type Surroundings = Readonly<{
  /** The file's name. */
  name: string
  /** What stands above the table. */
  preamble: string
  plainHeadings: readonly string[]
  institution: string | null
  known: KnownLayout | null
}>

export type AccountsFound = Readonly<{
  accounts: readonly StatementAccount[]
  /** Index of the account of each row. */
  accountOf: readonly number[]
}>

/** More different values than this are no accounts. */
const MOST_ACCOUNTS = 40

export function findAccounts(rows: readonly RawRow[], columns: Columns, around: Surroundings): AccountsFound {
  const values = rows.map(({ cells }) => cellAt(cells, columns.account))
  const distinct = [...new Set(values)]
  const isOne = columns.account === null || distinct.length <= 1 || distinct.length > MOST_ACCOUNTS
  if (isOne) {
    const value = columns.account === null ? '' : (distinct[0] ?? '')
    return { accounts: [accountOf(value, rows, around)], accountOf: rows.map(() => 0) }
  }
  const places = new Map(distinct.map((value, index) => [value, index]))
  const rowsOf = distinct.map((): RawRow[] => [])
  const indexes = values.map((value) => places.get(value) ?? 0)
  for (const [index, row] of rows.entries()) {
    rowsOf[indexes[index] ?? 0]?.push(row)
  }
  return {
    accounts: distinct.map((value, index) => accountOf(value, rowsOf[index] ?? [], around)),
    accountOf: indexes,
  }
}

function accountOf(value: string, rows: readonly RawRow[], around: Surroundings): StatementAccount {
  const type = typeOf(value, rows, around)
  const mask = maskOf(value) ?? maskInText(around)
  const isName = /[a-z]{3}/i.test(value) && !/^x+/i.test(value)
  const label = isName
    ? value.slice(0, 80)
    : accountLabel({ institution: around.institution, mask, type, name: around.name })
  return { label, mask, type }
}

/** Names and headings weigh more than what single rows speak of; where nothing speaks, it is not known. */
function typeOf(value: string, rows: readonly RawRow[], around: Surroundings): AccountType {
  const { known, plainHeadings, name, preamble } = around
  const told = typeInWords(value) ?? (known === null || known.type === 'unknown' ? null : known.type)
  const named = told ?? typeInWords(`${name.replace(/[_\-.]/g, ' ')} ${preamble}`)
  if (named !== null) {
    return named
  }
  const headings = plainHeadings.join(' | ')
  const byHeadings =
    3 * Number(/check (number|no|#|or slip)|withdrawal|\bbalance\b|\bbal\b/.test(headings)) -
    3 * Number(/\bcard (no|number|last|ending|member)|credit card|clearing date|^card \|/.test(headings))
  const score = byHeadings + voteOnAccount(rows)
  if (Math.abs(score) < 2) {
    return 'unknown'
  }
  return score > 0 ? 'checking' : 'credit'
}

/** What a name, or the words above a table, call the account. */
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
export function maskInText({ preamble, name }: Pick<Surroundings, 'preamble' | 'name'>): string | null {
  const above = numberAbove.exec(preamble)?.[1]
  const inName = /(?:chase|card|acct|account|ending|x{2,})[-_ ]?(\d{4})(?!\d)/i.exec(name)
  return inName?.[1] ?? (above === undefined ? null : maskOf(above))
}

const numberAbove =
  /(?:\b(?:account|acct|card)(?: ?(?:number|no\.?|num|#|ending(?: in)?))?|\bending in)\s*[:#]?\s*((?:[\dx*•.-]{2,40} ?){1,5})/i
