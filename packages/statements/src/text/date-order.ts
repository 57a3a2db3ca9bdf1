/** Whether month or day comes first, by all dates of a file together. */
import { compareDays, type Day } from '@cardsight/engine'
import type { DateOrder } from '../statement.ts'
import { dayIn, type WrittenDate } from './date.ts'

export type OrderFound = Readonly<{ order: DateOrder; isCertain: boolean }>

/** So many different days in order are no accident. */
const ENOUGH_IN_ORDER = 5

/**
 * A number above 12 is no month. Where there is none, the order in which the days run through the file shows it,
 * since statements are sorted. Where that says nothing either, month first is taken and not certain.
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
  // Nobody writes the month first with points between.
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
  const isOneWay = steps.every((step) => step <= 0) || steps.every((step) => step >= 0)
  return isOneWay && new Set(days).size >= ENOUGH_IN_ORDER
}
