/** The order of recommendation: most total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import type { Compiled } from './compile.ts'
import type { Outcome } from './outcome.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Places of the open cards, best first. Without the bonus each total is what it is less the bonus. */
export type Ranker = (outcome: Outcome, options: RankOptions) => Int32Array

const DIGIT_BITS = 8
const DIGITS = 1 << DIGIT_BITS
const LARGEST_KEY = 2 ** 32 - 1

/** Ranks one outcome; for many of them a ranker is faster. */
export function rankCards(compiled: Compiled, outcome: Outcome, options: RankOptions): Int32Array {
  return createRanker(compiled)(outcome, options)
}

/** A ranker for the outcomes of one catalog. It keeps its working memory, and every answer is new. */
export function createRanker({ openByName, cards }: Compiled): Ranker {
  const cents = new Float64Array(cards.length)
  const sort = createDigitSort(openByName.length)
  return (outcome, { years, isIntro }) => {
    const total = outcome.total[years - 1] ?? cents
    let most = Number.NEGATIVE_INFINITY
    let least = Number.POSITIVE_INFINITY
    for (let place = 0; place < openByName.length; place++) {
      const card = openByName[place] ?? 0
      const amount = (total[card] ?? 0) - (isIntro ? 0 : (outcome.introMoney[card] ?? 0))
      cents[card] = amount
      most = amount > most ? amount : most
      least = amount < least ? amount : least
    }
    if (most - least > LARGEST_KEY) {
      return openByName.toSorted((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0))
    }
    return sort(openByName, (card) => most - (cents[card] ?? 0), most - least)
  }
}

/**
 * Sorts by whole keys from 0 to `range`, digit by digit from the lowest. Each pass keeps the order of equals, so
 * cards that come ordered by name stay so; comparing pairs would take several times as long.
 */
function createDigitSort(count: number) {
  const starts = new Uint32Array(DIGITS)
  const keyBuffers = [new Uint32Array(count), new Uint32Array(count)] as const
  const spare = new Int32Array(count)
  return (cards: Int32Array, keyOf: (card: number) => number, range: number): Int32Array => {
    const sorted = cards.slice()
    let [keys, keysTo] = keyBuffers
    let [from, to] = [sorted, spare]
    for (let place = 0; place < count; place++) {
      keys[place] = keyOf(cards[place] ?? 0)
    }
    for (let shift = 0; range >= 2 ** shift; shift += DIGIT_BITS) {
      countDigits(keys, shift, starts)
      for (let place = 0; place < count; place++) {
        const key = keys[place] ?? 0
        const digit = (key >>> shift) & (DIGITS - 1)
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
