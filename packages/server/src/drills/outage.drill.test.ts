import { describe, expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { startPostgresServer } from '../testing/postgres-server.ts'
import { createTestApp } from '../testing/test-app.ts'
import { silentLog } from '../testing/test-database.ts'

describe('with PostgreSQL stopped', () => {
  it('returns 503 from the API, stays alive, and recovers when the database is back', async () => {
    const server = await startPostgresServer()
    const database = await openDatabase({ databaseUrl: server.url, dataDir: ':memory:', log: silentLog })
    await migrate(database.db)
    const { app, close } = await createTestApp('postgres', { database })
    expect((await app.inject('/api/overview')).statusCode).toBe(200)

    await server.stop()
    for (const url of ['/api/overview', '/api/ready']) {
      const answer = await app.inject(url)
      expect(answer.statusCode, url).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json().errors[0].code).toBe('unavailable')
    }
    expect((await app.inject('/api/health')).statusCode).toBe(200)

    await server.start()
    expect((await app.inject('/api/overview')).statusCode).toBe(200)
    await close()
    await server.remove()
  })
})
