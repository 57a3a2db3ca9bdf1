/** Finds the best sets of cards: a good set first, then branch and bound. */
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { SearchOptions } from '../wallet.ts'
import { addedBound, flatBounds, raiseValues } from './bound-table.ts'
import { branchAndBound } from './branch-and-bound.ts'
import { createIncumbents, type Incumbents, type SearchResult, type SearchTask } from './incumbents.ts'
import { singleCardCents, valueSingleCard } from './single-card.ts'

/** Null if it was stopped. */
export function searchWallets(task: SearchTask, options: SearchOptions = {}): SearchResult | null {
  const search = createIncumbents(task, options)
  const candidates = task.most > 0 ? task.candidates : []
  offerSingleCards(search, task)
  if (task.required.length + task.most > 1) {
    for (const set of task.warmStarts ?? []) {
      if (set.length > 1) {
        search.offer(set)
      }
    }
    const [warm] = task.warmStarts ?? []
    const start = warm ?? greedySet(search, task.required, candidates)
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
  { model, years, required, candidates, most }: SearchTask,
): void {
  const [only] = required
  if (required.length === 1 && only !== undefined) {
    search.keep(valueSingleCard(model, only, years))
  }
  if (required.length === 0 && most > 0) {
    const ranked = candidates.toSorted(
      (a, b) => singleCardCents(model, b.slot, years) - singleCardCents(model, a.slot, years),
    )
    for (const card of ranked.slice(0, 2)) {
      search.keep(valueSingleCard(model, card, years))
    }
  }
}

const TRIED_PER_STEP = 2

/** A good set to start with, so that most branches are pruned at once: the best of a few cards at each step. */
function greedySet(
  search: Incumbents,
  required: readonly CandidateCard[],
  candidates: readonly CandidateCard[],
): readonly CandidateCard[] {
  const { of, floor } = flatBounds(search, [...required, ...candidates])
  let cards: readonly CandidateCard[] = []
  const values = floor.values.slice()
  const add = (card: CandidateCard) => {
    cards = [...cards, card]
    raiseValues(values, of(card).values)
  }
  required.forEach(add)
  if (cards.length > 1) {
    search.offer(cards)
  }
  for (let step = 0; step < search.most; step++) {
    const [best] = candidates
      .filter((card) => !cards.includes(card))
      .map((card) => ({ card, bound: addedBound(values, of(card).values, of(card).fixed) }))
      .sort((a, b) => b.bound - a.bound)
      .slice(0, TRIED_PER_STEP)
      .map(({ card }) => ({ card, value: cards.length === 0 ? null : search.offer([...cards, card]) }))
      .sort((a, b) => (b.value?.subcents ?? 0) - (a.value?.subcents ?? 0))
    if (best === undefined) {
      return cards
    }
    add(best.card)
  }
  return cards
}
