/** Finds the days of entries, whose dates may have no year. */
import type { ProblemList } from '../problem-list.ts'
import { problemSentences, questionSentences } from '../sentences.ts'
import type { Corrections, DateOrder, Question } from '../statement.ts'
import { dayIn, parseDate } from '../text/date.ts'
import { findDateOrder } from '../text/date-order.ts'
import type { DatedEntry } from './dated-entry.ts'
import type { Entry } from './find-entries.ts'
import { readShortDate } from './short-date.ts'
import { findClosingDay } from './statement-year.ts'

type DatingOptions = Readonly<{ texts: readonly string[]; corrections: Corrections; problems: ProblemList }>

type DatedEntries = Readonly<{
  rows: readonly DatedEntry[]
  order: DateOrder
  questions: readonly Question[]
}>

/** Reports entries whose date can't be read, and leaves them out. */
export function datesOf(
  entries: readonly Entry[],
  { texts, corrections, problems }: DatingOptions,
): DatedEntries {
  const closingDay = findClosingDay(texts)
  const written = entries
    .map(({ date }) => readShortDate(date) ?? parseDate(date))
    .filter((date) => date !== null)
  const found = findDateOrder(written)
  const order = corrections.dateOrder ?? found.order
  const dayOf = (text: string) => {
    const short = readShortDate(text)
    const full = short === null ? parseDate(text) : null
    return short === null ? full && dayIn(full, order) : short.within(closingDay, order)
  }
  const rows = entries.flatMap((entry): DatedEntry[] => {
    const day = dayOf(entry.date)
    const posted = entry.posted === null ? null : dayOf(entry.posted)
    if (day === null) {
      problems.add(entry.line, problemSentences.noDate(entry.line))
      return []
    }
    return [{ entry, day, postedDay: posted === day ? null : posted }]
  })
  const isOpen = corrections.dateOrder === undefined && !found.isCertain
  const sentence = questionSentences.dateOrder(entries[0]?.date ?? '')
  return {
    rows,
    order,
    questions: isOpen ? [{ about: 'date-order', sentence, options: ['mdy', 'dmy'] }] : [],
  }
}
