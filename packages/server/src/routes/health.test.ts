import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'

describe.each(bothDatabases)('operations on %s', (engine) => {
  it('reports alive and ready', async () => {
    const { app, close } = await createTestApp(engine)
    expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/api/ready')).json()).toEqual({
      status: 'ready',
      database: engine,
      bank: { state: 'unknown', problems: [] },
    })
    await close()
  })
})
