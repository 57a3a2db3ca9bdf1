import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../testing/child-program.ts'
import { silentLog } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

const WRITE_BATCHES = new URL('./fixtures/write-batches.ts', import.meta.url)
const ROWS_IN_BATCH = 8

/** The embedded engine is opened ten times: 10 s on a quiet machine, over 30 s on a busy one. */
const TEN_OPENINGS_MS = 180_000

/** How many acknowledged batches each writer lives for; uneven, so that death comes at different places in a page. */
const LIFETIMES = [40, 61, 53, 77, 49]

describe('kill -9 of the server while it writes to the embedded database', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cardsight-durability-'))
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  async function writeUntilKilled(lifetime: number): Promise<number[]> {
    const writer = runProgram(WRITE_BATCHES, folder, String(ROWS_IN_BATCH))
    const lines: string[] = []
    while (lines.length < lifetime) {
      lines.push(await writer.nextLine())
    }
    return [...lines, ...(await writer.killAbruptly())].map(Number)
  }

  async function readBatches(): Promise<Map<number, number>> {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, log: silentLog })
    const { rows } = await sql<{ batch: number; size: number }>`
      select batch, count(*) as size from written where length(filler) = 500 group by batch`.execute(
      database.db,
    )
    await database.close()
    return new Map(rows.map(({ batch, size }) => [batch, size]))
  }

  it('loses no acknowledged row and leaves no transaction half done, five times over', {
    timeout: TEN_OPENINGS_MS,
  }, async () => {
    const acknowledged: number[] = []
    for (const lifetime of LIFETIMES) {
      acknowledged.push(...(await writeUntilKilled(lifetime)))
      const batches = await readBatches()
      expect(acknowledged.filter((batch) => !batches.has(batch))).toStrictEqual([])
      expect([...batches].filter(([, size]) => size !== ROWS_IN_BATCH)).toStrictEqual([])
    }
    // 40 + 61 + 53 + 77 + 49 = 280 at the least, of 8 rows each
    expect(acknowledged.length).toBeGreaterThanOrEqual(280)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
