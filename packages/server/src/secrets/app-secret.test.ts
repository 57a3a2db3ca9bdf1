import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadAppSecrets } from './app-secret.ts'

const none = { newest: null, previous: [] }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('loadAppSecrets', () => {
  it('creates a secret once: 32 bytes, the same at the next start, readable by its owner only', async () => {
    const folder = join(dataDir, 'not-there-yet')
    const [first, ...others] = await loadAppSecrets(folder, none)
    expect(first).toHaveLength(32)
    expect(others).toEqual([])
    expect(await loadAppSecrets(folder, none)).toEqual([first])
    expect((await stat(join(folder, 'app-secret'))).mode & 0o077).toBe(0)
  })

  it('uses the configured secret, and writes nothing', async () => {
    const given = Buffer.alloc(32, 9)
    expect(await loadAppSecrets(dataDir, { newest: given.toString('base64'), previous: [] })).toEqual([given])
    await expect(stat(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
  })

  it('keeps previous secrets after the newest, including its own', async () => {
    const [made] = await loadAppSecrets(dataDir, none)
    const [newest, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const given = { newest: newest.toString('base64'), previous: [older.toString('base64')] }
    expect(await loadAppSecrets(dataDir, given)).toEqual([newest, older, made])
  })

  it('rejects a damaged file instead of replacing it', async () => {
    await writeFile(join(dataDir, 'app-secret'), 'c2hvcnQ=')
    await expect(loadAppSecrets(dataDir, none)).rejects.toThrow('damaged')
  })
})
