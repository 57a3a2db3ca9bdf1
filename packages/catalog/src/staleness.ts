import { type Day, daysBetween } from '@cardsight/engine'

const FRESH_DAYS = 180

/** True when facts of that day are too old to pass for today's without a mark. */
export function isStale(asOf: Day, today: Day): boolean {
  return daysBetween(asOf, today) > FRESH_DAYS
}
