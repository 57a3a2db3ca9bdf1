import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../auth/token.ts'
import { bothDatabases } from '../testing/databases.ts'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import {
  createSession,
  endSession,
  endSessions,
  findSessions,
  listSessions,
  removeEndedSessions,
  touchSession,
} from './sessions.ts'

const NOON = new Date('2026-11-15T12:00:00Z')
const ONE = new Date('2026-11-15T13:00:00Z')
const A_MOMENT_BEFORE_NOON = new Date('2026-11-15T11:59:59.999Z')
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
/** For any time of last use. */
const at = (now: Date, seenAfter = LONG_AGO) => ({ now, seenAfter })

describe.each(bothDatabases)('sessions on the %s engine', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })

  afterAll(() => database.close())

  const userOf = async (token: string, now = NOON) =>
    (await findSessions(database.db, [hashToken(token)], at(now)))[0]?.user ?? null

  it('finds the user of a session, and nobody else', async () => {
    const { db } = database
    const [robin, kim] = [await makeUser(db), await makeUser(db, { firstName: 'Kim', isGoogle: true })]
    const [robins, kims] = [await makeSession(db, robin.id), await makeSession(db, kim.id)]
    expect(await userOf(robins.token)).toStrictEqual(robin)
    expect(await userOf(kims.token)).toStrictEqual(kim)
    expect(await userOf('unknown')).toBeNull()
  })

  it('finds each of several sessions in the order of their tokens', async () => {
    const { db } = database
    const [robin, kim] = [await makeUser(db), await makeUser(db, { firstName: 'Kim' })]
    const [robins, kims] = [await makeSession(db, robin.id), await makeSession(db, kim.id)]
    const tokens = [kims.token, 'unknown', robins.token, kims.token, 'unknown']
    const found = await findSessions(db, tokens.map(hashToken), at(NOON))
    expect(found.map((each) => each?.user.id)).toEqual([kim.id, undefined, robin.id, kim.id, undefined])
  })

  it('returns the stored session data', async () => {
    const { db } = database
    const session = {
      id: randomUUID(),
      createdAt: NOON,
      expiresAt: new Date('2026-12-15T12:00:00Z'),
      lastSeenAt: NOON,
      isRemembered: true,
      signedInWith: 'social',
      browser: 'Safari on iPhone',
    } as const
    const found = { ...session, confirmedAt: null, secondFactorAt: null }
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id, session)
    expect(await findSessions(db, [hashToken(token)], at(ONE))).toStrictEqual([{ session: found, user }])
    expect(await listSessions(db, user.id, at(ONE))).toStrictEqual([found])
  })

  it('has ended from the moment it expires', async () => {
    const { db } = database
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id, { expiresAt: NOON })
    expect(await userOf(token, A_MOMENT_BEFORE_NOON)).toStrictEqual(user)
    expect(await userOf(token, NOON)).toBeNull()
    expect(await listSessions(db, user.id, at(NOON))).toStrictEqual([])
    await removeEndedSessions(db, at(NOON))
    expect(await userOf(token, A_MOMENT_BEFORE_NOON)).toBeNull()
  })

  it("has ended if it wasn't used after the given time", async () => {
    const { db } = database
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id, { lastSeenAt: NOON })
    const find = async (seenAfter: Date) =>
      (await findSessions(db, [hashToken(token)], at(ONE, seenAfter)))[0]
    expect((await find(A_MOMENT_BEFORE_NOON))?.user).toStrictEqual(user)
    expect(await find(NOON)).toBeNull()
    expect(await listSessions(db, user.id, at(ONE, NOON))).toStrictEqual([])
    await removeEndedSessions(db, at(LONG_AGO, A_MOMENT_BEFORE_NOON))
    expect((await find(A_MOMENT_BEFORE_NOON))?.user).toStrictEqual(user)
    await removeEndedSessions(db, at(LONG_AGO, NOON))
    expect(await find(A_MOMENT_BEFORE_NOON)).toBeNull()
  })

  it('records when it was last used', async () => {
    const { db } = database
    const user = await makeUser(db)
    const id = randomUUID()
    const { token } = await makeSession(db, user.id, { id })
    await touchSession(db, { id, userId: user.id }, A_MOMENT_BEFORE_NOON)
    expect(await userOf(token, NOON)).toStrictEqual(user)
    expect((await listSessions(db, user.id, at(NOON)))[0]?.lastSeenAt).toStrictEqual(A_MOMENT_BEFORE_NOON)
  })

  it("ends one session and leaves the user's others", async () => {
    const { db } = database
    const user = await makeUser(db)
    const id = randomUUID()
    const [phone, laptop] = [await makeSession(db, user.id, { id }), await makeSession(db, user.id)]
    await endSession(db, { id, userId: user.id })
    await endSession(db, { id, userId: user.id })
    expect(await userOf(phone.token)).toBeNull()
    expect(await userOf(laptop.token)).toStrictEqual(user)
  })

  it('ends all sessions of a user, or all but one, and nobody else’s', async () => {
    const { db } = database
    const [user, other] = [await makeUser(db), await makeUser(db)]
    const id = randomUUID()
    const [current, ended] = [await makeSession(db, user.id, { id }), await makeSession(db, user.id)]
    const others = await makeSession(db, other.id)
    await endSessions(db, user.id, { except: id })
    expect(await userOf(current.token)).toStrictEqual(user)
    expect(await userOf(ended.token)).toBeNull()
    await endSessions(db, user.id)
    expect(await userOf(current.token)).toBeNull()
    expect(await userOf(others.token)).toStrictEqual(other)
  })

  it('ends when its user is deleted', async () => {
    const { db } = database
    const user = await makeUser(db)
    const { token } = await makeSession(db, user.id)
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await userOf(token)).toBeNull()
  })

  it('rejects a token that is already in use', async () => {
    const { db } = database
    const { id: userId } = await makeUser(db)
    const session = {
      userId,
      tokenHash: hashToken('twice'),
      createdAt: NOON,
      expiresAt: ONE,
      lastSeenAt: NOON,
      isRemembered: false,
      signedInWith: 'password',
      browser: '',
    } as const
    await createSession(db, { id: randomUUID(), ...session })
    await expect(createSession(db, { id: randomUUID(), ...session })).rejects.toMatchObject({
      code: '23505',
      constraint: 'sessions_token_hash_key',
    })
  })
})
