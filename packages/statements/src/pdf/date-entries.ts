/** Finds the days of entries, whose dates may have no year. */
import type { Day } from '@cardsight/engine/dates'
import type { ProblemList } from '../problem-list.ts'
import { problemSentences, questionSentences } from '../sentences.ts'
import type { Corrections, DateOrder, Question } from '../statement.ts'
import { dayIn, parseDate } from '../text/date.ts'
import { findDateOrder } from '../text/date-order.ts'
import type { DatedEntry } from './dated-entry.ts'
import type { Entry } from './entry.ts'
import { readShortDate } from './short-date.ts'
import { type ClosingDay, findClosingDays } from './statement-year.ts'

type DatingOptions = Readonly<{
  texts: readonly string[]
  /** All banks we know write the month first. */
  institution: string | null
  corrections: Corrections
  problems: ProblemList
}>

export type DatedEntries = Readonly<{
  rows: readonly DatedEntry[]
  order: DateOrder
  questions: readonly Question[]
}>

/** Reports entries whose date can't be read, and leaves them out. */
export function datesOf(
  entries: readonly Entry[],
  { texts, institution, corrections, problems }: DatingOptions,
): DatedEntries {
  const written = entries
    .map(({ date }) => readShortDate(date) ?? parseDate(date))
    .filter((date) => date !== null)
  const found = findDateOrder(written)
  const order = corrections.dateOrder ?? found.order
  const closingDay = closingDayOf(entries, findClosingDays(texts), order)
  const dayOf = (text: string) => dayIfClosed(text, closingDay, order)
  const rows = entries.flatMap((entry): DatedEntry[] => {
    const day = dayOf(entry.date)
    const posted = entry.posted === null ? null : dayOf(entry.posted)
    if (day === null) {
      problems.add(entry.line, problemSentences.noDate(entry.line))
      return []
    }
    return [{ entry, day, postedDay: posted === day ? null : posted }]
  })
  const isOpen = corrections.dateOrder === undefined && !found.isCertain && institution === null
  const sentence = questionSentences.dateOrder(entries[0]?.date ?? '')
  return {
    rows,
    order,
    questions: isOpen ? [{ about: 'date-order', sentence, options: ['mdy', 'dmy'] }] : [],
  }
}

function dayIfClosed(text: string, closingDay: ClosingDay, order: DateOrder): Day | null {
  const short = readShortDate(text)
  const full = short === null ? parseDate(text) : null
  return short === null ? full && dayIn(full, order) : short.within(closingDay, order)
}

/** A statement has entries of one or two months, seldom of a quarter. */
const LONGEST_PERIOD_DAYS = 100

/** Returns the day before which most entries are. Other dates on the page may be due dates or terms. */
function closingDayOf(entries: readonly Entry[], candidates: readonly Day[], order: DateOrder): ClosingDay {
  const fitting = (closingDay: Day) =>
    entries.filter(({ date }) => {
      const day = dayIfClosed(date, closingDay, order)
      return day !== null && daysBetween(day, closingDay) <= LONGEST_PERIOD_DAYS
    }).length
  return candidates.reduce<ClosingDay>(
    (best, day) => (best === null || fitting(day) > fitting(best) ? day : best),
    null,
  )
}

function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
