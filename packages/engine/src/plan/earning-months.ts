/** What the open cards pay in each month: for each category, what the best of them pays. */
import type { Application } from './plan.ts'
import { type CardRows, closedMonth, MONTHS_PER_YEAR, type PlanProblem, type Row, yearOf } from './problem.ts'

/** Cents a year, by month of the plan. */
export type EarningMonths = Readonly<{
  totals: Float64Array
  /** The part of the totals in points of each limited program. */
  byLimit: readonly Float64Array[]
}>

export function earningMonths(problem: PlanProblem, applications: readonly Application[]): EarningMonths {
  const { question, width } = problem
  const totals = new Float64Array(question.months)
  const byLimit = question.limits.map(() => new Float64Array(question.months))
  const best = new Float64Array(width)
  const limitOf = new Int32Array(width)
  for (const { from, until } of steadyPeriods(problem, applications)) {
    bestRow(problem, applications, from, best, limitOf)
    let total = 0
    for (let category = 0; category < width; category++) {
      total += best[category] ?? 0
    }
    totals.fill(total, from, until)
    for (let category = 0; byLimit.length > 0 && category < width; category++) {
      const ofProgram = byLimit[limitOf[category] ?? -1]
      for (let month = from; ofProgram !== undefined && month < until; month++) {
        ofProgram[month] = (ofProgram[month] ?? 0) + (best[category] ?? 0)
      }
    }
  }
  return { totals, byLimit }
}

/** Periods in which no card is opened or closed, and none changes its terms. */
export function steadyPeriods(
  { question: { months } }: PlanProblem,
  applications: readonly Application[],
): Readonly<{ from: number; until: number }>[] {
  const starts = new Set([0])
  for (let month = MONTHS_PER_YEAR; month < months; month += MONTHS_PER_YEAR) {
    starts.add(month)
  }
  for (const { month } of applications) {
    starts.add(month)
    starts.add(month + MONTHS_PER_YEAR)
  }
  const ordered = [...starts].filter((month) => month < months).sort((a, b) => a - b)
  return ordered.map((from, index) => ({ from, until: ordered[index + 1] ?? months }))
}

/** Writes what the best open card pays for each category in a month, and the limit of its program. */
export function bestRow(
  problem: PlanProblem,
  applications: readonly Application[],
  month: number,
  best: Float64Array,
  limitOf: Int32Array,
): void {
  best.fill(0)
  limitOf.fill(-1)
  const open = openCards(problem, applications, month)
  for (const { card, isFirstYear, person } of open) {
    const { own, shared, limit } = problem.cards[card] ?? NO_CARD
    raise(best, limitOf, rowOf(own, isFirstYear, month), limit)
    const other = open.find((each) => each.card === card && each.person !== person)
    if (shared !== null && other !== undefined) {
      raise(best, limitOf, rowOf(shared, isFirstYear && other.isFirstYear, month), limit)
    }
  }
}

const NO_ROWS: CardRows = { firstYear: new Float64Array(), lasting: [], firstYearTotal: 0 }
const NO_CARD = { own: NO_ROWS, shared: null, limit: -1 }

export function rowOf({ firstYear, lasting }: CardRows, isFirstYear: boolean, month: number): Row {
  return isFirstYear ? firstYear : (lasting[yearOf(month)] ?? lasting.at(-1) ?? firstYear)
}

function openCards({ records }: PlanProblem, applications: readonly Application[], month: number) {
  const owned = records.flatMap((own, person) =>
    own.filter(({ closed }) => closed === null).map(({ card }) => ({ card, person, isFirstYear: false })),
  )
  const planned = applications
    .filter((each) => each.month <= month && (closedMonth(each) ?? Number.POSITIVE_INFINITY) > month)
    .map(({ card, person, month: opened }) => ({
      card,
      person,
      isFirstYear: month - opened < MONTHS_PER_YEAR,
    }))
  return [...owned, ...planned]
}

function raise(best: Float64Array, limitOf: Int32Array, row: Row, limit: number): void {
  for (let category = 0; category < best.length; category++) {
    const cents = row[category] ?? 0
    if (cents > (best[category] ?? 0)) {
      best[category] = cents
      limitOf[category] = limit
    }
  }
}
