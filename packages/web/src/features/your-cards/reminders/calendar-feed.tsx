import type { ReminderSettings } from '@cardsight/contract/your-cards'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { ConfirmChange, type FeedChange } from './confirm-change.tsx'
import type { ReminderCalls } from './reminder-calls.ts'

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
      <h3 className="text-lg">In your calendar</h3>
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
