/** Pages through /transactions/sync to the end and applies every change, as a correct client does. */
import type { PlaidApi, Transaction, TransactionsSyncRequest } from 'plaid'

export type SyncState = { readonly cursor: string; readonly rows: ReadonlyMap<string, Transaction> }

export const emptySync: SyncState = { cursor: '', rows: new Map() }

export async function syncAll(
  plaid: PlaidApi,
  accessToken: string,
  before: SyncState = emptySync,
  request: Pick<TransactionsSyncRequest, 'count' | 'options'> = {},
): Promise<SyncState & { pages: number }> {
  const rows = new Map(before.rows)
  let { cursor } = before
  for (let pages = 1; ; pages += 1) {
    const { data } = await plaid.transactionsSync({
      count: 500,
      ...request,
      access_token: accessToken,
      cursor,
    })
    for (const row of [...data.added, ...data.modified]) {
      rows.set(row.transaction_id, row)
    }
    for (const { transaction_id } of data.removed) {
      rows.delete(transaction_id)
    }
    cursor = data.next_cursor
    if (!data.has_more) {
      return { cursor, rows, pages }
    }
  }
}
