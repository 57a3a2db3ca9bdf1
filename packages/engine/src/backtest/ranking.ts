/** The order of recommendation: most total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import type { Compiled } from './compile.ts'
import type { Outcome } from './outcome.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

const DIGIT_BITS = 8
const DIGITS = 1 << DIGIT_BITS
const LARGEST_KEY = 2 ** 32 - 1

/** Places of the open cards, best first. Without the bonus each total is what it is less the bonus. */
export function rankCards(compiled: Compiled, outcome: Outcome, { years, isIntro }: RankOptions): Int32Array {
  const total = outcome.total[years - 1] ?? new Float64Array()
  const { introMoney } = outcome
  const cents = new Float64Array(total.length)
  let most = Number.NEGATIVE_INFINITY
  let least = Number.POSITIVE_INFINITY
  for (const card of compiled.openByName) {
    const amount = (total[card] ?? 0) - (isIntro ? 0 : (introMoney[card] ?? 0))
    cents[card] = amount
    most = amount > most ? amount : most
    least = amount < least ? amount : least
  }
  if (most - least > LARGEST_KEY) {
    return compiled.openByName.toSorted((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0))
  }
  return sortByDigits(compiled.openByName, cents, most, most - least)
}

/**
 * Sorts by the distance from the most, digit by digit from the lowest. Each pass keeps the order of equals, so
 * cards that come ordered by name stay so; comparing pairs would take three times as long.
 */
function sortByDigits(cards: Int32Array, cents: Float64Array, most: number, range: number): Int32Array {
  let from = cards
  let keys: Uint32Array = new Uint32Array(cards.length)
  for (let place = 0; place < cards.length; place++) {
    keys[place] = most - (cents[cards[place] ?? 0] ?? 0)
  }
  let to: Int32Array = new Int32Array(cards.length)
  let keysTo: Uint32Array = new Uint32Array(cards.length)
  const starts = new Uint32Array(DIGITS)
  for (let shift = 0; range >= 2 ** shift; shift += DIGIT_BITS) {
    countDigits(keys, shift, starts)
    for (let place = 0; place < from.length; place++) {
      const key = keys[place] ?? 0
      const digit = (key >>> shift) & (DIGITS - 1)
      const target = starts[digit] ?? 0
      starts[digit] = target + 1
      to[target] = from[place] ?? 0
      keysTo[target] = key
    }
    const spare = from === cards ? new Int32Array(cards.length) : from
    from = to
    to = spare
    const spareKeys = keys
    keys = keysTo
    keysTo = spareKeys
  }
  return from === cards ? cards.slice() : from
}

/** Where each digit's keys begin. */
function countDigits(keys: Uint32Array, shift: number, starts: Uint32Array): void {
  starts.fill(0)
  for (let place = 0; place < keys.length; place++) {
    const digit = ((keys[place] ?? 0) >>> shift) & (DIGITS - 1)
    starts[digit] = (starts[digit] ?? 0) + 1
  }
  let start = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = starts[digit] ?? 0
    starts[digit] = start
    start += count
  }
}
