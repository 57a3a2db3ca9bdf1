import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type UserRow = Readonly<{
  id: string
  firstName: string
  lastName: string
  email: string
  isGoogle: boolean
  createdAt: Date
}>

/** A user with credentials: the password hash never leaves the services. */
export type AccountRow = UserRow &
  Readonly<{ passwordHash: string | null; emailVerifiedAt: Date | null; termsAcceptedAt: Date | null }>

/** Columns of a `UserRow`, for every query that returns one. */
export const userColumns = [
  'users.id',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email',
  'users.is_google as isGoogle',
  'users.created_at as createdAt',
] as const

const accountColumns = [
  ...userColumns,
  'users.password_hash as passwordHash',
  'users.email_verified_at as emailVerifiedAt',
  'users.terms_accepted_at as termsAcceptedAt',
] as const

/** Rejects with code 23505 on `users_email_key` if the email is taken, ignoring case. */
export async function createUser(
  db: Kysely<Schema>,
  user: UserRow & Partial<Pick<AccountRow, 'passwordHash' | 'emailVerifiedAt' | 'termsAcceptedAt'>>,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      is_google: user.isGoogle,
      created_at: user.createdAt,
      password_hash: user.passwordHash ?? null,
      email_verified_at: user.emailVerifiedAt ?? null,
      terms_accepted_at: user.termsAcceptedAt ?? null,
    })
    .execute()
}

export async function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<AccountRow | null> {
  const account = await db
    .selectFrom('users')
    .select(accountColumns)
    .where(sql<boolean>`lower(users.email) = lower(${email})`)
    .executeTakeFirst()
  return account ?? null
}

export async function findAccount(db: Kysely<Schema>, id: string): Promise<AccountRow | null> {
  const account = await db
    .selectFrom('users')
    .select(accountColumns)
    .where('users.id', '=', id)
    .executeTakeFirst()
  return account ?? null
}

/** Locks the account until the transaction ends, so that the values just checked can't change meanwhile. */
export async function lockAccount(transaction: Kysely<Schema>, id: string): Promise<AccountRow | null> {
  const account = await transaction
    .selectFrom('users')
    .select(accountColumns)
    .where('users.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return account ?? null
}

export async function renameUser(
  db: Kysely<Schema>,
  id: string,
  name: Pick<UserRow, 'firstName' | 'lastName'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', id)
    .execute()
}

/** Rejects like `createUser` if the email is taken. */
export async function setEmail(
  db: Kysely<Schema>,
  id: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date | null },
): Promise<void> {
  await db.updateTable('users').set({ email, email_verified_at: verifiedAt }).where('id', '=', id).execute()
}

/** Keeps the time of the first verification; does nothing if the email has changed. */
export async function markEmailVerified(
  db: Kysely<Schema>,
  id: string,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', id)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function setPasswordHash(db: Kysely<Schema>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** After this, the user can only get in with a reset link. */
export async function removePassword(db: Kysely<Schema>, id: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
}

/** Deletes everything that references the user. */
export async function deleteUser(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

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
