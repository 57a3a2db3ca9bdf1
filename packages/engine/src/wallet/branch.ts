/** Branch and bound: sets grow card by card, and a branch whose bound is too low is left. */
import { findParts, mergeValues } from './merge.ts'
import { addedBy, groundOf, NOTHING, priceAll, raise, referenceOf } from './pricing.ts'
import type { Search } from './standings.ts'
import type { Player } from './worth.ts'

/** False when it was stopped. Prices are those at which the set to begin with pays. */
export function branchOut(
  search: Search,
  start: readonly Player[],
  required: readonly Player[],
  entries: readonly Player[],
): boolean {
  const priced = priceAll(search, referenceOf(search, start), [...required, ...entries])
  const ground = groundOf(search)
  const all = [...Array.from(priced.values(), ({ perCent }) => perCent), ground.perCent]
  const parts = findParts(all, ground.perCent.length)
  const take = (entry: Player): Entry => {
    const { values, fixed } = priced.get(entry) ?? NOTHING
    return { entry, values: mergeValues(parts, values), fixed }
  }
  const empty: Branch = { players: [], bound: ground.bound, values: mergeValues(parts, ground.values) }
  const root = required.reduce((branch, player) => {
    const own = take(player)
    return extend(branch, { ...own, added: addedBy(branch.values, own.values, own.fixed) })
  }, empty)
  if (root.players.length > 1) {
    search.offer(root.players)
  }
  return grow(search, root, entries.map(take), search.most)
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
    if (next.players.length > 1 && next.bound > search.least()) {
      search.effort.wallets++
      search.offer(next.players)
    }
    if (!grow(search, next, order.slice(place + 1), left - 1)) {
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
