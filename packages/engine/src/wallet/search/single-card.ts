/** A card without others earns what the engine's own run says. */
import type { Years } from '../../card/annual-fee.ts'
import { allocate } from '../allocation/allocate.ts'
import { earnedUnits, needsReplay, type YearSolution } from '../decisions/solve-year.ts'
import type { CardSlot } from '../model/card-slot.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { YearPlan } from '../model/year-plan.ts'
import { deductPoints, haveLimits, withoutDeduction } from './point-limits.ts'
import type { WalletValue } from './wallet-value.ts'

/** What the engine says of a new card, with what is earned only once as far as it counts. */
export function singleCardCents({ result }: SpendModel, slot: CardSlot, years: Years): number {
  const { total, introMoney, firstYearMoney } = result.overall
  const amountIn = (columns: typeof total) => columns[years - 1]?.[slot.card] ?? 0
  const bonus = amountIn(introMoney) - amountIn(firstYearMoney)
  // A card with levels can claim all tiers that the engine counts.
  return (
    amountIn(total) - (slot.levels.length === 0 ? bonus : 0) - (slot.isIntro ? 0 : amountIn(firstYearMoney))
  )
}

/** Null if the card doesn't pay for everything that was bought. */
export function valueSingleCard(model: SpendModel, card: CandidateCard, years: Years): WalletValue | null {
  const { slot, plans } = card
  const solutions: YearSolution[] = []
  for (const [year, plan] of plans.slice(0, years).entries()) {
    const same = plans.indexOf(plan)
    const solution = same < year ? (solutions[same] ?? null) : soleSolution(model, plan)
    if (solution === null) {
      return null
    }
    solutions.push(solution)
  }
  const claimed = [slot.levels.at(-1) ?? null]
  const bonus = (claimed[0]?.money ?? 0) * SUBCENTS_PER_CENT
  const rewards = solutions.reduce((sum, solution) => sum + solution.subcents, 0)
  const deduction = haveLimits([card])
    ? deductPoints([card], [unitsOver(model, solutions) + slot.anniversaryUnits], claimed, years)
    : withoutDeduction(claimed)
  const subcents = rewards + slot.fixedSubcents + bonus - deduction.subcents
  return { cards: [card], subcents, upperBound: subcents, solutions, claimed, deduction }
}

function unitsOver(model: SpendModel, solutions: readonly YearSolution[]): number {
  return solutions.reduce((sum, solution) => sum + (earnedUnits(model, solution)[0] ?? 0), 0)
}

/**
 * Everything is paid with the card, in the order of days, and the engine picks its options. An allocation can differ from
 * that even if it leaves nothing to decide: it nets refunds, but until the refund a purchase counts against a cap.
 */
function soleSolution({ buckets, replay }: SpendModel, plan: YearPlan): YearSolution | null {
  const { terms, undecided } = plan
  const decided = undecided?.decide(undecided.decisions.map(({ fixed }) => fixed ?? []))
  const allocation = allocate(buckets, [decided ?? plan], [])
  if (allocation === null) {
    return null
  }
  const run = { terms, lines: buckets.lines, picked: [] }
  const subcents = replay.earn(run)
  const isExact = !needsReplay(plan, buckets) && subcents === allocation.gain
  return {
    plans: [decided ?? plan],
    allocation,
    runs: isExact ? null : [run],
    subcents,
    upperBound: subcents,
  }
}
