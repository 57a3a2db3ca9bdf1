/** Values sets of cards over all years, with the welcome bonuses that are best to claim. */
import type { Years } from '../../card/annual-fee.ts'
import { sum } from '../../sum.ts'
import { earnedUnits, solveYear, type YearSolution } from '../decisions/solve-year.ts'
import type { BonusLevel, CardSlot } from '../model/card-slot.ts'
import type { CardYear } from '../model/card-year.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import { solveBeyondLimits } from './beyond-limits.ts'
import { deductPoints, haveLimits, type PointDeduction, withoutDeduction } from './point-limits.ts'
import type { WalletValue } from './wallet-value.ts'

/** Null if the wallet can't earn more than `lowerBound`. The order of the cards doesn't matter. */
export function valueCards(
  model: SpendModel,
  set: readonly CandidateCard[],
  years: Years,
  lowerBound = Number.NEGATIVE_INFINITY,
): WalletValue | null {
  const cards = set
    .map((card) => card.inWalletOf(set.length))
    .toSorted((a, b) => Number(b.slot.isOwned) - Number(a.slot.isOwned) || a.slot.card - b.slot.card)
  const value = valueAtFullPrices(model, cards, years, lowerBound)
  return value === null || value.deduction.subcents === 0
    ? value
    : solveBeyondLimits(model, value, years, lowerBound, valueAtFullPrices)
}

/** The cards are used as if there were no point limits; what exceeds them is deducted. */
function valueAtFullPrices(
  model: SpendModel,
  cards: readonly CandidateCard[],
  years: Years,
  lowerBound: number,
): WalletValue | null {
  const cardYears = cardsByYear(cards, years)
  const [firstRuleSets = []] = cardYears
  const changed = solveChangedYears(model, cardYears)
  if (changed === null) {
    return null
  }
  const { fixed, bonus } = fixedSubcents(cards)
  const changedBound = changed.reduce((sum, solution) => sum + (solution?.upperBound ?? 0), 0)
  const likeFirst = changed.filter((solution) => solution === null).length
  const asked = (lowerBound - fixed - bonus - changedBound) / likeFirst
  const free = solveYear(model, firstRuleSets, [], asked)
  if (free === null || free.upperBound <= asked) {
    return null
  }
  const later = changed.slice(1).map((solution) => solution ?? free)
  const deductions = createDeductions(model, cards, later, years)
  const claim = claimBest(model, cards, firstRuleSets, free, deductions)
  return {
    cards,
    subcents: claim.subcents + fixed + sum(later.map(({ subcents }) => subcents)),
    upperBound: claim.upperBound + fixed + sum(later.map(({ upperBound }) => upperBound)),
    solutions: [claim.solution, ...later],
    claimed: claim.levels,
    deduction: claim.deduction,
  }
}

type Deductions = Readonly<{
  /** The deduction if year 1 is used like this. */
  of: (first: YearSolution, levels: Claim['levels']) => PointDeduction
  /** The least that is deducted with these bonuses, in subcents, whatever the purchases earn. */
  least: (levels: Claim['levels']) => number
}>

function createDeductions(
  model: SpendModel,
  cards: readonly CandidateCard[],
  later: readonly YearSolution[],
  years: Years,
): Deductions {
  if (!haveLimits(cards)) {
    return { of: (_, levels) => withoutDeduction(levels), least: () => 0 }
  }
  const anniversary = cards.map(({ slot }) => slot.anniversaryUnits)
  const addYear = (units: readonly number[], solution: YearSolution) => {
    const earned = earnedUnits(model, solution)
    return units.map((before, card) => before + (earned[card] ?? 0))
  }
  const afterFirst = later.reduce<readonly number[]>(addYear, anniversary)
  // Purchases that end in a refund can earn less than nothing.
  const canBeNegative = model.buckets.refunds.cents.length > 0
  return {
    of: (first, levels) => deductPoints(cards, addYear(afterFirst, first), levels, years),
    least: (levels) => (canBeNegative ? 0 : deductPoints(cards, anniversary, levels, years).subcents),
  }
}

/** By year, then by card. Years with the same card years have the same list. */
function cardsByYear(cards: readonly CandidateCard[], years: Years): (readonly CardYear[])[] {
  const byCard = cards.map(({ cardYears }) => cardYears)
  const found: (readonly CardYear[])[] = []
  for (let year = 0; year < years; year++) {
    const own = byCard.flatMap((cardYears) => cardYears[year] ?? [])
    found.push(found.find((other) => other.every((cardYear, card) => cardYear === own[card])) ?? own)
  }
  return found
}

/** By year: the solution without bonuses, or null if its card years are those of year 1. Null if one has none. */
function solveChangedYears(
  model: SpendModel,
  cardYears: readonly (readonly CardYear[])[],
): (YearSolution | null)[] | null {
  const solutions: (YearSolution | null)[] = []
  for (const own of cardYears) {
    const isLikeFirst = own === cardYears[0]
    const solution = isLikeFirst ? null : (solutions[cardYears.indexOf(own)] ?? solveYear(model, own, []))
    if (solution === null && !isLikeFirst) {
      return null
    }
    solutions.push(solution)
  }
  return solutions
}

function fixedSubcents(cards: readonly CandidateCard[]) {
  let [fixed, bonus] = [0, 0]
  for (const { slot } of cards) {
    fixed += slot.fixedSubcents
    bonus += (slot.levels.at(-1)?.money ?? 0) * SUBCENTS_PER_CENT
  }
  return { fixed, bonus }
}

type Claim = Readonly<{ levels: readonly (BonusLevel | null)[]; money: number }>

/**
 * Tries all ways to claim, most money first. A claim only narrows the allocation, so it earns at most the free year plus
 * its own money. Once that is no better than the best so far, neither are the claims that follow. Amounts are those of
 * year 1 after all deductions.
 */
function claimBest(
  model: SpendModel,
  cards: readonly CandidateCard[],
  cardYears: readonly CardYear[],
  free: YearSolution,
  deductions: Deductions,
) {
  const claims = claimsOf(
    cards.map(({ slot }) => slot),
    model.buckets.yearCents,
  )
  const unclaimed = cards.map((): BonusLevel | null => null)
  let best = { solution: free, levels: unclaimed, deduction: deductions.of(free, unclaimed) }
  let [most, upperBound] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { levels, money } of claims) {
    const bonus = money * SUBCENTS_PER_CENT
    if (free.upperBound + bonus <= most) {
      break
    }
    const solution = solveClaim(model, cardYears, levels, free, most - bonus)
    if (solution === null) {
      continue
    }
    upperBound = Math.max(upperBound, solution.upperBound + bonus - deductions.least(levels))
    const deduction = deductions.of(solution, levels)
    const subcents = solution.subcents + bonus - deduction.subcents
    if (subcents > most) {
      most = subcents
      best = { solution, levels: [...levels], deduction }
    }
  }
  return { ...best, subcents: most, upperBound: Math.max(upperBound, most) }
}

function solveClaim(
  model: SpendModel,
  cardYears: readonly CardYear[],
  levels: Claim['levels'],
  free: YearSolution,
  lowerBound: number,
): YearSolution | null {
  const minimums = levels.map((level) => level?.minimum ?? 0)
  const isMet = minimums.every(
    (minimum, card) => minimum <= 0 || (free.allocation.spent[card] ?? 0) >= minimum,
  )
  return isMet ? free : solveYear(model, cardYears, minimums, lowerBound)
}

/** All ways to claim that the year's spending allows, most money first. */
function claimsOf(slots: readonly CardSlot[], yearCents: number): Claim[] {
  let claims: { levels: (BonusLevel | null)[]; money: number; minimum: number }[] = [
    { levels: [], money: 0, minimum: 0 },
  ]
  for (const { levels } of slots) {
    claims = claims.flatMap((claim) =>
      [null, ...levels].map((level) => ({
        levels: [...claim.levels, level],
        money: claim.money + (level?.money ?? 0),
        minimum: claim.minimum + (level?.minimum ?? 0),
      })),
    )
  }
  return claims.filter(({ minimum }) => minimum <= Math.max(0, yearCents)).sort((a, b) => b.money - a.money)
}
