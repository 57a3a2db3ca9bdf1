/**
 * Allots each month's spending to bonuses, also of cards that people have: to the one with the earliest deadline until it's earned, then to
 * the next. What is left earns the best rewards. If any allotment reaches all claimed bonuses, this one does.
 */
import type { Application, PlanQuestion } from './plan.ts'

export type Allotment = Readonly<{
  /** By application, then by month: cents that go to its bonus. */
  spent: readonly Float64Array[]
  /** By bonus in progress of a card that a person has, then by month. */
  ownedSpent: readonly Readonly<{ card: number; byMonth: Float64Array }>[]
  /** By month: cents that go to any bonus. */
  steered: Float64Array
}>

type Job = {
  readonly index: number
  readonly from: number
  readonly until: number
  readonly byMonth: Float64Array
  left: number
}

/** Null if a claimed bonus can't be reached. */
export function allotSpending(
  { months, monthCents, cards, people }: Pick<PlanQuestion, 'months' | 'monthCents' | 'cards' | 'people'>,
  applications: readonly Application[],
): Allotment | null {
  const spent = applications.map(() => new Float64Array(months))
  const owned = bonusesInProgress(people).map((bonus) => ({ ...bonus, byMonth: new Float64Array(months) }))
  const jobs = [
    ...owned.map(
      ({ demand, byMonth }): Job => ({
        index: -1,
        from: 0,
        until: Math.min(months, demand.months),
        byMonth,
        left: demand.cents,
      }),
    ),
    ...applications.flatMap((application, index) =>
      jobsOf(application, cards).map((job) => ({
        ...job,
        index,
        byMonth: spent[index] ?? new Float64Array(),
      })),
    ),
  ]
  // Only one order is needed: a job that isn't open yet is skipped.
  jobs.sort((a, b) => a.until - b.until || a.from - b.from || a.index - b.index)
  const steered = new Float64Array(months)
  for (let month = 0; month < months; month++) {
    let available = monthCents
    for (const job of jobs) {
      if (job.left > 0 && job.from <= month && available > 0) {
        if (job.until <= month) {
          return null
        }
        const cents = Math.min(job.left, available)
        job.left -= cents
        available -= cents
        job.byMonth[month] = (job.byMonth[month] ?? 0) + cents
      }
    }
    steered[month] = monthCents - available
  }
  return jobs.every(({ left }) => left === 0) ? { spent, ownedSpent: owned, steered } : null
}

/** Bonuses in progress of cards that people still have. */
export function bonusesInProgress(people: PlanQuestion['people']) {
  return people.flatMap(({ owned }) =>
    owned.flatMap(({ card, closed, inProgress }) =>
      closed === null && inProgress !== undefined ? [{ card, demand: inProgress }] : [],
    ),
  )
}

function jobsOf({ card, month, bonus }: Application, cards: PlanQuestion['cards']) {
  const claimed = bonus === null ? undefined : cards[card]?.openings[month]?.bonuses[bonus]
  return (claimed?.demands ?? []).map(({ cents, months }) => ({
    from: month,
    until: month + months,
    left: cents,
  }))
}
