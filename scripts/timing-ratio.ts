/** Prints how long answers take for addresses without an account, in proportion to those with one. Exits 1 outside 0.9–1.1. */
import { measureTimingRatios } from '@cardsight/server/bench'

const TRIES = 200
const LOWEST = 0.9
const HIGHEST = 1.1

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
process.exitCode = ratios.every(({ ratio }) => ratio >= LOWEST && ratio <= HIGHEST) ? 0 : 1
