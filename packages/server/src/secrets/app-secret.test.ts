import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadAppSecrets } from './app-secret.ts'

const none = { newest: null, previous: [] }
const empty = { sealedTokens: 0 }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('loadAppSecrets', () => {
  it('creates a secret once: 32 bytes, the same at the next start, readable by its owner only', async () => {
    const folder = join(dataDir, 'not-there-yet')
    const [first, ...others] = await loadAppSecrets(folder, none, empty)
    expect(first).toHaveLength(32)
    expect(others).toEqual([])
    expect(await loadAppSecrets(folder, none, empty)).toEqual([first])
    expect((await stat(join(folder, 'app-secret'))).mode & 0o077).toBe(0)
  })

  it('uses the configured secret, and writes nothing', async () => {
    const given = Buffer.alloc(32, 9)
    expect(await loadAppSecrets(dataDir, { newest: given.toString('base64'), previous: [] }, empty)).toEqual([
      given,
    ])
    await expect(stat(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
  })

  it('keeps previous secrets after the newest, including its own', async () => {
    const [made] = await loadAppSecrets(dataDir, none, empty)
    const [newest, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const given = { newest: newest.toString('base64'), previous: [older.toString('base64')] }
    expect(await loadAppSecrets(dataDir, given, empty)).toEqual([newest, older, made])
  })

  it('rejects a damaged file instead of replacing it', async () => {
    await writeFile(join(dataDir, 'app-secret'), 'c2hvcnQ=')
    await expect(loadAppSecrets(dataDir, none, empty)).rejects.toThrow('damaged')
  })

  it('never creates a secret beside tokens that another one encrypted', async () => {
    const file = join(dataDir, 'app-secret')
    await expect(loadAppSecrets(dataDir, none, { sealedTokens: 3 })).rejects.toThrow(
      `${file} is missing, but the database has 3 secrets that its key encrypted. Restore the file from a backup, or set APP_SECRET to its content.`,
    )
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  it('uses a configured secret without the file, even beside encrypted tokens', async () => {
    const given = Buffer.alloc(32, 9)
    const configured = { newest: given.toString('base64'), previous: [] }
    expect(await loadAppSecrets(dataDir, configured, { sealedTokens: 3 })).toEqual([given])
  })
})
