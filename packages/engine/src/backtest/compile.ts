/** Compiles a catalog for many runs: once per version, day and set of assumptions, never per request. */
import { annualFee, projections } from '../card/annual-fee.ts'
import { type Assumptions, pointValue } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { minYearCents, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { type Ownership, offersInForce, rulesInForce } from '../card/terms-in-force.ts'
import { roundDivision } from '../exact.ts'
import type { Cents } from '../money.ts'
import { type Cells, compareText, createCells, namedMerchants } from './cells.ts'
import { type Plan, planOf } from './plan.ts'

/** Total of all bonus tiers earned at this spending per year or more. */
type BonusStep = Readonly<{ minYearCents: number; cents: number; points: number }>

export type CompiledCard = Readonly<{
  card: Card
  ownership: Ownership
  /** Hundredths of a cent per point. */
  value: number
  /** By year, starting with year 1: the index of its plan. Years with the same terms have the same plan. */
  plans: readonly number[]
  /** Multiplier of the rewards of year 1. */
  match: 1 | 2
  /** By number of years, starting with 1. */
  fees: readonly Cents[]
  anniversaryPoints: readonly number[]
  creditCents: number
  foreignFeePpm: number
  /** By number of years: anniversary bonuses and credits minus fees, in unrounded cents. */
  fixedCents: readonly number[]
  /** Lowest spending first. */
  bonusSteps: readonly BonusStep[]
}>

export type Compiled = Readonly<{
  assumptions: Assumptions
  /** As cards opened today, and as cards that the person already has; in the same order. */
  cards: readonly CompiledCard[]
  ownedCards: readonly CompiledCard[]
  plans: readonly Plan[]
  cells: Cells
  /** Indexes of the cards that are open to applicants, sorted by name. */
  openByName: Int32Array
}>

/** Throws RangeError for a rule that names a cap its card doesn't have. */
export function compileCatalog(cards: readonly Card[], assumptions: Assumptions): Compiled {
  const plans: Plan[] = []
  const planned = cards.map((card) => ({ card, planIndexes: addPlans(plans, card, assumptions) }))
  const compileAs = (ownership: Ownership) =>
    planned.map(({ card, planIndexes }) => compileCard(card, assumptions, ownership, planIndexes[ownership]))
  return {
    assumptions,
    cards: compileAs('new'),
    ownedCards: compileAs('owned'),
    plans,
    cells: createCells(namedMerchants(cards)),
    openByName: openByName(cards),
  }
}

/** Adds a card's plans and returns their indexes by year. Equal terms get one plan, so most cards have only one. */
function addPlans(
  plans: Plan[],
  card: Card,
  assumptions: Assumptions,
): Readonly<Record<Ownership, readonly number[]>> {
  const indexOf = new Map<string, number>()
  const indexesAs = (ownership: Ownership) =>
    projections.map((year) => {
      const rules = rulesInForce(card, assumptions, year, ownership)
      const key = rules.map(({ rule, months }) => `${card.rules.indexOf(rule)}:${months}`).join()
      const index = indexOf.get(key) ?? plans.push(planOf(card, assumptions, rules)) - 1
      indexOf.set(key, index)
      return index
    })
  return { new: indexesAs('new'), owned: indexesAs('owned') }
}

function compileCard(
  card: Card,
  assumptions: Assumptions,
  ownership: Ownership,
  plans: readonly number[],
): CompiledCard {
  const isNew = ownership === 'new'
  const value = pointValue(card.program, assumptions)
  const credits = card.credits.map(({ id, yearlyCents }) =>
    Math.min(assumptions.credits[id] ?? 0, yearlyCents),
  )
  const creditCents = credits.reduce((sum, cents) => sum + cents, 0)
  // Cards you already have earn the anniversary bonus every year.
  const anniversaryPoints = projections.map((years) =>
    card.anniversary.reduce(
      (sum, { points, fromYear }) => sum + points * (years + 1 - (isNew ? fromYear : 1)),
      0,
    ),
  )
  const fees = projections.map((years) => annualFee(card, years, assumptions.today, ownership))
  return {
    card,
    ownership,
    value,
    plans,
    match: isNew && card.isFirstYearMatched ? 2 : 1,
    fees,
    anniversaryPoints,
    creditCents,
    foreignFeePpm: card.foreignFeePpm ?? 0,
    fixedCents: projections.map(
      (years, index) =>
        ((anniversaryPoints[index] ?? 0) * value) / 100 + creditCents * years - (fees[index] ?? 0),
    ),
    bonusSteps: isNew ? bonusStepsOf(card, assumptions, value) : [],
  }
}

/** The value is rounded once for all earned tiers, so each step has the sum of all tiers up to it. */
function bonusStepsOf(card: Card, assumptions: Assumptions, value: number): BonusStep[] {
  let [hundredths, points] = [0, 0]
  return offersInForce(card, assumptions)
    .map((tier) => ({ tier, minYearCents: minYearCents(tier) }))
    .sort((a, b) => a.minYearCents - b.minYearCents)
    .map(({ tier, minYearCents }) => {
      hundredths += tierHundredths(tier, value)
      points += tierPoints(tier)
      return { minYearCents, cents: roundDivision(hundredths, 100), points }
    })
}

/** Compares names ignoring case, then exactly, then by id. Independent of the locale. */
function openByName(cards: readonly Card[]): Int32Array {
  const ordered = cards
    .map(({ name, id, isOpen }, index) => ({ index, key: name.toLowerCase(), name, id, isOpen }))
    .filter(({ isOpen }) => isOpen)
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.name, b.name) || compareText(a.id, b.id))
  return Int32Array.from(ordered, ({ index }) => index)
}

/** Returns the catalog with another point value for a program, in hundredths of a cent. */
export function withPointValue(compiled: Compiled, program: string, value: number): Compiled {
  const { assumptions } = compiled
  const pointValues = { ...assumptions.pointValues, [program]: value }
  return recompile(compiled, { ...assumptions, pointValues }, ({ card }) =>
    card.program === program ? card : null,
  )
}

/** Returns the catalog with other fees for one card. */
export function withFee(compiled: Compiled, cardId: string, fee: Card['fee']): Compiled {
  return recompile(compiled, compiled.assumptions, ({ card }) =>
    card.id === cardId ? { ...card, fee } : null,
  )
}

/** No rule depends on these changes, so the plans are shared, and unchanged cards stay the same objects. */
function recompile(
  compiled: Compiled,
  assumptions: Assumptions,
  change: (card: CompiledCard) => Card | null,
): Compiled {
  const update = (current: CompiledCard) => {
    const changed = change(current)
    return changed === null ? current : compileCard(changed, assumptions, current.ownership, current.plans)
  }
  return {
    ...compiled,
    assumptions,
    cards: compiled.cards.map(update),
    ownedCards: compiled.ownedCards.map(update),
  }
}
