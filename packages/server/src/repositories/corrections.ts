import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type MerchantCorrectionRow = Readonly<{ merchant: string; leaf: string }>
export type WordingCorrectionRow = Readonly<{ wording: string; leaf: string }>
export type RowCorrectionRow = RowKey &
  Readonly<{ leaf: string; merchant: string | null; split: string | null }>
type MerchantNameRow = NameKey & Readonly<{ name: string }>

type NameKey = Readonly<{ scope: 'merchant' | 'wording'; key: string }>

type RowKey = Readonly<{ day: string; accountId: string; amountCents: number; name: string; nth: number }>

export type CorrectionRows = Readonly<{
  merchants: readonly MerchantCorrectionRow[]
  wordings: readonly WordingCorrectionRow[]
  rows: readonly RowCorrectionRow[]
  names: readonly MerchantNameRow[]
}>

/** All corrections of a user, each kind in the order of its key. */
export async function listCorrections(db: Kysely<Schema>, userId: string): Promise<CorrectionRows> {
  const [merchants, wordings, rows, names] = await Promise.all([
    db
      .selectFrom('merchant_corrections')
      .select(['merchant', 'leaf'])
      .where('user_id', '=', userId)
      .orderBy('merchant')
      .execute(),
    db
      .selectFrom('wording_corrections')
      .select(['wording', 'leaf'])
      .where('user_id', '=', userId)
      .orderBy('wording')
      .execute(),
    db
      .selectFrom('row_corrections')
      .select(['day', 'account_id as accountId', 'amount_cents as amountCents', 'name', 'nth', 'leaf'])
      .select(['merchant', 'split'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .orderBy('account_id')
      .orderBy('amount_cents')
      .orderBy('name')
      .orderBy('nth')
      .execute(),
    db
      .selectFrom('merchant_names')
      .select(['scope', 'key', 'name'])
      .where('user_id', '=', userId)
      .orderBy('scope')
      .orderBy('key')
      .execute(),
  ])
  return { merchants, wordings, rows, names }
}

/** Inserts corrections, replacing those with the same key. */
export async function saveCorrections(
  db: Kysely<Schema>,
  userId: string,
  { merchants, wordings, rows, names }: CorrectionRows,
  now: Date,
): Promise<void> {
  await sql`
    insert into merchant_corrections (user_id, merchant, leaf, corrected_at)
    select ${userId}::uuid, merchant, leaf, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(merchants)}::text::json) as given (merchant text, leaf text)
    on conflict (user_id, merchant) do update set leaf = excluded.leaf, corrected_at = excluded.corrected_at`.execute(
    db,
  )
  await sql`
    insert into wording_corrections (user_id, wording, leaf, corrected_at)
    select ${userId}::uuid, wording, leaf, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(wordings)}::text::json) as given (wording text, leaf text)
    on conflict (user_id, wording) do update set leaf = excluded.leaf, corrected_at = excluded.corrected_at`.execute(
    db,
  )
  await sql`
    insert into row_corrections (
      user_id, day, account_id, amount_cents, name, nth, leaf, merchant, split, corrected_at
    )
    select ${userId}::uuid, day, "accountId", "amountCents", name, nth, leaf, merchant, split, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (
      day date, "accountId" text, "amountCents" bigint, name text, nth integer, leaf text, merchant text, split text
    )
    on conflict (user_id, day, account_id, amount_cents, name, nth) do update set
      leaf = excluded.leaf, merchant = excluded.merchant, split = excluded.split,
      corrected_at = excluded.corrected_at`.execute(db)
  await sql`
    insert into merchant_names (user_id, scope, key, name, corrected_at)
    select ${userId}::uuid, scope, key, name, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(names)}::text::json) as given (scope text, key text, name text)
    on conflict (user_id, scope, key) do update set name = excluded.name, corrected_at = excluded.corrected_at`.execute(
    db,
  )
}

export type CorrectionKeys = Readonly<{
  merchants: readonly string[]
  wordings: readonly string[]
  rows: readonly RowKey[]
  names: readonly NameKey[]
}>

export async function removeCorrections(
  db: Kysely<Schema>,
  userId: string,
  { merchants, wordings, rows, names }: CorrectionKeys,
): Promise<void> {
  await sql`
    delete from merchant_corrections
    where user_id = ${userId}::uuid and merchant = any(${[...merchants]}::text[])`.execute(db)
  await sql`
    delete from wording_corrections
    where user_id = ${userId}::uuid and wording = any(${[...wordings]}::text[])`.execute(db)
  await sql`
    delete from row_corrections
    where user_id = ${userId}::uuid and (day, account_id, amount_cents, name, nth) in (
      select day, "accountId", "amountCents", name, nth
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (
        day date, "accountId" text, "amountCents" bigint, name text, nth integer
      ))`.execute(db)
  await sql`
    delete from merchant_names
    where user_id = ${userId}::uuid and (scope, key) in (
      select scope, key
      from json_to_recordset(${JSON.stringify(names)}::text::json) as given (scope text, key text))`.execute(
    db,
  )
}
