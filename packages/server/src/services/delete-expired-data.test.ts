import { describe, expect, it } from 'vitest'
import { createIdentityApp } from '../testing/identity-app.ts'
import { deleteExpiredData } from './delete-expired-data.ts'

const DAY_MS = 24 * 60 * 60_000

describe('deleteExpiredData', () => {
  it('deletes expired data and nothing else', async () => {
    const test = await createIdentityApp()
    const { db } = test.deps.database
    const { email } = await test.signUp()
    await test.readMail(email)
    const count = async () => ({
      sessions: (await db.selectFrom('sessions').select('id').execute()).length,
      tokens: (await db.selectFrom('one_time_tokens').select('purpose').execute()).length,
      limits: (await db.selectFrom('rate_limits').select('rule').execute()).length,
    })
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 1, tokens: 1, limits: 1 })
    test.pass(DAY_MS)
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 1, tokens: 1, limits: 0 })
    test.pass(30 * DAY_MS)
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 0, tokens: 0, limits: 0 })
    await test.close()
  })
})
