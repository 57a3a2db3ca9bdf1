import { type Day, daysBetween } from '@cardsight/engine/dates'

const MAX_FRESH_DAYS = 180

/** Returns true if facts of that day are too old to show without a warning. */
export function isStale(asOf: Day, today: Day): boolean {
  return daysBetween(asOf, today) > MAX_FRESH_DAYS
}
