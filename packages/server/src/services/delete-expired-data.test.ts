import { describe, expect, it } from 'vitest'
import { countCspReport } from '../repositories/csp-reports.ts'
import { createIdentityApp } from '../testing/identity-app.ts'
import { deleteExpiredData } from './delete-expired-data.ts'

const DAY_MS = 24 * 60 * 60_000

describe('deleteExpiredData', () => {
  it('deletes expired data and nothing else', async () => {
    const test = await createIdentityApp()
    const { db } = test.deps.database
    const { email } = await test.signUp()
    await test.readMail(email)
    const day = test.deps.clock().toISOString().slice(0, 10)
    await countCspReport(db, { day, page: '/', directive: 'img-src', blocked: 'data' })
    const count = async () => ({
      sessions: (await db.selectFrom('sessions').select('id').execute()).length,
      tokens: (await db.selectFrom('one_time_tokens').select('purpose').execute()).length,
      limits: (await db.selectFrom('rate_limits').select('rule').execute()).length,
      reports: (await db.selectFrom('csp_reports').select('day').execute()).length,
    })
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 1, tokens: 1, limits: 1, reports: 1 })
    test.pass(DAY_MS)
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 1, tokens: 1, limits: 0, reports: 1 })
    test.pass(30 * DAY_MS)
    await deleteExpiredData(test.deps)
    expect(await count()).toEqual({ sessions: 0, tokens: 0, limits: 0, reports: 0 })
    await test.close()
  })
})
