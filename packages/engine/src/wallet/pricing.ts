/** The parts of all entries in the bound, at prices that suit a set to begin with. */
import type { Years } from '../card/annual-fee.ts'
import type { Board } from './board.ts'
import { type Priced, price, timesCents } from './bounds.ts'
import type { Side } from './side.ts'
import type { Use } from './uses.ts'
import type { Player } from './worth.ts'

type Setting = Readonly<{ board: Board; years: Years }>

export const NOTHING: Priced = {
  values: new Float64Array(),
  perCent: new Float64Array(),
  fixed: Number.NEGATIVE_INFINITY,
}

/** What a common card pays for everything: the prices to begin with need not be the best ones. */
const COMMON_GAIN = 150_000

function flatReference({ board, years }: Setting): Float64Array {
  return new Float64Array(board.buckets.cents.length * (years > 1 ? 2 : 1)).fill(COMMON_GAIN)
}

const flatPrices = new WeakMap<Use, Map<number, Priced>>()

/** Kept for each use: a search for three cards begins with the same prices as one for two. */
export function priceFlat(search: Setting, entries: readonly Player[]): ReadonlyMap<Player, Priced> {
  const { board, years } = search
  const reference = flatReference(search)
  const found = new Map<Player, Priced>()
  for (const player of entries) {
    const { seat, use } = player
    const kept = flatPrices.get(use) ?? new Map<number, Priced>()
    flatPrices.set(use, kept)
    const key = years * 4 + Number(seat.isHeld) * 2 + Number(seat.levels.length > 0)
    const priced = kept.get(key) ?? price(board.buckets, player, years - 1, reference)
    kept.set(key, priced)
    found.set(player, priced)
  }
  return found
}

export function priceAll(
  { board, years }: Setting,
  reference: Float64Array,
  entries: readonly Player[],
): ReadonlyMap<Player, Priced> {
  return new Map(entries.map((entry) => [entry, price(board.buckets, entry, years - 1, reference)]))
}

/** What a set pays without limits. */
export function referenceOf({ board, years }: Setting, players: readonly Player[]): Float64Array {
  const count = board.buckets.cents.length
  const reference = new Float64Array(years > 1 ? 2 * count : count)
  for (const player of players) {
    raiseByFree(reference.subarray(0, count), player.use.first)
    if (years > 1) {
      raiseByFree(reference.subarray(count), player.use.later)
    }
  }
  return reference
}

/** What lanes without a limit pay. */
function raiseByFree(reference: Float64Array, { classes, classOf }: Side): void {
  for (let bucket = 0; bucket < reference.length; bucket++) {
    const own = classes[classOf[bucket] ?? 0]
    for (let lane = 0; own !== undefined && lane < own.gains.length; lane++) {
      if (own.through[lane] === -1 && (own.gains[lane] ?? 0) > (reference[bucket] ?? 0)) {
        reference[bucket] = own.gains[lane] ?? 0
      }
    }
  }
}

export function raise(values: Float64Array, others: Float64Array): void {
  for (let place = 0; place < values.length; place++) {
    const other = others[place] ?? 0
    if (other > (values[place] ?? 0)) {
      values[place] = other
    }
  }
}

/** What an entry adds to the bound of a set at most. */
export function addedBy(values: Float64Array, own: Float64Array, fixed: number): number {
  let sum = fixed
  for (let place = 0; place < values.length; place++) {
    const more = (own[place] ?? 0) - (values[place] ?? 0)
    if (more > 0) {
      sum += more
    }
  }
  return sum
}

/** Less than any card pays, which is below nothing where a fee abroad outweighs the reward: else sums would not bound. */
export function groundOf({ board, years: held }: Setting) {
  const laterYears = held - 1
  const { cents, cells, rowOf } = board.buckets
  const dearest = Math.max(...board.compiled.cards.map(({ foreignFeePpm }) => foreignFeePpm)) * 10
  const perCent = new Float64Array(cents.length * (laterYears > 0 ? 2 : 1))
  for (let place = 0; place < perCent.length; place++) {
    const isAbroad = cells[rowOf[place % cents.length] ?? 0]?.isAbroad === true
    perCent[place] = isAbroad ? -dearest * (place < cents.length ? 1 : laterYears) : 0
  }
  const values = timesCents(cents, perCent)
  const bound = values.reduce((sum, value) => sum + value, 0)
  return { values, perCent, bound }
}
