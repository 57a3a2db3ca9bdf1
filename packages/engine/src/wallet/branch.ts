/** Branch and bound: sets grow card by card, and a branch whose bound is too low is left. */
import { RESTS_PER_CENT } from '../exact.ts'
import { findParts, mergeValues } from './merge.ts'
import { addedBy, groundOf, NOTHING, priceAll, raise, referenceOf } from './pricing.ts'
import { splitYear } from './split.ts'
import type { Search } from './standings.ts'
import { firstSide, type Player } from './worth.ts'

/** False when it was stopped. Prices are those at which the set to begin with pays. */
export function branchOut(
  search: Search,
  start: readonly Player[],
  required: readonly (readonly Player[])[],
  entries: readonly Player[],
): boolean {
  const priced = priceAll(search, referenceOf(search, start), [...required.flat(), ...entries])
  const ground = groundOf(search)
  const all = [...Array.from(priced.values(), ({ perCent }) => perCent), ground.perCent]
  const parts = findParts(all, ground.perCent.length)
  const take = (entry: Player): Entry => {
    const { values, fixed } = priced.get(entry) ?? NOTHING
    return { entry, values: mergeValues(parts, values), fixed }
  }
  const stages = required.map((uses) => uses.map(take))
  const root = { players: [], bound: ground.bound, values: mergeValues(parts, ground.values) }
  return choose(search, root, stages, entries.map(take))
}

type Branch = Readonly<{ players: readonly Player[]; values: Float64Array; bound: number }>
type Entry = Readonly<{ entry: Player; values: Float64Array; fixed: number }>

type Added = Entry & Readonly<{ added: number }>

function withAdded(search: Search, { values }: Branch, entries: readonly Entry[]): Added[] {
  search.effort.bounded += entries.length
  const found: Added[] = []
  for (const own of entries) {
    found.push({
      entry: own.entry,
      values: own.values,
      fixed: own.fixed,
      added: addedBy(values, own.values, own.fixed),
    })
  }
  return found.sort((a, b) => b.added - a.added)
}

function extend({ players, values, bound }: Branch, { entry, values: own, added }: Added): Branch {
  const raised = values.slice()
  raise(raised, own)
  return { players: [...players, entry], values: raised, bound: bound + added }
}

/** One use of each required card in turn, then cards are added. */
function choose(
  search: Search,
  branch: Branch,
  [stage, ...stages]: readonly (readonly Entry[])[],
  entries: readonly Entry[],
): boolean {
  if (stage === undefined) {
    const isOfInterest = branch.players.length > 1 && branch.bound > search.least()
    if (isOfInterest && canPass(search, branch.players)) {
      search.offer(branch.players)
    }
    return grow(search, branch, entries, search.most)
  }
  const others = stages.reduce((sum, own) => sum + (withAdded(search, branch, own)[0]?.added ?? 0), 0)
  const further = sumAdded(withAdded(search, branch, entries), 0, search.most)
  for (const added of withAdded(search, branch, stage)) {
    if (branch.bound + added.added + others + further <= search.least()) {
      break
    }
    if (!choose(search, extend(branch, added), stages, entries)) {
      return false
    }
  }
  return true
}

/** Adds cards to a set, in the order of what they add to its bound; false when it was stopped. */
function grow(search: Search, branch: Branch, entries: readonly Entry[], left: number): boolean {
  if (left === 0) {
    return true
  }
  const order = withAdded(search, branch, entries)
  for (const [place, added] of order.entries()) {
    // What follows adds no more than this one each, nor more together than the next ones do here.
    if (branch.bound + sumAdded(order, place, left) <= search.least()) {
      break
    }
    if (search.isStopped()) {
      return false
    }
    const next = extend(branch, added)
    if (next.players.length > 1 && next.bound > search.least() && canPass(search, next.players)) {
      search.offer(next.players)
    }
    const rest = order.slice(place + 1).filter(({ entry }) => entry.seat.card !== added.entry.seat.card)
    if (!grow(search, next, rest, left - 1)) {
      return false
    }
    if (left === search.most) {
      search.onProgress((place + 1) / order.length)
    }
  }
  return true
}

function sumAdded(order: readonly Readonly<{ added: number }>[], from: number, count: number): number {
  let sum = 0
  for (let place = from; place < from + count && place < order.length; place++) {
    sum += Math.max(0, order[place]?.added ?? 0)
  }
  return sum
}

/** The split without what bonuses ask, with all of them: no less than the set can come to. */
function canPass(search: Search, players: readonly Player[]): boolean {
  const { board, years } = search
  search.effort.wallets++
  const first = splitYear(board.buckets, players.map(firstSide), [])
  if (first === null) {
    return false
  }
  const fixed = players.reduce(
    (sum, { seat }) => sum + seat.fixedRests + (seat.levels.at(-1)?.money ?? 0) * RESTS_PER_CENT,
    0,
  )
  const isSame = years === 1 || players.every((player) => player.use.later === firstSide(player))
  const later = isSame
    ? first
    : splitYear(
        board.buckets,
        players.map(({ use }) => use.later),
        [],
      )
  return first.gain + (years - 1) * (later?.gain ?? 0) + fixed > search.least()
}
