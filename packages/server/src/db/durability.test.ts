import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../testing/child-program.ts'
import { silentLog } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

const WRITE_PAIRS = new URL('./fixtures/write-pairs.ts', import.meta.url)

/** How many acknowledged pairs each writer lives for; uneven, so that death comes at different places in a page. */
const LIFETIMES = [80, 117, 93, 151, 104]

describe('kill -9 of the server while it writes to the embedded database', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cardsight-durability-'))
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  async function writeUntilKilled(lifetime: number): Promise<number[]> {
    const writer = runProgram(WRITE_PAIRS, folder)
    const lines: string[] = []
    while (lines.length < lifetime) {
      lines.push(await writer.nextLine())
    }
    return [...lines, ...(await writer.killAbruptly())].map(Number)
  }

  async function readPairs(): Promise<Map<number, number>> {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, log: silentLog })
    const { rows } = await sql<{ pair: number; halves: number }>`
      select pair, count(*) as halves from pairs where length(filler) = 2000 group by pair`.execute(
      database.db,
    )
    await database.close()
    return new Map(rows.map(({ pair, halves }) => [pair, halves]))
  }

  it('loses no acknowledged row and leaves no transaction half done, five times over', async () => {
    const acknowledged: number[] = []
    for (const lifetime of LIFETIMES) {
      acknowledged.push(...(await writeUntilKilled(lifetime)))
      const pairs = await readPairs()
      expect(acknowledged.filter((pair) => !pairs.has(pair))).toStrictEqual([])
      expect([...pairs].filter(([, halves]) => halves !== 2)).toStrictEqual([])
    }
    // 80 + 117 + 93 + 151 + 104 = 545 at the least
    expect(acknowledged.length).toBeGreaterThanOrEqual(545)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
