/** A plan as its reader sees it. */
import { sum } from '../sum.ts'
import { rowOf } from './earning-months.ts'
import { type Evaluation, evaluatePlan } from './evaluate.ts'
import type { Application, CardPlan, PlanStep } from './plan.ts'
import { type CardRows, fixedParts, type PlanProblem } from './problem.ts'
import type { FoundPlan, PlanSearchResult } from './search.ts'
import { waitingReason } from './waiting.ts'

/** `without` are the best plans without each step; `longer` is the plan with the cards that add too little. */
export function describePlan(
  problem: PlanProblem,
  found: PlanSearchResult,
  without: readonly PlanSearchResult[],
  longer: FoundPlan,
): CardPlan {
  const { partsPerCent } = problem
  const { allotment, value } = evaluate(problem, found.plan)
  const whole = value()
  const firstYearOf = (applications: readonly Application[]) =>
    whole.total - evaluate(atLastingTerms(problem, applications), found.plan).value().total
  const cents = (parts: number) => Math.round(parts / partsPerCent)
  const steps = found.plan.map((application, index): PlanStep => {
    const other = without[index] ?? found
    const { bonus, credits, anniversaries, fees } = fixedParts(problem, application)
    const others = evaluate(
      problem,
      found.plan.filter((each) => each !== application),
    ).value()
    const firstYearCents = firstYearOf([application])
    return {
      application,
      waiting: waitingReason(problem, found.plan, application),
      bonusCents: cents(bonus),
      firstYearCents,
      creditCents: cents(credits + anniversaries),
      feeCents: cents(fees),
      addedCents: whole.total - others.total,
      rewardCents: whole.rewards - others.rewards - firstYearCents,
      spent: Array.from(allotment.spent[index] ?? []),
      withoutTotal: evaluate(problem, other.plan).value().total,
      withoutGap: gapCents(other, partsPerCent),
    }
  })
  const firstYears = firstYearOf(found.plan)
  return {
    value: { ...whole, rewards: whole.rewards - firstYears, bonuses: whole.bonuses + firstYears },
    steps,
    gap: gapCents(found, partsPerCent),
    leftOut: {
      cards: longer.plan.length - found.plan.length,
      cents: evaluate(problem, longer.plan).value().total - whole.total,
    },
    noNewCards: evaluate(problem, []).value(),
    effort: without.reduce((sum, { nodes }) => sum + nodes, found.nodes),
  }
}

/** The same cards without a first-year match and first-year rates. */
function atLastingTerms(problem: PlanProblem, applications: readonly Application[]): PlanProblem {
  const cards = [...problem.cards]
  for (const { card, month } of applications) {
    const terms = cards[card]
    if (terms !== undefined) {
      const { own, shared } = terms
      cards[card] = { ...terms, own: lastingRows(own, month), shared: shared && lastingRows(shared, month) }
    }
  }
  return { ...problem, cards }
}

function lastingRows(rows: CardRows, month: number): CardRows {
  const firstYear = rowOf(rows, false, month)
  return { ...rows, firstYear, firstYearTotal: sum(firstYear) }
}

/** Throws RangeError for a plan whose bonuses can't be reached. */
export function evaluate(problem: PlanProblem, plan: readonly Application[]): Evaluation {
  const evaluation = evaluatePlan(problem, plan)
  if (evaluation === null) {
    throw new RangeError("the plan's bonuses can't all be reached")
  }
  return evaluation
}

function gapCents({ upperBound, parts }: PlanSearchResult, partsPerCent: number): number {
  return Math.max(0, Math.ceil((upperBound - parts) / partsPerCent))
}
