import { allocatedParts } from '../allocation/allocated-parts.ts'
import type { YearSolution } from '../decisions/solve-year.ts'
import type { SpendModel } from '../model/spend-model.ts'

/** Reward units that each card earns on the purchases of a year, with a first-year match. */
export function earnedUnits(
  { buckets, replay }: SpendModel,
  { plans, allocation, runs }: YearSolution,
): number[] {
  if (runs !== null) {
    return runs.map((run) => replay.units(run))
  }
  const units = plans.map(() => 0)
  for (const { card, arc, cents } of allocatedParts(buckets, plans, allocation)) {
    units[card] = (units[card] ?? 0) + arc.rate * cents * (plans[card]?.terms.match ?? 1)
  }
  return units
}
