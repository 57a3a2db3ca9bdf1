import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { type AccountRow, lockAccount } from '../../repositories/users.ts'

/** Locks two accounts in the order of their ids, so that two requests can't wait for each other. Null if one is gone. */
export async function lockAccounts(
  transaction: Kysely<Schema>,
  [first, second]: readonly [string, string],
): Promise<readonly [AccountRow, AccountRow] | null> {
  const locked = new Map<string, AccountRow | null>()
  for (const id of [first, second].sort()) {
    locked.set(id, await lockAccount(transaction, id))
  }
  const [one, two] = [locked.get(first), locked.get(second)]
  return one && two ? [one, two] : null
}
