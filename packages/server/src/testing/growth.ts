/** Measures how the cost of work grows with its input, as a ratio within one run. */

const SMALL_CHARS = 1024
const FACTOR = 16
const ROUNDS = 5
const MIN_BATCH_MS = 1

/** Separates linear work, which grows 16 times, from quadratic work, which grows 256 times. */
export const SUPERLINEAR = 64

/**
 * Returns how many times more CPU time `work` takes for 16 kB than for 1 kB of input. The fastest of several
 * rounds counts for each size, so other load on the machine doesn't change the result.
 */
export function growthOf(work: (text: string) => unknown, makeText: (chars: number) => string): number {
  const small = makeText(SMALL_CHARS)
  const large = makeText(SMALL_CHARS * FACTOR)
  // Warms up the regular expression compiler for both sizes.
  timeOf(work, small, FACTOR)
  timeOf(work, large, 1)
  const repeats = findRepeats(work, small)
  let [smallMs, largeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round++) {
    smallMs = Math.min(smallMs, timeOf(work, small, FACTOR * repeats))
    largeMs = Math.min(largeMs, timeOf(work, large, repeats))
  }
  return (FACTOR * largeMs) / smallMs
}

/** Milliseconds of CPU time for `count` runs on the same text. */
export function timeOf(work: (text: string) => unknown, text: string, count: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < count; i++) {
    work(text)
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Enough runs that the clock's resolution doesn't matter. */
function findRepeats(work: (text: string) => unknown, small: string): number {
  let repeats = 1
  while (timeOf(work, small, FACTOR * repeats) < MIN_BATCH_MS) {
    repeats *= 2
  }
  return repeats
}
