/** Finds the best sets of cards: single cards by the engine's own run, larger sets by branch and bound. */
import type { Years } from '../../card/annual-fee.ts'
import type { CardSlot } from '../model/card-slot.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { SearchOptions } from '../wallet.ts'
import {
  type Addition,
  additionsTo,
  type BoundedCard,
  type Branch,
  boundsBeside,
  extend,
} from './bound-table.ts'
import { createIncumbents, type Incumbents, type SearchResult, type SearchTask } from './incumbents.ts'

/** Null if it was stopped. */
export function searchWallets(task: SearchTask, options: SearchOptions = {}): SearchResult | null {
  const search = createIncumbents(task, options)
  const { required, most, optional = [], warmStarts = [] } = task
  const ranked = most > 0 ? rankedAlone(task) : []
  // The bounds don't hold for a card alone, so the best of them are found by the engine's own run.
  const single = required.length > 0 ? [] : [...ranked.slice(0, 2), ...optional].map((card) => [card])
  const all = [...required, ...optional]
  for (const set of [required, all, ...single, ...warmStarts].filter(({ length }) => length > 0)) {
    search.offer(set)
  }
  if (required.length + search.most > 1 && search.most > 0) {
    const { root, entries } = boundsBeside(
      { ...task, candidates: [...task.candidates, ...optional] },
      warmStarts[0] ?? [...all, ...ranked.slice(0, most)],
    )
    if (!grow(search, root, entries, { all: search.most, candidates: most })) {
      return null
    }
  }
  options.onProgress?.(1)
  return search.result()
}

/** The candidates that earn most without others come first. */
function rankedAlone({ model, years, candidates }: SearchTask): CandidateCard[] {
  return candidates.toSorted(
    (a, b) => singleCardCents(model, b.slot, years) - singleCardCents(model, a.slot, years),
  )
}

/** What the engine's own run says of a new card, with what is earned only once as far as it counts. */
export function singleCardCents({ result }: SpendModel, slot: CardSlot, years: Years): number {
  const { total, introMoney, firstYearMoney } = result.overall
  const amountIn = (columns: typeof total) => columns[years - 1]?.[slot.card] ?? 0
  const bonus = amountIn(introMoney) - amountIn(firstYearMoney)
  // A card with levels can claim all tiers that the engine counts.
  return (
    amountIn(total) - (slot.levels.length === 0 ? bonus : 0) - (slot.isIntro ? 0 : amountIn(firstYearMoney))
  )
}

/** How many cards may still be added in all, and how many of them may be candidates. */
type Left = Readonly<{ all: number; candidates: number }>

/**
 * Adds cards to a set in the order of what they add to its bound. A card adds no more to a larger set, so one that adds too
 * little isn't tried there. False if it was stopped.
 */
function grow(search: Incumbents, branch: Branch, entries: readonly BoundedCard[], remaining: Left): boolean {
  const left = remaining.all
  const isAllowed = ({ card }: BoundedCard) => remaining.candidates > 0 || card.slot.isOwned
  if (left === 0) {
    return true
  }
  const additions = additionsTo(branch, entries.filter(isAllowed))
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
      search.offer(next.cards)
    }
    const rest = additions.slice(index + 1)
    const others = sumAdded(rest, 0, left - 2)
    const promising = rest.filter(({ added }) => next.upperBound + added + others > search.lowerBound())
    const candidates = remaining.candidates - (addition.card.slot.isOwned ? 0 : 1)
    if (!grow(search, next, promising, { all: left - 1, candidates })) {
      return false
    }
    if (left === search.most) {
      search.onProgress((index + 1) / additions.length)
    }
  }
  return true
}

function sumAdded(additions: readonly Addition[], from: number, count: number): number {
  let sum = 0
  for (let index = from; index < from + count && index < additions.length; index++) {
    sum += Math.max(0, additions[index]?.added ?? 0)
  }
  return sum
}
