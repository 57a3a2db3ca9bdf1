import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createTestApp } from '../testing/test-app.ts'

describe("a request's log line", () => {
  const lines: string[] = []
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { log: createLog('info', { write: (line) => lines.push(line) }) })
  })
  afterAll(() => test.close())

  async function loggedPath(url: string): Promise<string> {
    lines.length = 0
    await test.app.inject(url)
    return JSON.parse(lines.at(-1) ?? '{}').path
  }

  it('names the route, and never the query string', async () => {
    expect(await loggedPath('/api/health?token=abc')).toBe('/api/health')
    expect(await loggedPath('/nowhere?token=abc')).toBe('/nowhere')
  })

  it("truncates a path that isn't one of ours", async () => {
    expect((await loggedPath(`/${'a'.repeat(15_000)}`)).length).toBeLessThanOrEqual(310)
  })

  it('never cuts a secret in half', async () => {
    for (let padding = 270; padding < 300; padding++) {
      const path = await loggedPath(`/${'-/'.repeat(padding / 2)}ann@example.org/restore-password/token-1234`)
      expect(path).not.toMatch(/ann|example|token/)
    }
  })
})
