import type { Day, DayRange } from '@cardsight/engine/dates'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import {
  type EntryProblem,
  parseEntry,
  type RangeEntry,
  readRange,
  withPicked,
  withStart,
} from './custom-range.ts'

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
