/** Upper bounds of sets of cards at common prices: a set's bound takes the best card for each bucket. */
import type { Years } from '../../card/annual-fee.ts'
import type { CardYear } from '../model/card-year.ts'
import { groupYears, SUBCENTS_PER_MILLIONTH, type YearGroup } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import { boundCard, type CardBound } from './card-bounds.ts'

type BoundTask = Readonly<{
  model: SpendModel
  years: Years
  required: readonly CandidateCard[]
  candidates: readonly CandidateCard[]
}>

/** A set of cards: the value of each bucket, by group of years, and the bound of the set. */
export type Branch = Readonly<{ cards: readonly CandidateCard[]; values: Float64Array; upperBound: number }>

export type BoundedCard = CardBound & Readonly<{ card: CandidateCard }>

/** `added` is what the card adds at most to the bound of a branch. */
export type Addition = BoundedCard & Readonly<{ added: number }>

/** The required cards as a branch, and entries of the candidates. Prices suit `set`: what it pays without caps. */
export function boundsBeside(
  { model, years, required, candidates }: BoundTask,
  set: readonly CandidateCard[],
) {
  // Years in which no card of the catalog changes share the bounds of one year.
  const groups = groupYears([...model.compiled.cards, ...model.compiled.ownedCards], years)
  const width = model.buckets.cents.length
  const reference = new Float64Array(groups.length * width)
  for (const { cardYears } of set) {
    for (const [index, { year }] of groups.entries()) {
      raiseByUncapped(reference.subarray(index * width, (index + 1) * width), cardYears[year - 1])
    }
  }
  const entryOf = (card: CandidateCard): BoundedCard => ({
    card,
    ...boundCard(model.buckets, card, groups, reference),
  })
  const root = required
    .map(entryOf)
    .reduce(
      (branch, entry) => extend(branch, { ...entry, added: addedBound(branch, entry) }),
      emptyBranch(model, groups),
    )
  return { root, entries: candidates.map(entryOf) }
}

/** The cards that may be added, best first. */
export function additionsTo(branch: Branch, entries: readonly BoundedCard[]): Addition[] {
  return entries
    .map((entry) => ({ ...entry, added: addedBound(branch, entry) }))
    .sort((a, b) => b.added - a.added)
}

export function extend({ cards, values, upperBound }: Branch, addition: Addition): Branch {
  return {
    cards: [...cards, addition.card],
    values: values.map((value, index) => Math.max(value, addition.values[index] ?? 0)),
    upperBound: upperBound + addition.added,
  }
}

function addedBound({ values }: Branch, { values: own, fixed }: BoundedCard): number {
  let sum = fixed
  for (let index = 0; index < values.length; index++) {
    const more = (own[index] ?? 0) - (values[index] ?? 0)
    if (more > 0) {
      sum += more
    }
  }
  return sum
}

function raiseByUncapped(reference: Float64Array, cardYear: CardYear | undefined): void {
  for (let bucket = 0; bucket < reference.length; bucket++) {
    const own = cardYear?.classes[cardYear.classOf[bucket] ?? 0]
    for (let arc = 0; own !== undefined && arc < own.gains.length; arc++) {
      if (own.nodes[arc] === -1 && (own.gains[arc] ?? 0) > (reference[bucket] ?? 0)) {
        reference[bucket] = own.gains[arc] ?? 0
      }
    }
  }
}

/** Its values are the least that any card pays: negative if foreign fees exceed rewards. */
function emptyBranch({ buckets, compiled }: SpendModel, groups: readonly YearGroup[]): Branch {
  const { cents, cells, cellOf } = buckets
  const highestFee =
    Math.max(...compiled.cards.map(({ foreignFeePpm }) => foreignFeePpm)) * SUBCENTS_PER_MILLIONTH
  const values = new Float64Array(cents.length * groups.length)
  for (let index = 0; index < values.length; index++) {
    const bucket = index % cents.length
    const isAbroad = cells[cellOf[bucket] ?? 0]?.isAbroad === true
    const { count } = groups[Math.floor(index / cents.length)] ?? { count: 0 }
    values[index] = isAbroad ? -highestFee * count * (cents[bucket] ?? 0) : 0
  }
  return { cards: [], values, upperBound: values.reduce((sum, value) => sum + value, 0) }
}
