/**
 * Upper bound of every plan that continues another one (Lagrangian relaxation).
 *
 * Rewards: let Q be the sum over the categories of any prices that are at least what the plan's cards pay, and g what an
 * added card pays above them. If x of a month's spending s goes to bonuses of cards that pay a for everything, the month
 * earns at most Q + Σ g − Σ x (Q − a) / s, because the best cards pay at most Q + Σ g and x is at most s.
 * Prices for each cent of spending and for each application in a year of the plan let every card be weighed alone. So continuations add at most the sum of the best cards, at most as many as the person's pace allows. Issuers' rules beyond
 * those that apply to the cards people have, and limits on points, only lower the value of a plan.
 */
import type { Allotment } from './allot.ts'
import { steadyPeriods } from './earning-months.ts'
import type { Entry } from './entries.ts'
import { createGains, type PriceRows, priceRows, type ReferenceRows } from './gains.ts'
import { mostApplications } from './pace.ts'
import type { Application } from './plan.ts'
import { type BonusSpending, MONTHS_PER_YEAR, type PlanProblem, yearOf } from './problem.ts'
import { indexOfCard, type TopCards, topByMonth } from './top-cards.ts'

export type BoundSetting = Readonly<{
  problem: PlanProblem
  /** By person, the last month first. */
  entries: readonly (readonly Entry[])[]
  prices: Prices
}>

/** Any prices that aren't negative give a bound. */
export type Prices = Readonly<{
  /** Cents a year for each category, by month. */
  reference: ReferenceRows
  /** Parts for each cent of spending. */
  spending: number
  /** Parts for each application, by year of the plan. */
  byYear: readonly number[]
}>

export type PlanBound = Readonly<{
  /** Upper bound of all continuations whose next application is in this month or later. */
  from: (month: number) => number
  /** Upper bound of all continuations that begin with this entry. */
  beginning: (entry: Entry) => number
  /** Upper bound of all continuations that contain this entry. */
  containing: (entry: Entry) => number
  /** The applications that the bound of all continuations counts. */
  chosen: readonly Entry[]
  /** What continuations can have of spending, in cents, and of applications, by year. */
  capacity: Readonly<{ spending: number; byYear: readonly number[] }>
}>

/** `planEntries` are the entries of the plan's applications. */
export function boundPlan(
  { problem, entries, prices }: BoundSetting,
  plan: readonly Application[],
  planEntries: readonly Entry[],
  allotment: Allotment,
): PlanBound {
  const { months, monthCents, people } = problem.question
  const rows = priceRows(problem, plan, prices.reference, steadyPeriods(problem, plan))
  const added = addedWorth(problem, rows)
  const lossOf = leastLosses(rows, months)
  const { fees, credits, anniversaries } = problem.owned
  const base = planEntries.reduce(
    (sum, entry) => sum + entry.fixed - lossOf(entry),
    rows.total * monthCents + credits + anniversaries - fees - sumOf(problem.inProgress, lossOf),
  )
  const worth = (entry: Entry) =>
    added(entry) -
    lossOf(entry) -
    prices.spending * entry.required -
    (prices.byYear[yearOf(entry.application.month)] ?? 0)
  const start = plan.at(-1)?.month ?? 0
  const openedBy = people.map(({ owned }, index) => [
    ...owned.map((card) => card.opened),
    ...plan.filter((each) => each.person === index).map((each) => each.month),
  ])
  const tops = people.map((person, index) => {
    const taken = new Set(plan.filter((each) => each.person === index).map((each) => each.card))
    return topByMonth(entries[index] ?? [], taken, worth, start, months, (month) =>
      mostApplications(person, openedBy[index] ?? [], month, months),
    )
  })
  const demanded = sumOf([...problem.inProgress, ...planEntries], ({ required }) => required)
  const spending = capacityByMonth(allotment, demanded, months, monthCents)
  const applications = (month: number) =>
    prices.byYear.map((_, year) =>
      people.reduce((sum, person, index) => {
        const from = Math.max(month, year * MONTHS_PER_YEAR)
        const until = Math.min(months, (year + 1) * MONTHS_PER_YEAR)
        return sum + mostApplications(person, openedBy[index] ?? [], from, until)
      }, 0),
    )
  const boundFrom = (month: number) =>
    base +
    prices.spending * (spending[month] ?? 0) +
    applications(month).reduce((sum, count, year) => sum + count * (prices.byYear[year] ?? 0), 0) +
    tops.reduce((sum, top) => sum + (top[month]?.sum ?? 0), 0)
  const bounds = Array.from({ length: months }, (_, month) => (month < start ? 0 : boundFrom(month)))
  const from = (month: number) => bounds[month] ?? 0
  // An entry takes the place of its card, or of the worst of the best cards.
  const withEntry = (month: number, entry: Entry) => {
    const top = tops[entry.application.person]?.[month]
    return top === undefined || top.count === 0
      ? Number.NEGATIVE_INFINITY
      : from(month) - replacedBy(top, entry.application.card) + worth(entry)
  }
  return {
    from,
    beginning: (entry) => withEntry(entry.application.month, entry),
    containing: (entry) => withEntry(start, entry),
    chosen: tops.flatMap((top) => top[start]?.entries ?? []),
    capacity: { spending: spending[start] ?? 0, byYear: applications(start) },
  }
}

function sumOf<Value>(values: readonly Value[], amountOf: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + amountOf(value), 0)
}

function replacedBy({ entries, values, count }: TopCards, card: number): number {
  const index = indexOfCard(entries, card)
  return index >= 0 ? (values[index] ?? 0) : (values[count - 1] ?? 0)
}

/** What an entry adds to the prices and pays by itself, before its bonus costs rewards. */
export function addedWorth(problem: PlanProblem, rows: PriceRows): (entry: Entry) => number {
  const { months } = problem.question
  const gains = createGains(problem, rows)
  return ({ application: { card, month, closes }, fixed }) =>
    fixed + gains.of(card, month, closes ? Math.min(months, month + MONTHS_PER_YEAR) : months)
}

/** The least that spending on a bonus loses against the prices, in parts; negative if its card pays more. */
export function leastLosses({ periods }: PriceRows, months: number): (bonus: BonusSpending) => number {
  const totals = new Float64Array(months)
  for (const { from, until, row } of periods) {
    totals.fill(
      row.reduce((sum, cents) => sum + cents, 0),
      from,
      until,
    )
  }
  const lowest: (number | undefined)[] = []
  const lowestIn = (from: number, until: number) => {
    const key = from * (months + 1) + Math.min(until, months)
    const found = lowest[key] ?? Math.min(...totals.subarray(from, until))
    lowest[key] = found
    return found
  }
  return ({ application: { month }, required, deadline, firstYearTotal }) =>
    required === 0 ? 0 : (lowestIn(month, deadline) - firstYearTotal) * required
}

/** Cents that added bonuses can use from a month on. */
function capacityByMonth(
  { steered }: Allotment,
  demanded: number,
  months: number,
  monthCents: number,
): number[] {
  let left = demanded
  return Array.from({ length: months }, (_, month) => {
    const capacity = Math.max(0, monthCents * (months - month) - left)
    left -= steered[month] ?? 0
    return capacity
  })
}
