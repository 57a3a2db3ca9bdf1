/** The sheets of one workbook as one statement. */

import { periodOf } from '../sum-up.ts'
import type { ReadTable } from '../table/read-table.ts'

/** Sheets without transactions are left out where others have some; null where there is no sheet at all. */
export function joinTables(tables: readonly ReadTable[]): ReadTable | null {
  const [first, ...others] = tables.some(({ rows }) => rows.length > 0)
    ? tables.filter(({ rows }) => rows.length > 0)
    : tables.slice(0, 1)
  if (first === undefined) {
    return null
  }
  return others.reduce(join, first)
}

function join(one: ReadTable, other: ReadTable): ReadTable {
  const shift = one.accounts.length
  const rows = [...one.rows, ...other.rows.map((row) => ({ ...row, account: row.account + shift }))]
  return {
    institution: one.institution ?? other.institution,
    accounts: [...one.accounts, ...other.accounts],
    ...periodOf(rows),
    currency: one.currency === other.currency ? one.currency : null,
    rows,
    layout: one.layout,
    questions: [
      ...one.questions,
      ...other.questions.map((question) =>
        question.about === 'account-type' ? { ...question, account: question.account + shift } : question,
      ),
    ],
    problems: [...one.problems, ...other.problems],
    refused: null,
  }
}
