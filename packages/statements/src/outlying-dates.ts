/**
 * Rows whose dates are in the future or far from all others, usually typing errors. Counted, a single one would move
 * the year that cards are compared on.
 */
import { addDays, type Day, daysBetween } from '@cardsight/engine/dates'
import { createProblemList } from './problem-list.ts'
import { problemSentences, questionSentences } from './sentences.ts'
import type { Corrections, ReadStatement, StatementRow } from './statement.ts'
import { periodOf } from './summarize-rows.ts'

/** 18 months. */
const MAX_GAP_DAYS = 548
/** Banks in other time zones may already have tomorrow. */
const MAX_DAYS_AHEAD = 2

/** Leaves such rows out and asks whether they count. `today` is null if it doesn't matter. */
export function withoutOutlyingDates(
  statement: ReadStatement,
  { outlyingDates }: Corrections,
  today: Day | null,
): ReadStatement {
  const outlying = outlyingDates === 'count' ? new Set() : outlyingRows(statement.rows, today)
  if (outlying.size === 0) {
    return statement
  }
  const rows = statement.rows.filter((row) => !outlying.has(row))
  const problems = createProblemList()
  for (const { line, day } of statement.rows.filter((row) => outlying.has(row))) {
    problems.add(line, problemSentences.outlyingDate(line, day))
  }
  const sentence = questionSentences.dates(outlying.size)
  return {
    ...statement,
    ...periodOf(rows),
    rows,
    problems: [...statement.problems, ...problems.all()],
    questions:
      outlyingDates === undefined
        ? [{ about: 'dates', sentence, options: ['leave-out', 'count'] }, ...statement.questions]
        : statement.questions,
  }
}

/** All rows but those of the longest series without a gap. A series that isn't most of the file makes no row outlying. */
function outlyingRows(rows: readonly StatementRow[], today: Day | null): ReadonlySet<StatementRow> {
  const latest = today === null ? null : addDays(today, MAX_DAYS_AHEAD)
  const past = rows.filter(({ day }) => latest === null || day <= latest)
  // A computer whose clock is wrong must not lose a whole file.
  const sorted = (past.length === 0 ? rows : past).toSorted(
    (a, b) => Number(a.day > b.day) - Number(a.day < b.day),
  )
  let series: StatementRow[] = []
  let longest: StatementRow[] = []
  for (const row of sorted) {
    const last = series.at(-1)
    series = last !== undefined && daysBetween(last.day, row.day) <= MAX_GAP_DAYS ? series : []
    series.push(row)
    longest = series.length >= longest.length ? series : longest
  }
  const usual = new Set(longest.length * 2 > sorted.length ? longest : sorted)
  return usual.size === rows.length ? new Set() : new Set(rows.filter((row) => !usual.has(row)))
}
