/** State of the simulated bank-data providers. Several servers change it, one at a time. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

type BankRecord = Readonly<{ key: string; value: unknown }>
type Changes<Result> = Readonly<{ records: readonly BankRecord[]; result: Result }>

/** Rows of deleted records are useful for as long as a server may not have read them. */
const DELETED_REVISIONS_KEPT = 10_000

/**
 * Calls `work` with the records that changed after the revision and saves those it returns, while other
 * servers wait. Deleted records have the value null.
 */
export async function changeSimulatedBank<Result>(
  db: Kysely<Schema>,
  bank: string,
  { revision, work }: { revision: number; work: (changed: readonly BankRecord[]) => Changes<Result> },
): Promise<{ revision: number; result: Result }> {
  return db.transaction().execute(async (transaction) => {
    const latest = await lockBank(transaction, bank)
    const { records, result } = work(await listRecords(transaction, bank, { after: revision, latest }))
    if (records.length === 0) {
      return { revision: latest, result }
    }
    await saveRecords(transaction, bank, { revision: latest + 1, records })
    return { revision: latest + 1, result }
  })
}

/** Creates the bank if it's new, locks it until the transaction ends, and returns its revision. */
async function lockBank(transaction: Transaction<Schema>, name: string): Promise<number> {
  const find = () =>
    transaction
      .selectFrom('simulated_banks')
      .select('revision')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
  const found = await find()
  if (found !== undefined) {
    return found.revision
  }
  await transaction
    .insertInto('simulated_banks')
    .values({ name, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.revision ?? 0
}

async function listRecords(
  transaction: Transaction<Schema>,
  bank: string,
  { after, latest }: { after: number; latest: number },
): Promise<BankRecord[]> {
  if (after === latest) {
    return []
  }
  return transaction
    .selectFrom('simulated_bank_records')
    .select(['key', 'value'])
    .where('bank', '=', bank)
    .where('revision', '>', after)
    .orderBy('revision')
    .orderBy('key')
    .execute()
}

async function saveRecords(
  transaction: Transaction<Schema>,
  bank: string,
  { revision, records }: { revision: number; records: readonly BankRecord[] },
): Promise<void> {
  await transaction
    .insertInto('simulated_bank_records')
    .values(
      records.map(({ key, value }) => ({
        bank,
        key,
        revision,
        value: value === null ? null : JSON.stringify(value),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['bank', 'key'])
        .doUpdateSet((row) => ({ revision, value: row.ref('excluded.value') })),
    )
    .execute()
  await transaction.updateTable('simulated_banks').set({ revision }).where('name', '=', bank).execute()
  await sql`
    delete from simulated_bank_records
    where bank = ${bank} and value is null and revision < ${revision - DELETED_REVISIONS_KEPT}::bigint`.execute(
    transaction,
  )
}
