/** The state of a search: the best sets of cards so far, and what is not proven. */
import type { Years } from '../../card/annual-fee.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { SearchOptions } from '../wallet.ts'
import { valueCards } from './value-cards.ts'
import type { WalletValue } from './wallet-value.ts'

export type SearchTask = Readonly<{
  model: SpendModel
  years: Years
  /** Cards that are in every set: those you have, or the one you ask about. */
  required: readonly CandidateCard[]
  candidates: readonly CandidateCard[]
  /** How many candidates may be added. */
  most: number
  /** Cards you have that a set may leave out. */
  optional?: readonly CandidateCard[]
  /** How many sets to find: the best one, or the runner-up too. */
  wanted: 1 | 2
  /** Sets to value first, so that more branches are pruned: sets that won a similar question. */
  warmStarts?: readonly (readonly CandidateCard[])[]
}>

export type SearchResult = Readonly<{
  /** The best sets, all different, best first: as many as wanted, if there are that many. */
  best: readonly WalletValue[]
  /** Upper bound of the sets whose best use isn't proven; -Infinity if there are none. */
  upperBound: number
}>

export function createIncumbents(task: SearchTask, { shouldStop, onProgress }: SearchOptions) {
  const { model, years, most, optional = [], wanted } = task
  const best: WalletValue[] = []
  let upperBound = Number.NEGATIVE_INFINITY
  /** What a set has to exceed to matter. */
  const lowerBound = () =>
    best.length < wanted ? Number.NEGATIVE_INFINITY : (best[wanted - 1]?.subcents ?? 0)
  return {
    /** The most cards that can be added in all. */
    most: most + optional.length,
    lowerBound,
    result: (): SearchResult => ({ best, upperBound }),
    isStopped: () => shouldStop?.() === true,
    onProgress: (done: number) => onProgress?.(done),
    /** Values a set, and keeps it if it is among the best. */
    offer(cards: readonly CandidateCard[]): void {
      const key = setKey(cards)
      const isKept = best.some((other) => setKey(other.cards) === key)
      const value = isKept ? null : valueCards(model, cards, years, lowerBound())
      if (value === null) {
        return
      }
      if (value.upperBound > value.subcents) {
        upperBound = Math.max(upperBound, value.upperBound)
      }
      best.push(value)
      best.sort(compareValues)
      best.splice(wanted)
    },
  }
}

export type Incumbents = ReturnType<typeof createIncumbents>

/** Identifies a set of cards. */
function setKey(cards: readonly CandidateCard[]): string {
  return cards
    .map(({ slot }) => slot.card)
    .sort((a, b) => a - b)
    .join()
}

/** Of equals the one with fewer cards, then the one whose cards come first in the catalog. */
function compareValues(a: WalletValue, b: WalletValue): number {
  return (
    b.subcents - a.subcents ||
    a.cards.length - b.cards.length ||
    Number(setKey(a.cards) > setKey(b.cards)) - Number(setKey(a.cards) < setKey(b.cards))
  )
}
