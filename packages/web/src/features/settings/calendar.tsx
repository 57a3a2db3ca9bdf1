import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { formatDayLong } from '../../lib/format-date.ts'

export type CalendarProps = {
  start: Day | null
  end: Day | null
  today: Day
  onPick: (day: Day) => void
}

const MONTHS_BACK = 36

/** Loaded only when the user chooses a custom range. */
export function Calendar({ start, end, today, onPick }: CalendarProps) {
  const now = dateOf(today)
  const [month, setMonth] = useMonthOf(end ?? start ?? today)
  return (
    <DayPicker
      mode="range"
      captionLayout="dropdown"
      navLayout="around"
      today={now}
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOf(addMonths(today, -MONTHS_BACK))}
      endMonth={now}
      disabled={{ after: now }}
      selected={start === null ? undefined : { from: dateOf(start), to: dateOf(end ?? start) }}
      onSelect={(_range, picked) => {
        onPick(parseDay(textOf(picked)))
      }}
      // The built-in '15th' doesn't contain the visible '15', which voice-control users say.
      labels={{ labelDayButton: (date) => formatDayLong(textOf(date)) }}
      classNames={looks}
      components={{ Chevron }}
    />
  )
}

/** The month that the user navigated to, until another day is typed or picked. */
function useMonthOf(day: Day) {
  const [shown, setShown] = useState({ day, month: dateOf(day) })
  if (shown.day !== day) {
    setShown({ day, month: dateOf(day) })
  }
  return [shown.month, (month: Date) => setShown({ day, month })] as const
}

const arrowClasses =
  'grid size-11 place-items-center rounded-control text-evergreen hover:bg-evergreen-tint aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent'

const looks = {
  months: 'flex justify-center',
  month: 'grid w-full max-w-modal-small grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'flex justify-center',
  dropdowns: 'flex gap-2',
  dropdown_root: 'relative inline-flex items-center rounded-control border border-edge bg-panel',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none opacity-0 peer',
  caption_label:
    'pointer-events-none inline-flex min-h-9 items-center gap-1 rounded-control px-2 font-medium peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
  button_previous: arrowClasses,
  button_next: arrowClasses,
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'ledger-label py-1 text-center text-ink-soft',
  day: 'p-0 text-center',
  day_button:
    'figures mx-auto grid h-10 w-full place-items-center rounded-control hover:bg-evergreen-tint disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent',
  today: 'font-semibold underline underline-offset-4',
  hidden: 'invisible',
  selected: 'font-semibold',
  range_middle: 'bg-evergreen-tint',
  range_start: 'rounded-l-control bg-evergreen text-panel [&_button]:hover:bg-evergreen-deep',
  range_end: 'rounded-r-control bg-evergreen text-panel [&_button]:hover:bg-evergreen-deep',
  disabled: 'text-edge',
} as const

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'right' ? ChevronRight : ChevronLeft
  return (
    <Icon
      aria-hidden="true"
      className={orientation === 'down' ? 'size-4 -rotate-90 text-ink-soft' : 'size-5'}
    />
  )
}

// The calendar uses dates at local midnight; our days have no time zone.
function dateOf(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function textOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
