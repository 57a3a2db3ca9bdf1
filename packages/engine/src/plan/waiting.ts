/** Why a step of a plan isn't a month earlier. */
import { compareApplications } from './entries.ts'
import { evaluatePlan } from './evaluate.ts'
import { isWithinPace } from './pace.ts'
import type { Application, WaitingReason } from './plan.ts'
import { type PlanProblem, recordOf } from './problem.ts'
import { findBar, findDecline } from './rules.ts'

export function waitingReason(
  problem: PlanProblem,
  plan: readonly Application[],
  step: Application,
): WaitingReason {
  const { question } = problem
  const person = question.people[step.person]
  if (step.month === 0 || person === undefined) {
    return { kind: 'start' }
  }
  const month = step.month - 1
  const others = plan.filter((each) => each !== step)
  const before = others.filter((each) => each.person === step.person && each.month <= month)
  const records = [...(problem.records[step.person] ?? []), ...before.map((each) => recordOf(problem, each))]
  const declinedBy = findDecline(question, person, records, step.card, month)
  const barredBy = step.bonus === null ? null : findBar(person, records, step.card, month)
  const ruleId = declinedBy ?? barredBy
  if (ruleId !== null) {
    return { kind: 'rule', ruleId }
  }
  const opened = records.map((record) => record.opened)
  if (!isWithinPace(person, opened, month)) {
    return { kind: 'pace' }
  }
  const worth = (each: Application) =>
    evaluatePlan(problem, [...others, each].toSorted(compareApplications))?.parts ?? Number.NEGATIVE_INFINITY
  const earlier = Math.max(...[true, false].map((closes) => worth({ ...step, month, closes })))
  return earlier === Number.NEGATIVE_INFINITY
    ? { kind: 'spending' }
    : { kind: 'value', lossCents: Math.round((worth(step) - earlier) / problem.partsPerCent) }
}
