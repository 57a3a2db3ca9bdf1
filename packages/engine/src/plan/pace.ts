/** A person's own pace: how many cards a year they accept, and how many months they leave between applications. */
import type { PlanPerson } from './plan.ts'

const MONTHS_PER_YEAR = 12

/** True if a person who opened cards in these months, in any order, may apply in `month`. */
export function isWithinPace(
  { perYear, monthsBetween }: Pick<PlanPerson, 'perYear' | 'monthsBetween'>,
  opened: readonly number[],
  month: number,
): boolean {
  let inYear = 0
  for (const other of opened) {
    if (other <= month && month - other < monthsBetween) {
      return false
    }
    inYear += other <= month && month - other < MONTHS_PER_YEAR ? 1 : 0
  }
  return inYear < perYear
}

/** The most applications from a month on: applying as early as possible each time allows the most. */
export function mostApplications(
  person: Pick<PlanPerson, 'perYear' | 'monthsBetween'>,
  opened: readonly number[],
  from: number,
  months: number,
): number {
  const all = [...opened]
  for (let month = from; month < months; month++) {
    if (isWithinPace(person, all, month)) {
      all.push(month)
    }
  }
  return all.length - opened.length
}

/** By month: true if one more application then keeps the person's pace, also for the planned ones after it. */
export function monthsInPace(
  person: Pick<PlanPerson, 'perYear' | 'monthsBetween'>,
  owned: readonly number[],
  planned: readonly number[],
  months: number,
): boolean[] {
  return Array.from({ length: months }, (_, month) => {
    const all = [...planned, month].sort((a, b) => a - b)
    return all.every((each, at) => isWithinPace(person, [...owned, ...all.slice(0, at)], each))
  })
}
