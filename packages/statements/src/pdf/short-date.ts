/** Dates without a year in statement lines: '12/05', 'Dec 5', '5 Dec'. */
import type { Day } from '@cardsight/engine/dates'
import type { DateOrder } from '../statement.ts'
import { monthOf, type WrittenDate } from '../text/date.ts'
import { type ClosingDay, dayWithin } from './statement-year.ts'

/** Reads as a date of the leap year 2000 when only the order of its numbers matters. */
export type ShortDate = WrittenDate &
  Readonly<{ within(closingDay: ClosingDay, order: DateOrder): Day | null }>

/** Returns null if the text isn't a date, or has a year. */
export function readShortDate(text: string): ShortDate | null {
  const numbers = /^(\d{1,2})([/-])(\d{1,2})$/.exec(text)
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])]
    return {
      kind: 'open',
      first,
      second,
      year: 2000,
      mark: numbers[2] ?? '',
      within: (closingDay, order) =>
        order === 'dmy' ? resolveDay(second, first, closingDay) : resolveDay(first, second, closingDay),
    }
  }
  const words = /^([A-Za-z]{3,9})\.? (\d{1,2})$/.exec(text) ?? /^(\d{1,2}) ([A-Za-z]{3,9})$/.exec(text)
  const month = monthOf(words?.slice(1).find((word) => /[A-Za-z]/.test(word)) ?? '')
  const date = Number(words?.slice(1).find((word) => /^\d/.test(word)))
  return month === null
    ? null
    : {
        kind: 'open',
        first: month,
        second: 31,
        year: 2000,
        mark: ' ',
        within: (closingDay) => resolveDay(month, date, closingDay),
      }
}

function resolveDay(month: number, date: number, closingDay: ClosingDay): Day | null {
  return closingDay === null ? null : dayWithin(month, date, closingDay)
}
