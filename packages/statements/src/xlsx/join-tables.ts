/** Joins the sheets of a workbook to one statement. */

import { periodOf } from '../summarize-rows.ts'
import type { ReadTable } from '../table/read-table.ts'

/** Ignores sheets without transactions if others have some. Returns null if there are no sheets. */
export function joinTables(tables: readonly ReadTable[]): ReadTable | null {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const joined = (filled.length > 0 ? filled : tables.slice(0, 1)).map(shifted)
  const [first] = joined
  if (first === undefined || joined.length === 1) {
    return first ?? null
  }
  const rows = joined.flatMap((table) => table.rows)
  return {
    institution: joined.find(({ institution }) => institution !== null)?.institution ?? null,
    accounts: joined.flatMap(({ accounts }) => accounts),
    ...periodOf(rows),
    currency: joined.every(({ currency }) => currency === first.currency) ? first.currency : null,
    rows,
    layout: first.layout,
    questions: joined.flatMap(({ questions }) => questions),
    problems: joined.flatMap(({ problems }) => problems),
    refused: null,
  }
}

/** Account indexes continue across sheets. */
function shifted(table: ReadTable, index: number, tables: readonly ReadTable[]): ReadTable {
  const shift = tables.slice(0, index).reduce((sum, { accounts }) => sum + accounts.length, 0)
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, account: row.account + shift })),
    questions: table.questions.map((question) =>
      question.about === 'account-type' ? { ...question, account: question.account + shift } : question,
    ),
  }
}
