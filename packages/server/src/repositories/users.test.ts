import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

describe('users', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase('postgres')
  })

  afterAll(() => database.close())

  it('have a unique email, ignoring case', async () => {
    await makeUser(database.db, { email: 'Kim.Marsh@example.com' })
    await expect(makeUser(database.db, { email: 'kim.marsh@EXAMPLE.com' })).rejects.toMatchObject({
      code: '23505',
      constraint: 'users_email_key',
    })
  })

  it('keep the email as typed', async () => {
    const { id } = await makeUser(database.db, { email: 'Robin.Marsh@example.com' })
    const stored = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(stored).toStrictEqual({ email: 'Robin.Marsh@example.com' })
  })
})
