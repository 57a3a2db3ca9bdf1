import type { Day, DayRange } from '@cardsight/engine/dates'
import { CUSTOM } from '@cardsight/engine/spending'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { emptyRange, entryOf } from './custom-range.ts'
import { CustomRangeEditor } from './custom-range-editor.tsx'
import { DateChoiceList } from './date-choice-list.tsx'
import { customDates, presetDates, type StoredDates, windowOfDates } from './dates.ts'

export type DateSettingsProps = {
  dates: StoredDates
  today: Day
  /** True while a custom range is being entered. */
  isPicking: boolean
  onPick: () => void
  /** Called with the chosen dates when entering is done. */
  onSettle: (dates: StoredDates) => void
}

export function DateSettings({ dates, today, isPicking, onPick, onSettle }: DateSettingsProps) {
  const customRadio = useRef<HTMLInputElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const isCustom = dates.dateType === CUSTOM
  const pick = (how: { isEditing: boolean }) => {
    setIsEditing(how.isEditing)
    onPick()
  }
  const handleDone = (range: DayRange) => {
    // Done disappears with the editor, and the focus with it.
    customRadio.current?.focus()
    onSettle(customDates(range))
  }
  return (
    <>
      <DateChoiceList
        chosen={isPicking ? CUSTOM : dates.dateType}
        custom={isPicking ? null : dates.date}
        customRadio={customRadio}
        today={today}
        onPreset={(dateType) => onSettle(presetDates(dateType))}
        onCustom={() => pick({ isEditing: false })}
      />
      {isPicking && (
        <CustomRangeEditor
          initial={isCustom ? entryOf(windowOfDates(dates, today)) : emptyRange}
          today={today}
          takesFocus={isEditing}
          onDone={handleDone}
        />
      )}
      {!isPicking && isCustom && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => pick({ isEditing: true })}>
          Change the dates
        </Button>
      )}
    </>
  )
}
