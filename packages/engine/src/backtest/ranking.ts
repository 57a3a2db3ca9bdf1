/** The order of recommendation: most total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import type { Compiled } from './compile.ts'
import type { Outcome } from './outcome.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Places of the open cards, best first. Without the bonus each total is what it is less the bonus. */
export type Ranker = (outcome: Outcome, options: RankOptions) => Int32Array

const MOST_DIGIT_BITS = 11
/** Answers that share one block of memory: a block for each would cost more than filling it. */
const ANSWERS_A_BLOCK = 34

/** Ranks one outcome; for many of them a ranker is faster. */
export function rankCards(compiled: Compiled, outcome: Outcome, options: RankOptions): Int32Array {
  return createRanker(compiled)(outcome, options)
}

/** A ranker for the outcomes of one catalog. It keeps its working memory, and every answer is new. */
export function createRanker({ openByName }: Compiled): Ranker {
  const cents = new Float64Array(openByName.length)
  const answers = createAnswers(openByName.length)
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
    return most - least < 2 ** (2 * MOST_DIGIT_BITS)
      ? sort(cents, most, most - least, answers())
      : sortPairs(openByName, cents)
  }
}

function createAnswers(count: number): () => Int32Array {
  let block = new Int32Array(0)
  let next = 0
  return () => {
    if (next + count > block.length) {
      // The first one alone, for whoever asks for no more.
      block = new Int32Array(count * (block.length === 0 ? 1 : ANSWERS_A_BLOCK))
      next = 0
    }
    next += count
    return block.subarray(next - count, next)
  }
}

function sortPairs(cards: Int32Array, cents: Float64Array): Int32Array {
  const places = cards.map((_, place) => place).sort((a, b) => (cents[b] ?? 0) - (cents[a] ?? 0))
  return places.map((place) => cards[place] ?? 0)
}

/**
 * Sorts by what is missing to the most, from 0 to `range`: by the lower half of its bits, then by the upper one.
 * Each pass keeps the order of equals, so cards that come ordered by name stay so; comparing pairs would take
 * several times as long.
 */
function createDigitSort(cards: Int32Array) {
  const count = cards.length
  const lower = new Uint32Array(1 << MOST_DIGIT_BITS)
  const upper = new Uint32Array(1 << MOST_DIGIT_BITS)
  const keys = new Uint32Array(count)
  const keysByLower = new Uint32Array(count)
  const cardsByLower = new Int32Array(count)
  return (cents: Float64Array, most: number, range: number, sorted: Int32Array): Int32Array => {
    const digitBits = Math.ceil(bitsOf(range) / 2)
    const digits = 1 << digitBits
    lower.fill(0, 0, digits)
    upper.fill(0, 0, digits)
    for (let place = 0; place < count; place++) {
      const key = most - (cents[place] ?? 0)
      keys[place] = key
      lower[key & (digits - 1)] = (lower[key & (digits - 1)] ?? 0) + 1
      upper[key >>> digitBits] = (upper[key >>> digitBits] ?? 0) + 1
    }
    toStarts(lower, digits)
    toStarts(upper, digits)
    for (let place = 0; place < count; place++) {
      const key = keys[place] ?? 0
      const target = takePlace(lower, key & (digits - 1))
      keysByLower[target] = key
      cardsByLower[target] = cards[place] ?? 0
    }
    for (let place = 0; place < count; place++) {
      sorted[takePlace(upper, (keysByLower[place] ?? 0) >>> digitBits)] = cardsByLower[place] ?? 0
    }
    return sorted
  }
}

function takePlace(starts: Uint32Array, digit: number): number {
  const place = starts[digit] ?? 0
  starts[digit] = place + 1
  return place
}

function bitsOf(range: number): number {
  return range > 0 ? 32 - Math.clz32(range) : 0
}

/** From how often each digit occurs to where its keys begin. */
function toStarts(counts: Uint32Array, digits: number): void {
  let start = 0
  for (let digit = 0; digit < digits; digit++) {
    const count = counts[digit] ?? 0
    counts[digit] = start
    start += count
  }
}
