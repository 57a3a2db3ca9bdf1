import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ChildProgram, runProgram } from '../testing/child-program.ts'

const WRITE_BATCHES = new URL('./fixtures/write-batches.ts', import.meta.url)
const ROWS_IN_BATCH = 8

/**
 * Acknowledged batches before each writer is killed; uneven, so that it dies at different positions in a
 * page.
 */
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

  /** Opens the previous writer's database and reports its content before writing. */
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

  it('loses no acknowledged row and leaves no partial transaction, five times in a row', async () => {
    const acknowledged: number[] = []
    for (const lifetime of [...LIFETIMES, 0]) {
      const { writer, batches } = await startWriter()
      expect(acknowledged.filter((batch) => !batches.has(batch))).toStrictEqual([])
      expect([...batches].filter(([, size]) => size !== ROWS_IN_BATCH)).toStrictEqual([])
      acknowledged.push(...(await writeUntilKilled(writer, lifetime)))
    }
    // At least 40 + 61 + 53 + 77 + 49 = 280, of 8 rows each
    expect(acknowledged.length).toBeGreaterThanOrEqual(280)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
