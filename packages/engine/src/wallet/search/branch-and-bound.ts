/** Branch and bound: sets grow card by card, and a branch whose bound is too low is pruned. */
import type { CandidateCard } from '../model/wallet-problem.ts'
import { addedBound, boundsBeside, mergeBuckets, mergeValues, raiseValues } from './bound-table.ts'
import type { Incumbents } from './incumbents.ts'

/** False if it was stopped. Prices are those that suit `start`. */
export function branchAndBound(
  search: Incumbents,
  start: readonly CandidateCard[],
  required: readonly CandidateCard[],
  candidates: readonly CandidateCard[],
): boolean {
  const cards = [...required, ...candidates]
  const { of, floor } = boundsBeside(search, start, cards)
  const merged = mergeBuckets([...cards.map((card) => of(card).perCent), floor.perCent], floor.perCent.length)
  const entryOf = (card: CandidateCard): Entry => {
    const { values, fixed } = of(card)
    return { card, values: mergeValues(merged, values), fixed }
  }
  const empty: Branch = { cards: [], upperBound: floor.total, values: mergeValues(merged, floor.values) }
  const root = required.reduce((branch, card) => {
    const own = entryOf(card)
    return extend(branch, { ...own, added: addedBound(branch.values, own.values, own.fixed) })
  }, empty)
  if (root.cards.length > 1) {
    search.offer(root.cards)
  }
  return grow(search, root, candidates.map(entryOf), search.most)
}

type Branch = Readonly<{ cards: readonly CandidateCard[]; values: Float64Array; upperBound: number }>
type Entry = Readonly<{ card: CandidateCard; values: Float64Array; fixed: number }>
/** `added` is what the card adds to the bound of a branch. */
type Addition = Entry & Readonly<{ added: number }>

/** The cards that may be added, best first. */
function additionsTo(search: Incumbents, { values }: Branch, entries: readonly Entry[]): Addition[] {
  search.effort.bounded += entries.length
  const additions: Addition[] = []
  for (const own of entries) {
    additions.push({
      card: own.card,
      values: own.values,
      fixed: own.fixed,
      added: addedBound(values, own.values, own.fixed),
    })
  }
  return additions.sort((a, b) => b.added - a.added)
}

function extend({ cards, values, upperBound }: Branch, { card, values: own, added }: Addition): Branch {
  const raised = values.slice()
  raiseValues(raised, own)
  return { cards: [...cards, card], values: raised, upperBound: upperBound + added }
}

/** Adds cards to a set in the order of what they add to its bound. False if it was stopped. */
function grow(search: Incumbents, branch: Branch, entries: readonly Entry[], left: number): boolean {
  if (left === 0) {
    return true
  }
  const additions = additionsTo(search, branch, entries)
  for (const [index, addition] of additions.entries()) {
    // The cards that follow add no more than this one each, nor more together than the next ones do here.
    if (branch.upperBound + sumAdded(additions, index, left) <= search.lowerBound()) {
      break
    }
    if (search.isStopped()) {
      return false
    }
    const next = extend(branch, addition)
    if (next.cards.length > 1 && next.upperBound > search.lowerBound()) {
      search.effort.wallets++
      search.offer(next.cards)
    }
    if (!grow(search, next, additions.slice(index + 1), left - 1)) {
      return false
    }
    if (left === search.most) {
      search.onProgress((index + 1) / additions.length)
    }
  }
  return true
}

function sumAdded(additions: readonly Readonly<{ added: number }>[], from: number, count: number): number {
  let sum = 0
  for (let index = from; index < from + count && index < additions.length; index++) {
    sum += Math.max(0, additions[index]?.added ?? 0)
  }
  return sum
}
