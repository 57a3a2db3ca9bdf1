import { pagePaths } from '@cardsight/contract/paths'
import type { DigestAlerts, ReminderSettings as Settings } from '@cardsight/contract/your-cards'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Checkbox, Toggle } from '../../../ui/checkbox.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { AnswerFailure, AnswerWaiting, useRemoteAnswer } from '../answer-parts.tsx'
import { CalendarFeed, type SettingsPartProps } from './calendar-feed.tsx'
import type { ReminderCalls } from './reminder-calls.ts'

type ReminderSettingsProps = {
  /** Null for a guest. */
  calls: ReminderCalls | null
  /** Stores where to return to after a sign-in. */
  onSignIn: () => void
}

/** Reminders that arrive without opening Cardsight: in a calendar and by email. */
export function ReminderSettings({ calls, onSignIn }: ReminderSettingsProps) {
  const titleId = useId()
  return (
    <section id="get-reminders" aria-labelledby={titleId} className="mt-10 border-t border-rule pt-6">
      <h2 id={titleId} className="text-xl">
        Get reminders
      </h2>
      {calls === null ? <Guest onSignIn={onSignIn} /> : <Loaded calls={calls} />}
    </section>
  )
}

function Guest({ onSignIn }: Pick<ReminderSettingsProps, 'onSignIn'>) {
  return (
    <>
      <p className="mt-1 max-w-text text-ink-soft">
        Sign in to get reminders by email, or in a calendar that stays up to date. Without an account, you can
        download the calendar file above.
      </p>
      <LinkButton to={pagePaths.signIn} variant="secondary" className="mt-3" onClick={onSignIn}>
        Sign in
      </LinkButton>
    </>
  )
}

function Loaded({ calls }: { calls: ReminderCalls }) {
  const { value, hasFailed, retry } = useRemoteAnswer(calls.load, 0)
  const [settings, setSettings] = useState<Settings | null>(null)
  useEffect(() => setSettings(value), [value])
  if (hasFailed) {
    return <AnswerFailure text="We couldn’t load your reminder settings. Please try again." onRetry={retry} />
  }
  return settings === null ? (
    <AnswerWaiting text="Loading your reminder settings…" />
  ) : (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 menu:grid-cols-2 menu:gap-x-12">
      <CalendarFeed settings={settings} calls={calls} onChange={setSettings} />
      <EmailDigest settings={settings} calls={calls} onChange={setSettings} />
    </div>
  )
}

/** Reminders only: each alert is turned on by itself. */
const noAlerts: DigestAlerts = { hasOffers: false, hasWallets: false }

const alertNames: readonly (readonly [alert: keyof DigestAlerts, label: string])[] = [
  ['hasOffers', 'A welcome bonus you’d want is the best in two years'],
  ['hasWallets', 'Another wallet would earn over $50 a year more'],
]

/** A weekly email, off until the person turns it on. */
function EmailDigest({ settings, calls, onChange }: SettingsPartProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const { digest, email, isEmailVerified } = settings
  const save = async (next: DigestAlerts | null) => {
    setIsBusy(true)
    // Shown at once, and taken back if it can't be saved.
    onChange({ ...settings, digest: next })
    await calls.saveDigest(next).then(onChange, () => {
      onChange(settings)
      toast({ tone: 'bad', text: 'We couldn’t save that. Please try again.' })
    })
    setIsBusy(false)
  }
  return (
    <div className="min-w-0" aria-busy={isBusy}>
      <h3>By email</h3>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        At most one email a week, and none if nothing is due. You can turn it off with one click. It also has
        changes of your cards’ terms, and <Link to={pagePaths.watches}>whatever else you watch</Link>.
      </p>
      <Toggle
        className="mt-2"
        label={
          <>
            Email reminders to <span className="font-medium wrap-anywhere">{email}</span>
          </>
        }
        checked={digest !== null}
        onChange={({ target }) => !isBusy && void save(target.checked ? noAlerts : null)}
      />
      {digest !== null && !isEmailVerified && (
        <p className="mt-1 max-w-text border-l-3 border-rule pl-4">
          Confirm your email address first. You can get a new link on{' '}
          <Link to={pagePaths.account} discover="none">
            your account page
          </Link>
          .
        </p>
      )}
      {digest !== null && (
        <fieldset className="mt-2">
          <legend className="font-semibold">Also tell me when</legend>
          {alertNames.map(([alert, label]) => (
            <Checkbox
              key={alert}
              label={label}
              checked={digest[alert]}
              onChange={({ target }) => !isBusy && void save({ ...digest, [alert]: target.checked })}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
