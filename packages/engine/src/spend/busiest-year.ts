/** The year with the most spending, to reject amounts too large for a run. */
import { type Day, dayNumber } from '../day.ts'
import { MAX_WINDOW_DAYS } from './spend.ts'

type DatedAmount = Readonly<{ day: Day; cents: number }>

/** Largest sum in any window of a run. Refunds count as spending. Amounts can be in any order. */
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
      oldest && number - oldest.number >= MAX_WINDOW_DAYS;
      oldest = days[first]
    ) {
      sum -= oldest.cents
      first += 1
    }
    largest = Math.max(largest, sum)
  }
  return largest
}
