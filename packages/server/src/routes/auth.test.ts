import { commonPasswordPart } from '@cardsight/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'

describe.each(databases)('identity on %s', (engine) => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  it('B-CALL-6, B-DATA-1: authorize returns the user of the token, with these five fields only', async () => {
    const user = await makeUser(test.deps.database.db, { firstName: 'Ada', lastName: 'Quill' })
    const { token } = await makeSession(test.deps.database.db, user.id)
    const answer = await authorize(`Bearer ${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: user.id,
      firstName: 'Ada',
      lastName: 'Quill',
      email: user.email,
      isGoogle: false,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a call without a token', undefined],
    ['another scheme', 'Basic YWRhOnF1aWxs'],
    ['an unknown token', `Bearer ${'x'.repeat(43)}`],
    ['a token with a quote in it', "Bearer ' or 1=1 --"],
    ['an endless token', `Bearer ${'x'.repeat(5000)}`],
  ])('B-ERR-4: returns 401 for %s', async (_, authorization) => {
    expect((await authorize(authorization)).statusCode).toBe(401)
  })

  it('B-ERR-4: returns 401 for an expired token', async () => {
    const user = await makeUser(test.deps.database.db)
    const { token } = await makeSession(test.deps.database.db, user.id, { expiresAt: test.deps.clock() })
    expect((await authorize(`Bearer ${token}`)).statusCode).toBe(401)
  })

  it('lists the common passwords in one part of the list', async () => {
    const list = (part: number) => test.app.inject(`/api/auth/common-passwords/${part}`)
    const answer = await list(commonPasswordPart('password'))
    expect(answer.json().passwords).toContain('password')
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect((await list(4096)).statusCode).toBe(400)
    expect((await list(-1)).statusCode).toBe(400)
  })

  it('B-AUTH-10: sign-out ends the token on the server, and only that one', async () => {
    const user = await makeUser(test.deps.database.db)
    const ended = await makeSession(test.deps.database.db, user.id)
    const other = await makeSession(test.deps.database.db, user.id)
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { authorization: `Bearer ${ended.token}` },
    })
    expect(answer.statusCode).toBe(204)
    expect((await authorize(`Bearer ${ended.token}`)).statusCode).toBe(401)
    expect((await authorize(`Bearer ${other.token}`)).statusCode).toBe(200)
  })

  function authorize(authorization: string | undefined) {
    const headers = authorization === undefined ? {} : { authorization }
    return test.app.inject({ method: 'GET', url: '/api/auth/authorize', headers })
  }
})
