import type { Day } from '@cardsight/engine/dates'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { DateSettings } from './date-settings.tsx'
import type { StoredDates } from './dates.ts'

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
