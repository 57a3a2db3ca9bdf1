import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadAppSecret } from './app-secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('loadAppSecret', () => {
  it('is made once: 32 bytes, the same at the next start, readable by its owner only', async () => {
    const folder = join(dataDir, 'not-there-yet')
    const first = await loadAppSecret(folder, null)
    expect(first).toHaveLength(32)
    expect(await loadAppSecret(folder, null)).toEqual(first)
    expect((await stat(join(folder, 'app-secret'))).mode & 0o077).toBe(0)
  })

  it('is the given one where one is given, and writes nothing', async () => {
    const given = Buffer.alloc(32, 9)
    expect(await loadAppSecret(dataDir, given.toString('base64'))).toEqual(given)
    await expect(stat(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
  })

  it('refuses a damaged file instead of replacing it', async () => {
    await writeFile(join(dataDir, 'app-secret'), 'c2hvcnQ=')
    await expect(loadAppSecret(dataDir, null)).rejects.toThrow('damaged')
  })
})
