/** A catalog made ready for many runs: once per version and set of assumptions, never per request. */
import { annualFee, type Years } from '../card/annual-fee.ts'
import { type Assumptions, pointValue } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { leastYearCents, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { isIntroductory } from '../card/rules-in-force.ts'
import { roundDivision, UNITS_PER_POINT } from '../exact.ts'
import { leaves } from '../leaf.ts'
import type { Cents } from '../money.ts'
import type { Kind } from '../spend/spend.ts'
import { type Cell, compareText, createCells, namedMerchants } from './cells.ts'
import { type EstimateColumns, estimateColumns } from './estimates.ts'
import { type Layout, layOutPlan } from './layout.ts'
import { type Plan, planOf } from './plan.ts'

export const projections = [1, 2, 3] as const satisfies readonly Years[]

export type CompiledCard = Readonly<{
  card: Card
  /** Hundredths of a cent for a point. */
  value: number
  /** Into the plans: of the first year, and of every later one. */
  first: number
  later: number
  /** What the first year's reward is multiplied by. */
  match: 1 | 2
  /** By years held, from 1. */
  fees: readonly Cents[]
  giftPoints: readonly number[]
  creditCents: number
  foreignFeePpm: number
}>

/** The same figures by card, for loops over all of them. */
export type CardColumns = Readonly<{
  first: Int32Array
  later: Int32Array
  values: Float64Array
  matches: Float64Array
  creditCents: Float64Array
  hasCredits: boolean
  foreignFeePpm: Float64Array
  /** By years held, then by card. */
  fees: Float64Array
  giftUnits: Float64Array
}>

/** What a card's intro offer comes to from so much spending in a year on. */
type BonusStep = Readonly<{ card: number; leastYearCents: number; cents: number; points: number }>

export type Compiled = Readonly<{
  assumptions: Assumptions
  cards: readonly CompiledCard[]
  columns: CardColumns
  /** From the least spending up: a later step of a card stands for all of its tiers so far. */
  bonusSteps: readonly BonusStep[]
  /** The cards that can be applied for, in the order of names. */
  openByName: Int32Array
  estimates: EstimateColumns
  /** Who was among the best of a category alone in the run before, by how many a list holds. */
  rivals: Map<number, readonly Int32Array[]>
  /** The cell of each kind, all cells met so far, and what every plan pays for those. */
  layOut: (kinds: readonly Kind[]) => CatalogLayout
}>

export type CatalogLayout = Readonly<{
  cellOfKind: readonly Cell[]
  cells: readonly Cell[]
  layouts: readonly Layout[]
}>

/**
 * Cards ready to be run. The answer of a run depends on nothing but its arguments: what is kept between runs
 * only spares doing the same again. Throws RangeError for a rule that names a cap its card does not have.
 */
export function compileCatalog(cards: readonly Card[], assumptions: Assumptions): Compiled {
  const plans: Plan[] = []
  const compiled = cards.map((card) => {
    const first = plans.push(planOf(card, assumptions, 'first')) - 1
    const hasIntro = card.rules.some((rule) => isIntroductory(card, rule))
    const later = hasIntro ? plans.push(planOf(card, assumptions, 'later')) - 1 : first
    return compileCard(card, assumptions, { first, later })
  })
  const open = openByName(cards)
  return {
    assumptions,
    cards: compiled,
    openByName: open,
    ...foldCards(compiled, open),
    layOut: createLayout(cards, plans),
  }
}

/** What a run needs of all cards at once, apart from their rules. */
export function foldCards(
  cards: readonly CompiledCard[],
  open: Int32Array,
): Pick<Compiled, 'columns' | 'bonusSteps' | 'estimates' | 'rivals'> {
  const columns = columnsOf(cards)
  return {
    columns,
    bonusSteps: cards.flatMap(bonusStepsOf).sort((a, b) => a.leastYearCents - b.leastYearCents),
    estimates: estimateColumns(columns, open),
    rivals: new Map(),
  }
}

function columnsOf(cards: readonly CompiledCard[]): CardColumns {
  return {
    first: Int32Array.from(cards, ({ first }) => first),
    later: Int32Array.from(cards, ({ later }) => later),
    values: Float64Array.from(cards, ({ value }) => value),
    matches: Float64Array.from(cards, ({ match }) => match),
    creditCents: Float64Array.from(cards, ({ creditCents }) => creditCents),
    hasCredits: cards.some(({ creditCents }) => creditCents !== 0),
    foreignFeePpm: Float64Array.from(cards, ({ foreignFeePpm }) => foreignFeePpm),
    fees: Float64Array.from(projections.flatMap((_, year) => cards.map(({ fees }) => fees[year] ?? 0))),
    giftUnits: Float64Array.from(
      projections.flatMap((_, year) =>
        cards.map(({ giftPoints }) => (giftPoints[year] ?? 0) * UNITS_PER_POINT),
      ),
    ),
  }
}

/** Value is rounded once for all tiers that are earned, so each step has the sum of those up to it. */
function bonusStepsOf({ card: { bonus }, value }: CompiledCard, card: number): BonusStep[] {
  let [hundredths, points] = [0, 0]
  return bonus
    .map((tier) => ({ tier, leastYearCents: leastYearCents(tier) }))
    .sort((a, b) => a.leastYearCents - b.leastYearCents)
    .map(({ tier, leastYearCents }) => {
      hundredths += tierHundredths(tier, value)
      points += tierPoints(tier)
      return { card, leastYearCents, cents: roundDivision(hundredths, 100), points }
    })
}

/** A card whose plans stand at these places. */
export function compileCard(
  card: Card,
  assumptions: Assumptions,
  { first, later }: Readonly<{ first: number; later: number }>,
): CompiledCard {
  const credits = card.credits.map(({ id, yearlyCents }) =>
    Math.min(assumptions.credits[id] ?? 0, yearlyCents),
  )
  return {
    card,
    value: pointValue(card.program, assumptions),
    first,
    later,
    match: card.isFirstYearMatched ? 2 : 1,
    fees: projections.map((years) => annualFee(card, years)),
    giftPoints: projections.map((years) =>
      card.anniversary.reduce((sum, { points, fromYear }) => sum + points * (years + 1 - fromYear), 0),
    ),
    creditCents: credits.reduce((sum, cents) => sum + cents, 0),
    foreignFeePpm: card.foreignFeePpm ?? 0,
  }
}

/** Lays out anew only when spending brings a cell that was never met; after a few runs none does. */
function createLayout(cards: readonly Card[], plans: readonly Plan[]): Compiled['layOut'] {
  const known = createCells(namedMerchants(cards))
  for (const leaf of leaves) {
    known.cellOf({ leaf, merchant: null, isAbroad: false })
  }
  let layouts: readonly Layout[] = []
  let laidOut = 0
  return (kinds) => {
    const cellOfKind = kinds.map(known.cellOf)
    if (laidOut < known.cells.length) {
      layouts = plans.map((plan) => layOutPlan(plan, known.cells))
      laidOut = known.cells.length
    }
    return { cellOfKind, cells: known.cells, layouts }
  }
}

/** Names are compared without regard to case, then as they are, then by id: never by a locale. */
function openByName(cards: readonly Card[]): Int32Array {
  const ordered = cards
    .map(({ name, id, isOpen }, index) => ({ index, key: name.toLowerCase(), name, id, isOpen }))
    .filter(({ isOpen }) => isOpen)
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.name, b.name) || compareText(a.id, b.id))
  return Int32Array.from(ordered, ({ index }) => index)
}
