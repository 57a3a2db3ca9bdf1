import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { createSession, type NewSession } from '../repositories/sessions.ts'
import { createUser, type UserRow } from '../repositories/users.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
export const FAR_AHEAD = new Date('2100-01-01T00:00:00Z')

/** Creates a user in the database with unique values, except for the given ones. */
export async function makeUser(db: Kysely<Schema>, overrides: Partial<UserRow> = {}): Promise<UserRow> {
  const id = randomUUID()
  const user: UserRow = {
    id,
    firstName: 'Robin',
    lastName: 'Marsh',
    email: `robin.${id}@example.com`,
    isGoogle: false,
    createdAt: LONG_AGO,
    ...overrides,
  }
  await createUser(db, user)
  return user
}

/**
 * Signs a user in and returns the token their browser would have. By default it outlives any test's clock.
 */
export async function makeSession(
  db: Kysely<Schema>,
  userId: string,
  overrides: Partial<Omit<NewSession, 'userId' | 'tokenHash'>> = {},
): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url')
  await createSession(db, {
    id: randomUUID(),
    userId,
    tokenHash: createHash('sha256').update(token).digest(),
    createdAt: LONG_AGO,
    expiresAt: FAR_AHEAD,
    lastSeenAt: FAR_AHEAD,
    isRemembered: true,
    signedInWith: 'password',
    browser: 'Firefox on Linux',
    ...overrides,
  })
  return { token }
}
