import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readMigrations } from '../db/migrate.ts'
import { createBareDatabase } from '../testing/test-database.ts'

const COMMAND = fileURLToPath(new URL('./migrate-command.ts', import.meta.url))

/** As an operator runs it: its own process, configured by variables only. */
async function runMigrations(environment: Record<string, string>) {
  const run = promisify(execFile)
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment }
  return run(process.execPath, [COMMAND], { env }).catch((error: { stderr: string }) => error)
}

describe('npm run migrate', () => {
  it('applies every migration to an empty PostgreSQL once', async () => {
    const { url, drop } = await createBareDatabase()
    const names = readMigrations().map(({ name }) => name)
    expect(await runMigrations({ DATABASE_URL: url })).toMatchObject({
      stdout: `Applied ${names.join(', ')}.\n`,
    })
    expect(await runMigrations({ DATABASE_URL: url })).toMatchObject({
      stdout: 'The database is up to date.\n',
    })
    await drop()
  })

  it('fails with what to do if the database is down', async () => {
    const DATABASE_URL = 'postgres://me:hush@127.0.0.1:1/cards'
    const { stderr } = await runMigrations({ DATABASE_URL })
    expect(stderr).toBe(
      "cardsight: The database at 127.0.0.1:1/cards doesn't respond. Start it, or fix DATABASE_URL.\n",
    )
  })
})
