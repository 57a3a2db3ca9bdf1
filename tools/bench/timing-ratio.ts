/**
 * Prints how long responses take for emails without an account, relative to those with one. Exits with 1
 * outside 0.9–1.1.
 */
import { measureTimingRatios } from './server/index.ts'

const TRIES = 200
const MIN_RATIO = 0.9
const MAX_RATIO = 1.1

const ratios = await measureTimingRatios(TRIES)
console.table(
  ratios.map(({ call, knownMs, unknownMs, ratio }) => ({
    call,
    tries: TRIES,
    'known, median ms': Number(knownMs.toFixed(2)),
    'unknown, median ms': Number(unknownMs.toFixed(2)),
    'unknown / known': Number(ratio.toFixed(3)),
  })),
)
process.exitCode = ratios.every(({ ratio }) => ratio >= MIN_RATIO && ratio <= MAX_RATIO) ? 0 : 1
