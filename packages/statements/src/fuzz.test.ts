import { describe, expect, it } from 'vitest'
import { createChance, fuzzInputs, tryInput } from './testing/fuzz.ts'
import type { FuzzReader } from './testing/fuzz-files.ts'

const TIMES = Number(process.env.CASES ?? 1)

/** `npm run fuzz-statements` runs the rest of the hundred thousand. */
const readers: readonly (readonly [reader: FuzzReader, count: number])[] = [
  ['csv', 1500],
  ['ofx', 800],
  ['qif', 500],
  ['text', 400],
  ['xlsx', 150],
  ['pdf', 60],
]
const counts = readers.map(([reader, count]) => [reader, Math.ceil(count * TIMES)] as const)

describe('any file content', () => {
  it.each(counts)('gets a result or a sentence from the %s reader (%d files)', async (reader, count) => {
    const inputs = fuzzInputs(reader, createChance(20_261_115))
    let answered = 0
    for await (const input of inputs) {
      const { refused, rows, problems, questions } = (await tryInput(input)).statement
      answered += Number(refused !== null || rows.length + problems.length + questions.length > 0)
      if (answered === count) {
        break
      }
    }
    expect(answered).toBe(count)
  })
})
