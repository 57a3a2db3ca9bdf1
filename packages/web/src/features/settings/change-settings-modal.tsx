import type { Day, DayRange } from '@cardsight/engine/dates'
import { CUSTOM, type DateType, type PresetDateType, presetWindow } from '@cardsight/engine/spending'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { formatDayShort } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { CustomRangeEditor, emptyRange, entryOf } from './custom-range-editor.tsx'
import { customDates, presetDates, type StoredDates, windowOfDates } from './dates.ts'

export type ChangeSettingsModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  dates: StoredDates
  /** The accounts list, with a toggle for each card. */
  accounts: ReactNode
  enabledCount: number
  today: Day
  isBusy: boolean
  isFailed: boolean
  onApply: (dates: StoredDates) => void
}

/** Mounted only while it is open, so that each opening starts with the current settings. */
export function ChangeSettingsModal({ open, ...props }: ChangeSettingsModalProps) {
  return open ? <OpenModal {...props} /> : null
}

function OpenModal({ onOpenChange, accounts, today, ...props }: Omit<ChangeSettingsModalProps, 'open'>) {
  const [dates, setDates] = useState(props.dates)
  const [isPicking, setIsPicking] = useState(false)
  const reasonId = useId()
  const reason = reasonNotToApply({ ...props, isPicking })
  return (
    <Modal
      open
      onOpenChange={onOpenChange}
      title="Change Settings"
      description="Choose the spending your results are based on."
      footer={
        <>
          <p id={reasonId} aria-live="polite" className="min-w-0 flex-1 basis-40 self-center font-medium">
            {reason}
          </p>
          <Button
            busy={props.isBusy}
            disabled={!props.isBusy && reason !== null}
            aria-describedby={reasonId}
            onClick={() => props.onApply(dates)}
          >
            Apply
          </Button>
        </>
      }
    >
      <DateSettings
        {...{ dates, today, isPicking }}
        onPick={() => setIsPicking(true)}
        onSettle={(next) => {
          setDates(next)
          setIsPicking(false)
        }}
      />
      <div className="mt-6">{accounts}</div>
    </Modal>
  )
}

type ModalStatus = Pick<ChangeSettingsModalProps, 'isBusy' | 'isFailed' | 'enabledCount'> & {
  isPicking: boolean
}

function reasonNotToApply({ isBusy, isFailed, isPicking, enabledCount }: ModalStatus): string | null {
  if (isBusy) {
    return 'Loading your cards.'
  }
  if (isFailed) {
    return 'Cards fetching failed.'
  }
  if (isPicking) {
    return 'Click Done to set the dates.'
  }
  return enabledCount === 0 ? 'Turn on at least one card.' : null
}

type DateSettingsProps = {
  dates: StoredDates
  today: Day
  /** True while a custom range is being entered. */
  isPicking: boolean
  onPick: () => void
  /** Called with the chosen dates when entering is done. */
  onSettle: (dates: StoredDates) => void
}

function DateSettings({ dates, today, isPicking, onPick, onSettle }: DateSettingsProps) {
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

/** The date choices in display order. */
export const dateChoices: readonly Readonly<{ dateType: DateType; label: string }>[] = [
  { dateType: 1, label: 'Last 12 months' },
  { dateType: 7, label: 'Last 9 months' },
  { dateType: 2, label: 'Last 6 months' },
  { dateType: 3, label: 'Last 3 months' },
  { dateType: 4, label: 'Last 1 month' },
  { dateType: 5, label: 'Max (12 months)' },
  { dateType: CUSTOM, label: 'Custom range' },
]

export type DateChoiceListProps = {
  chosen: DateType
  custom: StoredDates['date']
  customRadio: RefObject<HTMLInputElement | null>
  today: Day
  onPreset: (dateType: PresetDateType) => void
  onCustom: () => void
}

function DateChoiceList({ chosen, custom, today, ...props }: DateChoiceListProps) {
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
