/** Finds whether month or day comes first, from all dates of a file. */
import { compareDays, type Day } from '@cardsight/engine/dates'
import type { DateOrder } from '../statement.ts'
import { dayIn, type WrittenDate } from './date.ts'

export type OrderFound = Readonly<{ order: DateOrder; isCertain: boolean }>

/** This many different days in order are no coincidence. */
const MIN_DAYS_IN_ORDER = 5

/**
 * A number above 12 isn't a month. If there is none, the row order decides, because statements are sorted by
 * date. If that shows nothing either, we assume month first and report that it isn't certain.
 */
export function findDateOrder(dates: readonly WrittenDate[]): OrderFound {
  const open = dates.filter((date) => date.kind === 'open')
  if (open.length === 0) {
    return { order: 'ymd', isCertain: true }
  }
  const dayFirst = open.filter(({ first }) => first > 12).length
  const monthFirst = open.filter(({ second }) => second > 12).length
  if (dayFirst + monthFirst > 0) {
    return { order: dayFirst > monthFirst ? 'dmy' : 'mdy', isCertain: true }
  }
  if (open.every(({ first, second }) => first === second)) {
    return { order: 'mdy', isCertain: true }
  }
  // Nobody writes the month first with periods in between.
  if (open.every(({ mark }) => mark === '.')) {
    return { order: 'dmy', isCertain: true }
  }
  return findBySorting(open)
}

function findBySorting(open: readonly WrittenDate[]): OrderFound {
  const [asMonthFirst, asDayFirst] = [isSorted(open, 'mdy'), isSorted(open, 'dmy')]
  if (asMonthFirst === asDayFirst) {
    return { order: 'mdy', isCertain: false }
  }
  return { order: asMonthFirst ? 'mdy' : 'dmy', isCertain: true }
}

function isSorted(dates: readonly WrittenDate[], order: DateOrder): boolean {
  const days = dates.map((date) => dayIn(date, order)).filter((day): day is Day => day !== null)
  const steps = days.slice(1).map((day, index) => compareDays(days[index] ?? day, day))
  const isMonotonic = steps.every((step) => step <= 0) || steps.every((step) => step >= 0)
  return isMonotonic && new Set(days).size >= MIN_DAYS_IN_ORDER
}
