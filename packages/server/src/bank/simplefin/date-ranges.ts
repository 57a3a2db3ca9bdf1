/**
 * How far the history of a link is read. SimpleFIN has no cursor: a call asks for a range of days. Our cursor is the
 * first day of the next range.
 */
import { addDays, type Day, isDay, parseDay } from '@cardsight/engine/dates'

/** Results cover 12 months, plus the current one. */
const HISTORY_DAYS = 400
/** SimpleFIN Bridge documents 90 days at most, and its users report 45. It expects at most 24 calls a day. */
const RANGE_DAYS = 45
/** Banks post, correct and drop transactions days later. */
const OVERLAP_DAYS = 7

export type DateRange = Readonly<{
  first: Day
  /** Not included. */
  end: Day
  /** The range includes today. */
  isLast: boolean
}>

/** Returns the range to read next. Null is the beginning of the history. */
export function rangeFrom(cursor: string | null, today: Day): DateRange {
  const first = cursor !== null && isDay(cursor) ? parseDay(cursor) : addDays(today, 1 - HISTORY_DAYS)
  const tomorrow = addDays(today, 1)
  const end = addDays(first, RANGE_DAYS)
  // Servers in other time zones may be a day ahead.
  return end >= tomorrow ? { first, end: addDays(tomorrow, 1), isLast: true } : { first, end, isLast: false }
}

/**
 * Returns where the next sync starts after one that read up to today: a few days earlier, and at the oldest pending
 * transaction, because that one is yet to post or to vanish.
 */
export function nextStart(today: Day, pendingDays: readonly Day[]): Day {
  const earliest = addDays(today, 2 - RANGE_DAYS)
  const wanted = [addDays(today, -OVERLAP_DAYS), ...pendingDays].toSorted()[0] ?? today
  return wanted < earliest ? earliest : wanted
}
