import { shortMonthNames } from '@cardsight/engine/dates'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses } from '../../../ui/field.tsx'

type MonthFieldProps = {
  /** What the month is of, for screen readers. */
  label: string
  /** `2024-05`, or null if it isn't known. */
  value: string | null
  /** The latest month. */
  latest: string
  /** Called once both month and year are chosen, and with null once one is cleared. */
  onValue: (month: string | null) => void
}

const YEARS = 40

/** Two selects: not every browser has a month input. */
export function MonthField({ label, value, latest, onValue }: MonthFieldProps) {
  const [typed, setTyped] = useState(() => partsOf(value))
  const last = Number(latest.slice(0, 4))
  const set = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes }
    setTyped(next)
    const month = next.month === '' || next.year === '' ? null : `${next.year}-${next.month}`
    const capped = month !== null && month > latest ? latest : month
    if (capped !== value) {
      onValue(capped)
    }
    if (capped !== month) {
      setTyped(partsOf(capped))
    }
  }
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{label}</legend>
      <select
        aria-label={`Month: ${label}`}
        value={typed.month}
        onChange={({ target }) => set({ month: target.value })}
        className={classNames(controlClasses, 'w-auto')}
      >
        <option value="">Month</option>
        {shortMonthNames.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={`Year: ${label}`}
        value={typed.year}
        onChange={({ target }) => set({ year: target.value })}
        className={classNames(controlClasses, 'w-auto')}
      >
        <option value="">Year</option>
        {Array.from({ length: YEARS }, (_, index) => String(last - index)).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

function partsOf(month: string | null): Readonly<{ month: string; year: string }> {
  return { year: month?.slice(0, 4) ?? '', month: month?.slice(5) ?? '' }
}
