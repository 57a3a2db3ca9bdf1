/**
 * A second solution for a wallet that earns more points than the person can use: as if all points of those programs were worth
 * what they are beyond the limit.
 *
 * Points of full value x, of which u can be used, are worth at most u × (1 − s) + x × s if points beyond u are worth at
 * most the share s of their full value, whatever x is. So a wallet earns at most what it could at the lower point values
 * plus u × (1 − s) for each of the programs. If the limit is used up in any case, that bound is exact.
 */
import type { Years } from '../../card/annual-fee.ts'
import { earnedUnits } from '../decisions/solve-year.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import { deductPoints } from './point-limits.ts'
import type { WalletValue } from './wallet-value.ts'

type Solve = (
  model: SpendModel,
  cards: readonly CandidateCard[],
  years: Years,
  lowerBound: number,
) => WalletValue | null

/** Points that are worth nothing beyond the limit count a trace in the second solution, and with it in the bound. */
const NEGLIGIBLE_SUBCENTS = SUBCENTS_PER_CENT / 20

/** The better of a solution at full point values and a second solution, with an upper bound that holds for both. */
export function solveBeyondLimits(
  model: SpendModel,
  value: WalletValue,
  years: Years,
  lowerBound: number,
  solve: Solve,
): WalletValue {
  const { cards, deduction } = value
  const exceeded = new Map(deduction.programs.map(({ program, usableCents }) => [program, usableCents]))
  const repriced = cards.map((card) =>
    exceeded.has(card.slot.compiledCard.program) ? (card.beyondLimit ?? card) : card,
  )
  const usable = [...exceeded].reduce((sum, [program, cents]) => {
    const index = cards.findIndex(({ slot }) => slot.compiledCard.program === program)
    const share = pointValueOf(repriced[index]) / pointValueOf(cards[index])
    return sum + cents * SUBCENTS_PER_CENT * (1 - share)
  }, 0)
  const second = solve(model, repriced, years, lowerBound - usable)
  if (second === null) {
    // No use of the cards earns more than the lower bound.
    return { ...value, upperBound: value.subcents }
  }
  const other = atOwnPrices(model, second, cards, years)
  const best = other.subcents > value.subcents ? other : value
  const upperBound = Math.min(value.upperBound, second.upperBound + usable)
  const isProven = upperBound - best.subcents < NEGLIGIBLE_SUBCENTS
  return { ...best, upperBound: isProven ? best.subcents : upperBound }
}

function pointValueOf(card: CandidateCard | undefined): number {
  return card?.slot.compiledCard.value ?? 1
}

/** The same use of the cards, valued at their own point values and limits. */
function atOwnPrices(
  model: SpendModel,
  { cards: repriced, solutions, claimed }: WalletValue,
  cards: readonly CandidateCard[],
  years: Years,
): WalletValue {
  const bought = cards.map(() => 0)
  for (const solution of solutions) {
    for (const [card, units] of earnedUnits(model, solution).entries()) {
      bought[card] = (bought[card] ?? 0) + units
    }
  }
  const levels = claimed.map((level, card) =>
    level === null
      ? null
      : (cards[card]?.slot.levels[repriced[card]?.slot.levels.indexOf(level) ?? -1] ?? null),
  )
  const earned = bought.map((units, card) => units + (cards[card]?.slot.anniversaryUnits ?? 0))
  const deduction = deductPoints(cards, earned, levels, years)
  let subcents = solutions.reduce((sum, solution) => sum + solution.subcents, 0) - deduction.subcents
  for (const [card, own] of cards.entries()) {
    subcents += (bought[card] ?? 0) * (pointValueOf(own) - pointValueOf(repriced[card]))
    subcents += own.slot.fixedSubcents + (levels[card]?.money ?? 0) * SUBCENTS_PER_CENT
  }
  return { cards, subcents, upperBound: subcents, solutions, claimed: levels, deduction }
}
