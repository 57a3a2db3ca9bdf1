import { type Day, type DayRange, dayRange, isDay } from '@cardsight/engine/dates'
import { checkCustomRange, type RangeProblem } from '@cardsight/engine/spending'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/skeleton.tsx'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

export type CustomRangeEditorProps = {
  initial: RangeEntry
  today: Day
  /** True if the control that the user clicked was replaced by this. */
  takesFocus: boolean
  onDone: (range: DayRange) => void
}

/** Typed or picked, both days are stored as text; Done validates them. */
export function CustomRangeEditor({ initial, today, takesFocus, onDone }: CustomRangeEditorProps) {
  const [entry, setEntry] = useState(initial)
  const [problem, setProblem] = useState<EntryProblem | null>(null)
  const fields = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) }
  const change = (next: RangeEntry) => {
    setEntry(next)
    setProblem(null)
  }
  const handleDone = () => {
    const read = readRange(entry, today)
    if (read.problem === null) {
      onDone(read.range)
    } else {
      setProblem(read.problem)
      fields[read.problem.field].current?.focus()
    }
  }
  const errorAt = (field: EntryProblem['field']) => (problem?.field === field ? problem.message : null)
  return (
    <form
      noValidate
      aria-label="Custom range"
      onSubmit={(event) => {
        event.preventDefault()
        handleDone()
      }}
      className="mt-4 space-y-4"
    >
      <p className="text-ink-soft">Any 30 to 365 days, up to today.</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...dateField}
          ref={fields.start}
          autoFocus={takesFocus}
          label="Start date"
          hint="MM/DD/YYYY"
          value={entry.start}
          error={errorAt('start')}
          onChange={({ target }) => change(withStart(target.value))}
        />
        <TextField
          {...dateField}
          ref={fields.end}
          label="End date"
          hint="MM/DD/YYYY"
          value={entry.end}
          error={errorAt('end')}
          onChange={({ target }) => change({ ...entry, end: target.value })}
        />
      </div>
      <Suspense fallback={<Spinner label="Loading the calendar" className="min-h-84" />}>
        <Calendar
          start={parseEntry(entry.start)}
          end={parseEntry(entry.end)}
          today={today}
          onPick={(day) => change(withPicked(entry, day))}
        />
      </Suspense>
      <div className="flex justify-end">
        <Button type="submit" variant="secondary">
          Done
        </Button>
      </div>
    </form>
  )
}

const dateField = { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } as const

/** A custom range while it is being entered: two texts, typed or picked, and their errors. */
type RangeEntry = Readonly<{ start: string; end: string }>

/** `field` is the field that the user must fix. */
type EntryProblem = Readonly<{ field: 'start' | 'end'; message: string }>

export const emptyRange: RangeEntry = { start: '', end: '' }

export function entryOf({ first, last }: DayRange): RangeEntry {
  return { start: formatEntry(first), end: formatEntry(last) }
}

/** A new start clears the end, so that an end chosen for another start isn't applied unnoticed. */
export function withStart(start: string): RangeEntry {
  return { start, end: '' }
}

/** After a click in the calendar: the first day is the start, the next one on or after it the end, and so on. */
export function withPicked(entry: RangeEntry, day: Day): RangeEntry {
  const start = parseEntry(entry.start)
  const isWaitingForEnd = start !== null && entry.end === ''
  return isWaitingForEnd && start <= day ? { ...entry, end: formatEntry(day) } : withStart(formatEntry(day))
}

const WRITE_DATE = 'Enter a date as MM/DD/YYYY'

const problemText: Readonly<Record<RangeProblem, string>> = {
  reversed: 'The end date is before the start date',
  'in-future': 'The end date is in the future',
  'too-short': 'Minimum date range is 30 days',
  'too-long': 'difference between the start and end dates must be smaller than 365 days.',
}

/** Returns the entered range, or its error. The length is checked only once both days are there. */
export function readRange(
  entry: RangeEntry,
  today: Day,
): Readonly<{ range: DayRange; problem: null } | { range: null; problem: EntryProblem }> {
  const first = parseEntry(entry.start)
  if (first === null) {
    return { range: null, problem: { field: 'start', message: WRITE_DATE } }
  }
  const last = parseEntry(entry.end)
  if (last === null) {
    return { range: null, problem: { field: 'end', message: WRITE_DATE } }
  }
  const problem = checkCustomRange(first, last, today)
  return problem === null
    ? { range: dayRange(first, last), problem: null }
    : { range: null, problem: { field: 'end', message: problemText[problem] } }
}

/** Parses a typed day; null if there is no such day. A leading zero is optional. */
export function parseEntry(text: string): Day | null {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** `2026-09-03` → `09/03/2026`. */
export function formatEntry(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
