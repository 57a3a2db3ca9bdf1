import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ChildProgram, runProgram } from '../testing/child-program.ts'

const WRITE_BATCHES = new URL('./fixtures/write-batches.ts', import.meta.url)
const ROWS_IN_BATCH = 8

/** The embedded engine is opened six times: 6 s on a quiet machine, over 30 s on a busy one. */
const SIX_OPENINGS_MS = 180_000

/** How many acknowledged batches each writer lives for; uneven, so that death comes at different places in a page. */
const LIFETIMES = [40, 61, 53, 77, 49]

const foundBatches = z.array(z.tuple([z.number(), z.number()]))

describe('kill -9 of the server while it writes to the embedded database', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'cardsight-durability-'))
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens the database that the one before it left, and says what is there before it writes. */
  async function startWriter(): Promise<{ writer: ChildProgram; batches: Map<number, number> }> {
    const writer = runProgram(WRITE_BATCHES, folder, String(ROWS_IN_BATCH))
    return { writer, batches: new Map(foundBatches.parse(JSON.parse(await writer.nextLine()))) }
  }

  async function writeUntilKilled(writer: ChildProgram, lifetime: number): Promise<number[]> {
    const lines: string[] = []
    while (lines.length < lifetime) {
      lines.push(await writer.nextLine())
    }
    return [...lines, ...(await writer.killAbruptly())].map(Number)
  }

  it('loses no acknowledged row and leaves no transaction half done, five times over', {
    timeout: SIX_OPENINGS_MS,
  }, async () => {
    const acknowledged: number[] = []
    for (const lifetime of [...LIFETIMES, 0]) {
      const { writer, batches } = await startWriter()
      expect(acknowledged.filter((batch) => !batches.has(batch))).toStrictEqual([])
      expect([...batches].filter(([, size]) => size !== ROWS_IN_BATCH)).toStrictEqual([])
      acknowledged.push(...(await writeUntilKilled(writer, lifetime)))
    }
    // 40 + 61 + 53 + 77 + 49 = 280 at the least, of 8 rows each
    expect(acknowledged.length).toBeGreaterThanOrEqual(280)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
