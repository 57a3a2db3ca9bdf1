import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createSession, endSession, findUserByTokenHash } from './sessions.ts'

const NOON = new Date('2026-11-15T12:00:00Z')
const A_MOMENT_BEFORE_NOON = new Date('2026-11-15T11:59:59.999Z')

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

describe.each(['embedded', 'postgres'] as const)('sessions on the %s engine', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })

  afterAll(() => database.close())

  it('finds the person whose session it is, and nobody else', async () => {
    const { db } = database
    const [robin, kim] = [await makeUser(db), await makeUser(db, { firstName: 'Kim', isGoogle: true })]
    const [robins, kims] = [await makeSession(db, robin.id), await makeSession(db, kim.id)]
    expect(await findUserByTokenHash(db, hashOf(robins.token), NOON)).toStrictEqual(robin)
    expect(await findUserByTokenHash(db, hashOf(kims.token), NOON)).toStrictEqual(kim)
    expect(await findUserByTokenHash(db, hashOf('unknown'), NOON)).toBeNull()
  })

  it('is over from the moment it expires', async () => {
    const { db } = database
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id, { expiresAt: NOON })
    expect(await findUserByTokenHash(db, hashOf(token), A_MOMENT_BEFORE_NOON)).toStrictEqual(user)
    expect(await findUserByTokenHash(db, hashOf(token), NOON)).toBeNull()
  })

  it('ends one session and leaves the others of the same person', async () => {
    const { db } = database
    const user = await makeUser(db)
    const [phone, laptop] = [await makeSession(db, user.id), await makeSession(db, user.id)]
    await endSession(db, hashOf(phone.token))
    await endSession(db, hashOf(phone.token))
    expect(await findUserByTokenHash(db, hashOf(phone.token), NOON)).toBeNull()
    expect(await findUserByTokenHash(db, hashOf(laptop.token), NOON)).toStrictEqual(user)
  })

  it('ends with its person', async () => {
    const { db } = database
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id)
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await findUserByTokenHash(db, hashOf(token), NOON)).toBeNull()
  })

  it('refuses a token that is in use already', async () => {
    const { db } = database
    const { id: userId } = await makeUser(db)
    const session = { userId, tokenHash: hashOf('twice'), createdAt: NOON, expiresAt: NOON }
    await createSession(db, { id: randomUUID(), ...session })
    await expect(createSession(db, { id: randomUUID(), ...session })).rejects.toMatchObject({
      code: '23505',
      constraint: 'sessions_token_hash_key',
    })
  })
})
