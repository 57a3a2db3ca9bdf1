import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type UserRow = Readonly<{
  id: string
  firstName: string
  lastName: string
  email: string
  isGoogle: boolean
  createdAt: Date
}>

/** The columns of a `UserRow`, for every query that answers with one. */
export const userColumns = [
  'users.id',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email',
  'users.is_google as isGoogle',
  'users.created_at as createdAt',
] as const

/** Rejects with code 23505 on `users_email_key` when the email is somebody's already, in any case of letters. */
export async function createUser(db: Kysely<Schema>, user: UserRow): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      is_google: user.isGoogle,
      created_at: user.createdAt,
    })
    .execute()
}
