/** The order of recommendation: most total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import type { Compiled } from './compile.ts'
import type { Outcome } from './outcome.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Places of the open cards, best first. Without the bonus each total is what it is less the bonus. */
export type Ranker = (outcome: Outcome, options: RankOptions) => Int32Array

const MOST_DIGIT_BITS = 8
const MOST_KEY_BITS = 32

/** Ranks one outcome; for many of them a ranker is faster. */
export function rankCards(compiled: Compiled, outcome: Outcome, options: RankOptions): Int32Array {
  return createRanker(compiled)(outcome, options)
}

/** A ranker for the outcomes of one catalog. It keeps its working memory, and every answer is new. */
export function createRanker({ openByName }: Compiled): Ranker {
  const cents = new Float64Array(openByName.length)
  const sort = createDigitSort(openByName)
  return (outcome, { years, isIntro }) => {
    const total = outcome.total[years - 1] ?? cents
    const { introMoney } = outcome
    let most = Number.NEGATIVE_INFINITY
    let least = Number.POSITIVE_INFINITY
    for (let place = 0; place < cents.length; place++) {
      const card = openByName[place] ?? 0
      const amount = (total[card] ?? 0) - (isIntro ? 0 : (introMoney[card] ?? 0))
      cents[place] = amount
      most = amount > most ? amount : most
      least = amount < least ? amount : least
    }
    return most - least < 2 ** MOST_KEY_BITS ? sort(cents, most, most - least) : sortPairs(openByName, cents)
  }
}

function sortPairs(cards: Int32Array, cents: Float64Array): Int32Array {
  const places = cards.map((_, place) => place).sort((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0))
  return places.map((place) => cards[place] ?? 0)
}

/**
 * Sorts by what is missing to the most, from 0 to `range`, digit by digit from the lowest. Each pass keeps the
 * order of equals, so cards that come ordered by name stay so; comparing pairs would take several times as long.
 */
function createDigitSort(cards: Int32Array) {
  const count = cards.length
  const starts = new Uint32Array(1 << MOST_DIGIT_BITS)
  const keyBuffers = [new Uint32Array(count), new Uint32Array(count)] as const
  const spare = new Int32Array(count)
  return (cents: Float64Array, most: number, range: number): Int32Array => {
    const sorted = cards.slice()
    let [keys, keysTo] = keyBuffers
    let [from, to] = [sorted, spare]
    for (let place = 0; place < count; place++) {
      keys[place] = most - (cents[place] ?? 0)
    }
    const bits = bitsOf(range)
    const digitBits = Math.ceil(bits / Math.ceil(bits / MOST_DIGIT_BITS))
    for (let shift = 0; shift < bits; shift += digitBits) {
      countDigits(keys, shift, digitBits, starts)
      const mask = (1 << digitBits) - 1
      for (let place = 0; place < count; place++) {
        const key = keys[place] ?? 0
        const digit = (key >>> shift) & mask
        const target = starts[digit] ?? 0
        starts[digit] = target + 1
        to[target] = from[place] ?? 0
        keysTo[target] = key
      }
      ;[from, to] = [to, from]
      ;[keys, keysTo] = [keysTo, keys]
    }
    return from === sorted ? sorted : from.slice()
  }
}

function bitsOf(range: number): number {
  return range > 0 ? MOST_KEY_BITS - Math.clz32(range) : 0
}

/** Where each digit's keys begin. */
function countDigits(keys: Uint32Array, shift: number, digitBits: number, starts: Uint32Array): void {
  const digits = 1 << digitBits
  starts.fill(0, 0, digits)
  for (let place = 0; place < keys.length; place++) {
    const digit = ((keys[place] ?? 0) >>> shift) & (digits - 1)
    starts[digit] = (starts[digit] ?? 0) + 1
  }
  let start = 0
  for (let digit = 0; digit < digits; digit++) {
    const count = starts[digit] ?? 0
    starts[digit] = start
    start += count
  }
}
