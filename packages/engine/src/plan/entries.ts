/** Every application that a plan could contain, with what doesn't depend on the rest of the plan. */
import { allotSpending } from './allot.ts'
import { isWithinPace } from './pace.ts'
import type { Application } from './plan.ts'
import {
  type BonusSpending,
  fixedParts,
  isAllowed,
  leastAddedParts,
  MONTHS_PER_YEAR,
  type PlanProblem,
  recordOf,
} from './problem.ts'
import type { CardRecord } from './rules.ts'

export type Entry = BonusSpending &
  Readonly<{
    application: Application
    /** Bonus, credits and anniversary bonuses minus fees and what a card must add, in parts. */
    fixed: number
  }>

/** Cards of the plan add rules and never lift one, so what isn't possible here is never possible. */
export function listEntries(problem: PlanProblem): Entry[] {
  const { people, months } = problem.question
  return people.flatMap(({ candidates }, person) =>
    candidates.flatMap((card) =>
      Array.from({ length: months }, (_, month) =>
        variantsOf(problem, person, card, month).filter((entry) => isPossible(problem, entry)),
      ).flat(),
    ),
  )
}

function variantsOf(problem: PlanProblem, person: number, card: number, month: number): Entry[] {
  const { cards, months } = problem.question
  const opening = cards[card]?.openings[month]
  if (opening === undefined) {
    return []
  }
  // A card is closed only to avoid a fee.
  const canClose = opening.renewalFeeCents > 0 && month + MONTHS_PER_YEAR < months
  return [null, ...opening.bonuses.keys()].flatMap((bonus) =>
    (canClose ? [false, true] : [false]).map((closes) => {
      const application = { person, card, month, bonus, closes }
      const demands = bonus === null ? [] : (opening.bonuses[bonus]?.demands ?? [])
      const { fees, credits, anniversaries, bonus: bonusParts } = fixedParts(problem, application)
      return {
        application,
        fixed: bonusParts + credits + anniversaries - fees - leastAddedParts(problem),
        required: demands.reduce((sum, { cents }) => sum + cents, 0),
        deadline: month + Math.max(0, ...demands.map((demand) => demand.months)),
        firstYearTotal: problem.cards[card]?.own.firstYearTotal ?? 0,
      }
    }),
  )
}

function isPossible(problem: PlanProblem, { application }: Entry): boolean {
  const records = problem.records[application.person] ?? []
  return (
    isInPace(problem, records, application) &&
    isAllowed(problem, records, application) &&
    allotSpending(problem.question, [application]) !== null
  )
}

function isInPace({ question }: PlanProblem, records: readonly CardRecord[], application: Application) {
  const person = question.people[application.person]
  const opened = records.map((record) => record.opened)
  return person !== undefined && isWithinPace(person, opened, application.month)
}

/** True if an application keeps the person's pace and the issuers' rules after those before it. */
export function canFollow(
  problem: PlanProblem,
  before: readonly Application[],
  application: Application,
): boolean {
  const own = before.filter(({ person }) => person === application.person)
  const records = [
    ...(problem.records[application.person] ?? []),
    ...own.map((each) => recordOf(problem, each)),
  ]
  return isInPace(problem, records, application) && isAllowed(problem, records, application)
}

/** True if each application of a plan, in order, can follow those before it. */
export function isValidPlan(problem: PlanProblem, plan: readonly Application[]): boolean {
  return plan.every((application, index) => canFollow(problem, plan.slice(0, index), application))
}

/** By month, then by person. */
export function compareApplications(a: Application, b: Application): number {
  return a.month - b.month || a.person - b.person
}
