/** Finds the best sets of cards: a good set first, then branch and bound. */
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { SearchOptions } from '../wallet.ts'
import { addedBound, boundsBeside, raiseValues } from './bound-table.ts'
import { createIncumbents, type Incumbents, type SearchResult, type SearchTask } from './incumbents.ts'
import { singleCardCents, valueSingleCard } from './single-card.ts'

/** Null if it was stopped. */
export function searchWallets(task: SearchTask, options: SearchOptions = {}): SearchResult | null {
  const search = createIncumbents(task, options)
  const candidates = task.most > 0 ? task.candidates : []
  const { model, years } = task
  const ranked = candidates.toSorted(
    (a, b) => singleCardCents(model, b.slot, years) - singleCardCents(model, a.slot, years),
  )
  offerSingleCards(search, task, ranked)
  if (task.required.length + task.most > 1) {
    for (const set of task.warmStarts ?? []) {
      if (set.length > 1) {
        search.offer(set)
      }
    }
    const [start = [...task.required, ...ranked.slice(0, task.most)]] = task.warmStarts ?? []
    if (!branchAndBound(search, start, task.required, candidates)) {
      return null
    }
  }
  options.onProgress?.(1)
  return search.result()
}

/** Sets of one card, which the engine has valued already: the required one, or the best of all. */
function offerSingleCards(
  search: Incumbents,
  { model, years, required }: SearchTask,
  ranked: readonly CandidateCard[],
): void {
  const single = required.length === 0 ? ranked.slice(0, 2) : required
  for (const card of required.length < 2 ? single : []) {
    search.keep(valueSingleCard(model, card, years))
  }
}

/**
 * Branch and bound: sets grow card by card, and a branch whose bound is too low is pruned. False if it was stopped. Prices
 * are those that suit `start`.
 */
function branchAndBound(
  search: Incumbents,
  start: readonly CandidateCard[],
  required: readonly CandidateCard[],
  candidates: readonly CandidateCard[],
): boolean {
  const cards = [...required, ...candidates]
  const { of, floor } = boundsBeside(search, start, cards)
  const entryOf = (card: CandidateCard): Entry => ({ card, ...of(card) })
  const empty: Branch = { cards: [], upperBound: floor.total, values: floor.values }
  const root = required.reduce((branch, card) => {
    const entry = entryOf(card)
    return extend(branch, { ...entry, added: addedBound(branch.values, entry.values, entry.fixed) })
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
  return entries
    .map((entry) => ({ ...entry, added: addedBound(values, entry.values, entry.fixed) }))
    .sort((a, b) => b.added - a.added)
}

function extend(
  { cards, values, upperBound }: Branch,
  { card, values: cardValues, added }: Addition,
): Branch {
  const raised = values.slice()
  raiseValues(raised, cardValues)
  return { cards: [...cards, card], values: raised, upperBound: upperBound + added }
}

/**
 * Adds cards to a set in the order of what they add to its bound. A card adds no more to a larger set, so one that adds too
 * little isn't tried there. False if it was stopped.
 */
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
    const rest = additions.slice(index + 1)
    const others = sumAdded(rest, 0, left - 2)
    const promising = rest.filter(({ added }) => next.upperBound + added + others > search.lowerBound())
    if (!grow(search, next, promising, left - 1)) {
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
