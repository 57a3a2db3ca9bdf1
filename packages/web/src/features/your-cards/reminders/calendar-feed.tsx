import type { ReminderSettings } from '@cardsight/contract/your-cards'
import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatMoment } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { ReminderCalls } from './reminder-calls.ts'

type FeedChange = 'replace' | 'revoke'

const words = {
  replace: {
    title: 'Replace your calendar address?',
    text: 'The old address stops working right away. Subscribe to the new one in your calendar app.',
    button: 'Replace',
  },
  revoke: {
    title: 'Revoke your calendar address?',
    text: 'The address stops working right away, and you can’t bring it back. You can create a new one later.',
    button: 'Revoke',
  },
} as const

type ConfirmChangeProps = {
  /** Null closes the modal. */
  asked: FeedChange | null
  isBusy: boolean
  onCancel: () => void
  onConfirm: (change: FeedChange) => void
}

/** Asks first, because calendar apps that use the address lose it. */
function ConfirmChange({ asked, isBusy, onCancel, onConfirm }: ConfirmChangeProps) {
  // The words stay while the modal closes.
  const last = useRef<FeedChange>('replace')
  last.current = asked ?? last.current
  const { title, text, button } = words[last.current]
  return (
    <Modal
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={title}
      description={text}
      width={400}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => onConfirm(last.current)}>
            {button}
          </Button>
        </>
      }
    />
  )
}

export type SettingsPartProps = {
  settings: ReminderSettings
  calls: ReminderCalls
  onChange: (settings: ReminderSettings) => void
}

/** The private address of the calendar. It can't be read again, so it's shown until the page is left. */
export function CalendarFeed({ settings, calls, onChange }: SettingsPartProps) {
  const toast = useToast()
  const [address, setAddress] = useState<string | null>(null)
  const [asked, setAsked] = useState<FeedChange | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work().catch(() =>
      toast({ tone: 'bad', text: 'We couldn’t change your calendar address. Please try again.' }),
    )
    setIsBusy(false)
    setAsked(null)
  }
  const create = () =>
    act(async () => {
      const { url, createdAt } = await calls.createFeed()
      setAddress(url)
      onChange({ ...settings, calendarFeed: { createdAt } })
    })
  const revoke = () =>
    act(async () => {
      await calls.revokeFeed()
      setAddress(null)
      onChange({ ...settings, calendarFeed: null })
      toast({ tone: 'good', text: 'Your calendar address no longer works.' })
    })
  const { calendarFeed } = settings
  return (
    <div className="min-w-0">
      <h3>In your calendar</h3>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        Subscribe to a private address in Google Calendar, Apple Calendar or Outlook. New reminders show up
        there on their own.
      </p>
      {address !== null && <CalendarAddress address={address} />}
      {calendarFeed === null ? (
        <Button variant="secondary" className="mt-3" busy={isBusy} onClick={() => void create()}>
          <CalendarPlus aria-hidden="true" className="size-5" /> Create an address
        </Button>
      ) : (
        <>
          {address === null && (
            <p className="mt-3">You created an address on {formatMoment(calendarFeed.createdAt)}.</p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setAsked('replace')}>
              Replace address
            </Button>
            <Button variant="secondary" onClick={() => setAsked('revoke')}>
              Revoke address
            </Button>
          </div>
        </>
      )}
      <ConfirmChange
        asked={asked}
        isBusy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={(change) => void (change === 'replace' ? create() : revoke())}
      />
    </div>
  )
}

/** A new address with a button that copies it. */
function CalendarAddress({ address }: { address: string }) {
  return (
    <div className="mt-3">
      <CopyField
        label="Your calendar address"
        hint="Copy it now: we can’t show it again. Anyone who has it can see your reminders."
        value={address}
        action="Copy"
        status={{ before: 'Address created', after: 'Address copied' }}
      />
    </div>
  )
}
