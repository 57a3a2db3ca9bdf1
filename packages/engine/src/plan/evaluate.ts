/** The value of a plan: rewards by month, bonuses, credits and fees, in exact parts. */

import { sum } from '../sum.ts'
import { type Allotment, allotSpending } from './allot.ts'
import { type EarningMonths, earningMonths, rowOf } from './earning-months.ts'
import type { Application, PlanValue } from './plan.ts'
import { fixedParts, leastAddedParts, MONTHS_PER_YEAR, type PlanProblem } from './problem.ts'

export type Evaluation = Readonly<{
  /** What plans are compared by: the value, minus what each new card must add. */
  parts: number
  allotment: Allotment
  value: () => PlanValue
}>

/** Null if a claimed bonus can't be reached. */
export function evaluatePlan(problem: PlanProblem, applications: readonly Application[]): Evaluation | null {
  const allotment = allotSpending(problem.question, applications)
  if (allotment === null) {
    return null
  }
  const { partsPerCent, owned } = problem
  const earning = earningMonths(problem, applications)
  const fixed = applications.map((application) => fixedParts(problem, application))
  const sums = {
    rewards:
      rewardParts(problem, applications, allotment, earning) +
      sum(ownedBonusParts(problem, allotment).map(({ parts }) => parts)),
    bonuses: sum(fixed.map(({ bonus }) => bonus)),
    credits: owned.credits + sum(fixed.map(({ credits }) => credits)),
    anniversaries: owned.anniversaries + sum(fixed.map(({ anniversaries }) => anniversaries)),
    fees: owned.fees + sum(fixed.map(({ fees }) => fees)),
    unusable: unusableParts(problem, applications, allotment, earning),
  }
  const total = sums.rewards + sums.bonuses + sums.credits + sums.anniversaries - sums.fees - sums.unusable
  const cents = (amount: number) => Math.round(amount / partsPerCent)
  return {
    parts: total - applications.length * leastAddedParts(problem),
    allotment,
    value: () => ({
      total: cents(total),
      rewards: cents(sums.rewards),
      bonuses: cents(sums.bonuses),
      credits: cents(sums.credits),
      anniversaries: cents(sums.anniversaries),
      fees: cents(sums.fees),
      unusable: cents(sums.unusable),
    }),
  }
}

/** Spending that goes to a bonus earns what its card pays for everything; the rest, what the best card pays for each category. */
function rewardParts(
  { question, cards }: PlanProblem,
  applications: readonly Application[],
  { spent, steered }: Allotment,
  earning: EarningMonths,
): number {
  let parts = 0
  for (let month = 0; month < question.months; month++) {
    parts += (earning.totals[month] ?? 0) * (question.monthCents - (steered[month] ?? 0))
  }
  for (const [index, { card }] of applications.entries()) {
    parts += sum(spent[index] ?? []) * (cards[card]?.own.firstYearTotal ?? 0)
  }
  return parts
}

/** What spending on bonuses in progress earns on the cards that people have. */
function ownedBonusParts({ cards }: PlanProblem, { ownedSpent }: Allotment) {
  return ownedSpent.map(({ card, byMonth }) => ({
    limit: cards[card]?.limit ?? -1,
    parts: byMonth.reduce((parts, cents, month) => {
      const own = cards[card]?.own
      return own === undefined || cents === 0 ? parts : parts + cents * sum(rowOf(own, false, month))
    }, 0),
  }))
}

/** What points beyond the programs' limits would be worth. Points can be saved, so all months count together. */
function unusableParts(
  problem: PlanProblem,
  applications: readonly Application[],
  allotment: Allotment,
  earning: EarningMonths,
): number {
  const { question, cards, owned } = problem
  const { spent, steered } = allotment
  if (question.limits.length === 0) {
    return 0
  }
  const earned = [...owned.byLimit]
  for (const [limit, byMonth] of earning.byLimit.entries()) {
    for (let month = 0; month < question.months; month++) {
      earned[limit] =
        (earned[limit] ?? 0) + (byMonth[month] ?? 0) * (question.monthCents - (steered[month] ?? 0))
    }
  }
  for (const { limit, parts } of ownedBonusParts(problem, allotment)) {
    if (limit >= 0) {
      earned[limit] = (earned[limit] ?? 0) + parts
    }
  }
  for (const [index, application] of applications.entries()) {
    const { own, limit } = cards[application.card] ?? { own: { firstYearTotal: 0 }, limit: -1 }
    if (limit >= 0) {
      const { bonus, anniversaries } = fixedParts(problem, application)
      earned[limit] =
        (earned[limit] ?? 0) + bonus + anniversaries + sum(spent[index] ?? []) * own.firstYearTotal
    }
  }
  return sum(
    question.limits.map(({ yearlyCents, shareBeyond }, limit) => {
      const usable = (yearlyCents * question.months * problem.partsPerCent) / MONTHS_PER_YEAR
      return Math.ceil(Math.max(0, (earned[limit] ?? 0) - usable) * (1 - shareBeyond))
    }),
  )
}
