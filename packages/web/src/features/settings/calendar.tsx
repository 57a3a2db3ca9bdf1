import { addMonths, type Day, dayOfMoment, parseDay } from '@cardsight/engine/dates'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type HTMLAttributes, useState } from 'react'
import 'cally'

export type CalendarProps = {
  start: Day | null
  end: Day | null
  today: Day
  onPick: (day: Day) => void
}

const MONTHS_BACK = 36

/** Loaded only when the user chooses a custom range. */
export function Calendar({ start, end, today, onPick }: CalendarProps) {
  const picked = end ?? start
  const [focused, setFocused] = useFocusedDay(picked ?? today)
  return (
    <calendar-date
      value={picked ?? ''}
      today={today}
      min={addMonths(today, -MONTHS_BACK)}
      max={today}
      locale="en-US"
      firstDayOfWeek={0}
      focusedDate={focused}
      getDayParts={(date) => partsOf(dayOfMoment(date), { start, end: picked })}
      onfocusday={({ detail }) => setFocused(dayOfMoment(detail))}
      onchange={({ currentTarget }) => onPick(parseDay(currentTarget.value))}
      className="calendar"
    >
      <span slot="previous" className="grid size-11 place-items-center">
        <ChevronLeft aria-label="Previous month" className="size-5" />
      </span>
      <span slot="heading" className="flex gap-2">
        <calendar-select-month formatMonth="long" />
        <calendar-select-year />
      </span>
      <span slot="next" className="grid size-11 place-items-center">
        <ChevronRight aria-label="Next month" className="size-5" />
      </span>
      <calendar-month />
    </calendar-date>
  )
}

/** The day that the user moved to, until another one is typed or picked. */
function useFocusedDay(day: Day) {
  const [moved, setMoved] = useState({ from: day, to: day })
  const focused = moved.from === day ? moved.to : day
  return [focused, (to: Day) => setMoved({ from: day, to })] as const
}

function partsOf(day: Day, { start, end }: Pick<CalendarProps, 'start' | 'end'>): string {
  if (start === null || end === null || day < start || day > end) {
    return ''
  }
  return ['in-range', day === start && 'first', day === end && 'last'].filter(Boolean).join(' ')
}

type ElementProps = HTMLAttributes<HTMLElement>

type CalendarDateProps = ElementProps & {
  value: string
  today: string
  min: string
  max: string
  locale: string
  firstDayOfWeek: number
  focusedDate: string
  /** Days are dates at midnight UTC. */
  getDayParts: (date: Date) => string
  onfocusday: (event: CustomEvent<Date>) => void
  onchange: (event: Event & { currentTarget: { value: string } }) => void
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'calendar-date': CalendarDateProps
      'calendar-month': ElementProps
      'calendar-select-month': ElementProps & { formatMonth: 'long' | 'short' }
      'calendar-select-year': ElementProps
    }
  }
}
