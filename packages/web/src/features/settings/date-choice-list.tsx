import type { Day } from '@cardsight/engine/dates'
import { CUSTOM, type DateType, type PresetDateType, presetWindow } from '@cardsight/engine/spending'
import { type RefObject, useId } from 'react'
import { formatDayShort } from '../../lib/format-date.ts'
import { dateChoices } from './date-choices.ts'
import type { StoredDates } from './dates.ts'

export type DateChoiceListProps = {
  chosen: DateType
  custom: StoredDates['date']
  customRadio: RefObject<HTMLInputElement | null>
  today: Day
  onPreset: (dateType: PresetDateType) => void
  onCustom: () => void
}

export function DateChoiceList({ chosen, custom, today, ...props }: DateChoiceListProps) {
  const { customRadio, onPreset, onCustom } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="ledger-label float-left mb-1 w-full text-ink-soft">Date range</legend>
      {dateChoices.map(({ dateType, label }) => (
        <label
          key={dateType}
          className="clear-both flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline py-1.5"
        >
          <input
            {...(dateType === CUSTOM && { ref: customRadio })}
            type="radio"
            name={name}
            checked={dateType === chosen}
            onChange={() => (dateType === CUSTOM ? onCustom() : onPreset(dateType))}
            className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-panel checked:border-6 checked:border-evergreen hover:border-ink checked:hover:border-evergreen-deep"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span>{label}</span>
            <span className="figures text-sm text-ink-soft">{windowText(dateType, custom, today)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function windowText(dateType: DateType, custom: StoredDates['date'], today: Day): string {
  if (dateType !== CUSTOM) {
    const { first, last } = presetWindow(dateType, today)
    return `${formatDayShort(first)} – ${formatDayShort(last)}`
  }
  return custom === null ? '' : `${formatDayShort(custom.start)} – ${formatDayShort(custom.end)}`
}
