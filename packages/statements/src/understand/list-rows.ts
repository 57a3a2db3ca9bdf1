/** Lists the rows of several statements, each with its account. */
import type { ReadStatement, StatementAccount, StatementRow } from '../statement.ts'
import { matchAccounts } from './match-accounts.ts'

export type SourceRow = Readonly<{
  statement: number
  row: StatementRow
  accountId: string
  account: StatementAccount
}>

export function listRows(statements: readonly ReadStatement[]): SourceRow[] {
  const ids = matchAccounts(statements)
  return statements.flatMap(({ rows, accounts }, statement) =>
    rows.flatMap((row): SourceRow[] => {
      const account = accounts[row.account]
      const accountId = ids[statement]?.[row.account]
      return account === undefined || accountId === undefined ? [] : [{ statement, row, accountId, account }]
    }),
  )
}
