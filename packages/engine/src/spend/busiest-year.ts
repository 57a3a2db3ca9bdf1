/** The year in which most money moved, to refuse amounts that no run could count. */
import { type Day, dayNumber } from '../day.ts'
import { LONGEST_WINDOW_DAYS } from './spend.ts'

type DatedAmount = Readonly<{ day: Day; cents: number }>

/** The largest sum in any window that a run can cover, refunds counted as spending; in any order. */
export function centsOfBusiestYear(amounts: Iterable<DatedAmount>): number {
  const byDay = new Map<Day, number>()
  for (const { day, cents } of amounts) {
    byDay.set(day, (byDay.get(day) ?? 0) + Math.abs(cents))
  }
  const days = [...byDay]
    .map(([day, cents]) => ({ number: dayNumber(day), cents }))
    .sort((a, b) => a.number - b.number)
  let [first, sum, largest] = [0, 0, 0]
  for (const { number, cents } of days) {
    sum += cents
    for (
      let oldest = days[first];
      oldest && number - oldest.number >= LONGEST_WINDOW_DAYS;
      oldest = days[first]
    ) {
      sum -= oldest.cents
      first += 1
    }
    largest = Math.max(largest, sum)
  }
  return largest
}
