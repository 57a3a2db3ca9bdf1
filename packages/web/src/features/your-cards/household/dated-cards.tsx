import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { shortMonthNames } from '@cardsight/engine/dates'
import { X } from 'lucide-react'
import { useState } from 'react'
import { CardFace, faceOf } from '../../../cards/card-face.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses } from '../../../ui/field.tsx'

export type DatedRow = Readonly<{
  key: string
  info: WalletCardInfo
  /** What the person calls the card. */
  name: string
  opened: string | null
}>

type DatedCardsProps = {
  label: string
  rows: readonly DatedRow[]
  latest: string
  onOpened: (key: string, opened: string | null) => void
  onRemove?: (key: string) => void
}

/** Cards with the months in which they were opened. */
export function DatedCards({ label, rows, latest, onOpened, onRemove }: DatedCardsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-hairline">
      {rows.map(({ key, info, name, opened }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
          <span className="w-12 shrink-0">
            <CardFace {...faceOf(info)} decorative />
          </span>
          <span className="min-w-0 flex-1 basis-40">{name}</span>
          <span className="flex items-center gap-1">
            <MonthField
              label={`${name} opened`}
              value={opened}
              latest={latest}
              onValue={(month) => onOpened(key, month)}
            />
            {onRemove !== undefined && (
              <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
                <X aria-hidden="true" className="size-5" />
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

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
function MonthField({ label, value, latest, onValue }: MonthFieldProps) {
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
