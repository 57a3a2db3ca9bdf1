/** Compiles a catalog for many runs: once per version and set of assumptions, never per request. */
import { annualFee, type Years } from '../card/annual-fee.ts'
import { type Assumptions, pointValue } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { minYearCents, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { isIntroductory } from '../card/rules-in-force.ts'
import { roundDivision } from '../exact.ts'
import type { Cents } from '../money.ts'
import { type Cells, compareText, createCells, namedMerchants } from './cells.ts'
import { type Plan, planOf } from './plan.ts'

export const projections = [1, 2, 3] as const satisfies readonly Years[]

/** Total of all bonus tiers earned at this spending per year or more. */
type BonusStep = Readonly<{ minYearCents: number; cents: number; points: number }>

export type CompiledCard = Readonly<{
  card: Card
  /** Hundredths of a cent per point. */
  value: number
  /** Indexes of the plans for the first year and for every later year. */
  first: number
  later: number
  /** Multiplier of the first year's rewards. */
  match: 1 | 2
  /** By number of years, starting with 1. */
  fees: readonly Cents[]
  anniversaryPoints: readonly number[]
  creditCents: number
  foreignFeePpm: number
  /** Anniversary bonus and credits minus the fee, in unrounded cents: for the first year, and for each later one. */
  fixedFirst: number
  fixedLater: number
  /** Lowest spending first. */
  bonusSteps: readonly BonusStep[]
}>

export type Compiled = Readonly<{
  assumptions: Assumptions
  cards: readonly CompiledCard[]
  plans: readonly Plan[]
  cells: Cells
  /** Indexes of the cards that are open to applicants, sorted by name. */
  openByName: Int32Array
}>

/** Throws RangeError for a rule that names a cap its card doesn't have. */
export function compileCatalog(cards: readonly Card[], assumptions: Assumptions): Compiled {
  const plans: Plan[] = []
  const compiled = cards.map((card) => {
    const first = plans.push(planOf(card, assumptions, 'first')) - 1
    const hasIntro = card.rules.some((rule) => isIntroductory(card, rule))
    const later = hasIntro ? plans.push(planOf(card, assumptions, 'later')) - 1 : first
    return compileCard(card, assumptions, { first, later })
  })
  return {
    assumptions,
    cards: compiled,
    plans,
    cells: createCells(namedMerchants(cards)),
    openByName: openByName(cards),
  }
}

function compileCard(
  card: Card,
  assumptions: Assumptions,
  { first, later }: Pick<CompiledCard, 'first' | 'later'>,
): CompiledCard {
  const value = pointValue(card.program, assumptions)
  const credits = card.credits.map(({ id, yearlyCents }) =>
    Math.min(assumptions.credits[id] ?? 0, yearlyCents),
  )
  const creditCents = credits.reduce((sum, cents) => sum + cents, 0)
  const anniversaryPoints = projections.map((years) =>
    card.anniversary.reduce((sum, { points, fromYear }) => sum + points * (years + 1 - fromYear), 0),
  )
  const [firstPoints = 0, twoYearsPoints = 0] = anniversaryPoints
  return {
    card,
    value,
    first,
    later,
    match: card.isFirstYearMatched ? 2 : 1,
    fees: projections.map((years) => annualFee(card, years)),
    anniversaryPoints,
    creditCents,
    foreignFeePpm: card.foreignFeePpm ?? 0,
    fixedFirst: (firstPoints * value) / 100 + creditCents - card.fee.firstYear,
    fixedLater: ((twoYearsPoints - firstPoints) * value) / 100 + creditCents - card.fee.later,
    bonusSteps: bonusStepsOf(card, value),
  }
}

/** The value is rounded once for all earned tiers, so each step has the sum of all tiers up to it. */
function bonusStepsOf({ bonus }: Card, value: number): BonusStep[] {
  let [hundredths, points] = [0, 0]
  return bonus
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
  const cards = compiled.cards.map((current) => {
    const changed = change(current)
    return changed === null ? current : compileCard(changed, assumptions, current)
  })
  return { ...compiled, assumptions, cards }
}
