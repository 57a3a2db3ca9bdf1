import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { apiPaths } from '@cardsight/contract/api-paths'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRunningServer } from '../db/backup/running-server.ts'
import { openDatabase } from '../db/open-database.ts'
import { freePort } from '../testing/free-port.ts'
import { startProduct } from '../testing/start-product.ts'
import { createBareDatabase, silentLog } from '../testing/test-database.ts'

const PASSPHRASE = 'gravel-lantern-forty-two'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardsight-backup-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** As an operator runs it: its own process, configured by variables only. */
async function run(command: 'backup' | 'restore', dataDir: string, file: string | null, more = {}) {
  const path = fileURLToPath(new URL(`./${command}-command.ts`, import.meta.url))
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more }
  const args = file === null ? [path] : [path, file]
  const output = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return output.stdout + output.stderr
}

const readUsers = (dataDir: string) => readTable(dataDir, 'users')
const readSessions = (dataDir: string) => readTable(dataDir, 'sessions')

async function readTable(dataDir: string, name: string): Promise<unknown[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir, log: silentLog })
  const { rows } = await sql`select t::text from ${sql.table(name)} t`.execute(database.db)
  await database.close()
  return rows
}

/** Names in the table of the data folder in `docs/operations.md`. */
function documentedEntries(): string[] {
  const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  return Array.from(operations.matchAll(/^\| `DATA_DIR\/.*? \|/gm), ([cell]) =>
    Array.from(cell.matchAll(/DATA_DIR\/([\w.-]+)/g), ([, name = '']) => name),
  ).flat()
}

describe('npm run backup and npm run restore', () => {
  it('copy a running server’s folder, with the key of its bank tokens', async () => {
    const [source, target, file] = [join(folder, 'source'), join(folder, 'target'), join(folder, 'file')]
    const product = await startProduct({ DATA_DIR: source })
    const person = {
      firstName: 'Robin',
      lastName: 'Marsh',
      email: 'robin@example.com',
      password: 'lamp-post-77-heron',
    }
    const signUp = await fetch(`${product.url}${apiPaths.signUp}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(person),
    })
    expect(signUp.status, await signUp.text()).toBeLessThan(300)
    expect((await readdir(source)).filter((name) => !documentedEntries().includes(name))).toEqual([])
    const BACKUP_PASSPHRASE = PASSPHRASE
    expect(await run('backup', source, file, { BACKUP_PASSPHRASE })).toMatch(/^Saved \d+ rows to /)
    expect(await product.stop()).toBe(0)

    expect(await run('restore', target, file, { BACKUP_PASSPHRASE })).toMatch(
      /^Restored \d+ rows from .*\nEveryone has to sign in again/,
    )
    const sessions = await readSessions(target)
    expect(sessions).toEqual([])
    const users = await readUsers(source)
    expect(users).toHaveLength(1)
    expect(await readUsers(target)).toEqual(users)
    expect(await readFile(join(target, 'app-secret'))).toEqual(await readFile(join(source, 'app-secret')))
    expect(await run('restore', target, file, { BACKUP_PASSPHRASE })).toMatch(
      /is there already|already has data/,
    )
    const bare = await createBareDatabase()
    const moved = await run('restore', join(folder, 'moved'), file, {
      BACKUP_PASSPHRASE,
      DATABASE_URL: bare.url,
    })
    expect(moved).toMatch(/^Restored .*simulated banks can’t move.*Link them again/s)
    await bare.drop()
  })

  it('say what is missing', async () => {
    const data = join(folder, 'data')
    expect(await run('backup', data, join(folder, 'file'))).toMatch(/Set BACKUP_PASSPHRASE/)
    const BACKUP_PASSPHRASE = PASSPHRASE
    expect(await run('restore', data, join(folder, 'nowhere'), { BACKUP_PASSPHRASE })).toMatch(
      /There is no file/,
    )
    expect(await run('backup', data, join(folder, 'file'), { BACKUP_PASSPHRASE })).toMatch(/has no data yet/)
    // The image has no npm, so the sentence can't name an npm script.
    expect(await run('backup', data, null, { BACKUP_PASSPHRASE })).toBe(
      'cardsight: Add the name of the backup file to the command.\n',
    )
  })

  it('say where to run the backup if the server that uses the folder can’t be reached', async () => {
    const expectRefusal = () =>
      expect(readRunningServer(folder).next()).rejects.toThrow(
        `The data folder ${folder} is in use, but no server answers here. Wait until the server has started. If it runs in a container, run the backup in the same container.`,
      )
    await expectRefusal()
    // A server in another container: its file is in the shared folder, but its port isn't here.
    await writeFile(
      join(folder, 'backup-access.json'),
      JSON.stringify({ port: await freePort(), token: 'x' }),
    )
    await expectRefusal()
    // Another program got the port.
    const other = createServer((_, response) => response.writeHead(401).end()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = z.object({ port: z.number() }).parse(other.address())
    await writeFile(join(folder, 'backup-access.json'), JSON.stringify({ port, token: 'x' }))
    await expectRefusal()
    other.close()
  })
})
