/** Joins an account of unknown type and number with the account that has the same rows in another file. */
import type { ReadStatement, StatementRow } from '../statement.ts'
import { periodOf } from '../summarize-rows.ts'
import { rowKeysOf } from './row-keys.ts'

/** Fewer equal rows may be a coincidence. */
const MIN_SHARED_ROWS = 3
/** Share of the rows on common days that are equal in files of one account. */
const MIN_SHARED = 0.8

type Candidate = Readonly<{
  statement: number
  index: number
  isUnknown: boolean
  institution: string | null
  rows: readonly StatementRow[]
}>

/** Without this, a file whose headings don't name a card counts again what another file of the card has. */
export function joinUnknownAccounts(
  statements: readonly ReadStatement[],
  ids: readonly (readonly string[])[],
): string[][] {
  const joined = ids.map((own) => [...own])
  const candidates = statements.flatMap(({ accounts, institution, rows }, statement) =>
    accounts.map(
      ({ mask, type }, index): Candidate => ({
        statement,
        index,
        isUnknown: mask === null && type === 'unknown',
        institution,
        rows: accounts.length === 1 ? rows : rows.filter(({ account }) => account === index),
      }),
    ),
  )
  for (const unknown of candidates.filter(({ isUnknown }) => isUnknown)) {
    const known = candidates.find((other) => !other.isUnknown && isSameAccount(unknown, other))
    const own = joined[unknown.statement]
    if (known !== undefined && own !== undefined) {
      own[unknown.index] = ids[known.statement]?.[known.index] ?? ''
    }
  }
  return joined
}

function isSameAccount(one: Candidate, other: Candidate): boolean {
  const isOtherBank =
    one.institution !== null && other.institution !== null && one.institution !== other.institution
  if (one.statement === other.statement || isOtherBank) {
    return false
  }
  const [ofOne, ofOther] = [within(one.rows, other.rows), within(other.rows, one.rows)]
  const [fewer, more] = ofOne.length <= ofOther.length ? [ofOne, ofOther] : [ofOther, ofOne]
  const marks = new Set(more.flatMap(rowKeysOf))
  const shared = fewer.filter((row) => rowKeysOf(row).some((mark) => marks.has(mark))).length
  return shared >= MIN_SHARED_ROWS && shared >= fewer.length * MIN_SHARED
}

/** The rows on the days that the others cover. */
function within(rows: readonly StatementRow[], others: readonly StatementRow[]): StatementRow[] {
  const { firstDay, lastDay } = periodOf(others)
  return rows.filter(({ day }) => firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay)
}
