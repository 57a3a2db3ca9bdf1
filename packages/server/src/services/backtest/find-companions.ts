/** Which second card would have added the most: for each category the better of the two pays. */

import type { RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import {
  annualFee,
  type BacktestResult,
  type Category,
  type Cents,
  categories,
  rewardsByCategory,
  toCents,
} from '@cardsight/engine'

const YEARS = 3
const MOST_COMPANIONS = 3
const WIDTH = categories.length

export type BetterCategory = Readonly<{ category: Category; ownCents: Cents; companionCents: Cents }>

/** Of three years together, without intro bonuses and after the fees. */
export type Companion = Readonly<{
  card: CatalogCard
  feeCents: Cents
  /** What the two come to, and what the companion would alone. */
  togetherCents: Cents
  aloneCents: Cents
  better: readonly BetterCategory[]
  addedCents: Cents
}>

/**
 * Open cards that add something to the card at `place` and to which it adds something too, the most first, then by
 * name. Each card's part of a category is what it pays there in a run of its own on all spending.
 */
export function findCompanions(catalog: RunCatalog, result: BacktestResult, place: number): Companion[] {
  const { cards } = catalog.release
  const { money } = rewardsByCategory(result, YEARS)
  const handOf = (at: number): Hand[] => {
    const card = cards[at]
    return card === undefined
      ? []
      : [{ card, parts: money.subarray(at * WIDTH, (at + 1) * WIDTH), totalCents: totalOf(result, at) }]
  }
  const [own] = handOf(place)
  if (own === undefined) {
    throw new RangeError(`there is no card ${place}`)
  }
  return catalog.openByName
    .filter((other) => other !== place)
    .flatMap(handOf)
    .map((other) => pair(own, other))
    .filter(({ addedCents, togetherCents, aloneCents }) => addedCents > 0 && togetherCents > aloneCents)
    .sort((a, b) => b.addedCents - a.addedCents)
    .slice(0, MOST_COMPANIONS)
}

type Hand = Readonly<{ card: CatalogCard; parts: Float64Array; totalCents: Cents }>

function pair(own: Hand, other: Hand): Companion {
  const better = categories
    .map((category, index) => ({
      category,
      ownCents: toCents(own.parts[index] ?? 0),
      companionCents: toCents(other.parts[index] ?? 0),
    }))
    .filter((part) => gainOf(part) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a))
  const gained = better.reduce((sum, part) => sum + gainOf(part), 0)
  // What a card gives whatever is bought, less its fee, comes with it even where it pays for nothing.
  const besides = other.totalCents - other.parts.reduce((sum, cents) => sum + cents, 0)
  const addedCents = toCents(gained + besides)
  return {
    card: other.card,
    feeCents: annualFee(other.card.engine, YEARS),
    togetherCents: toCents(own.totalCents + addedCents),
    aloneCents: other.totalCents,
    better,
    addedCents,
  }
}

function totalOf({ overall }: BacktestResult, card: number): Cents {
  return toCents((overall.total[YEARS - 1]?.[card] ?? 0) - (overall.introMoney[card] ?? 0))
}

function gainOf({ ownCents, companionCents }: BetterCategory): number {
  return companionCents - ownCents
}
