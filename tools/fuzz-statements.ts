// Feeds damaged and random files to every statement reader: npm run fuzz-statements [-- COUNT [SEED]]
// Exits with 1 if one of them throws, hangs, or spends a negative amount without saying so; the file is then saved, so that it can become a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createChance, fuzzInputs, tryInput } from '../packages/statements/src/testing/fuzz.ts'
import type { FuzzReader } from '../packages/statements/src/testing/fuzz-files.ts'

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const FOLDER = '.cache/fuzz-statements'

/** Shares of the total. A PDF takes a hundred times as long as a line of text. */
const shares: readonly (readonly [reader: FuzzReader, share: number])[] = [
  ['csv', 0.45],
  ['ofx', 0.2],
  ['qif', 0.1],
  ['text', 0.15],
  ['xlsx', 0.07],
  ['pdf', 0.03],
]

/** A small file that takes this long would freeze the page. */
const HANG_MS = 10_000

let failures = 0
process.on('unhandledRejection', (error) => fail('unhandled rejection', new Uint8Array(), error))
for (const [reader, share] of shares) {
  await run(reader, Math.round(count * share))
}
console.log(failures === 0 ? 'No input failed.' : `${failures} inputs failed.`)
process.exitCode = failures === 0 ? 0 : 1

async function run(reader: FuzzReader, wanted: number): Promise<void> {
  let [done, read, refused, asked, negative, slowestMs, slowestBytes] = [0, 0, 0, 0, 0, 0, 0]
  const started = performance.now()
  for await (const input of fuzzInputs(reader, createChance(seed))) {
    if (done === wanted) {
      break
    }
    done += 1
    const before = performance.now()
    try {
      const { statement, isNegative } = await tryInput(input)
      read += Number(statement.rows.length > 0)
      refused += Number(statement.refused !== null)
      negative += Number(isNegative)
      asked += Number(statement.questions.some(({ about }) => about === 'sign'))
    } catch (error) {
      fail(`${reader}-${seed}-${done}`, input.bytes, error)
    }
    const ms = performance.now() - before
    if (ms > HANG_MS) {
      fail(`${reader}-${seed}-${done}`, input.bytes, `took ${ms.toFixed(0)} ms`)
    }
    if (ms > slowestMs) {
      ;[slowestMs, slowestBytes] = [ms, input.bytes.length]
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${reader.padEnd(5)} ${String(done).padStart(6)} inputs in ${seconds} s: ${read} with rows, ${refused} refused, ${asked} asked about the sign, ${negative} with more refunds than purchases; slowest ${slowestMs.toFixed(0)} ms (${slowestBytes} bytes)`,
  )
}

function fail(name: string, bytes: Uint8Array, error: unknown): void {
  failures += 1
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.bin`, bytes)
  console.error(`${name}: ${error instanceof Error ? error.stack : String(error)}`)
}
