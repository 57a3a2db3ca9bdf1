/** The rows of several statements in one list, each with the account that it belongs to. */
import type { ReadStatement, StatementAccount, StatementRow } from '../statement.ts'
import { matchAccounts } from './match-accounts.ts'

export type Placed = Readonly<{
  statement: number
  row: StatementRow
  accountId: string
  account: StatementAccount
}>

export function placeRows(statements: readonly ReadStatement[]): Placed[] {
  const ids = matchAccounts(statements)
  return statements.flatMap(({ rows, accounts }, statement) =>
    rows.flatMap((row): Placed[] => {
      const account = accounts[row.account]
      const accountId = ids[statement]?.[row.account]
      return account === undefined || accountId === undefined ? [] : [{ statement, row, accountId, account }]
    }),
  )
}
