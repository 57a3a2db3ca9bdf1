import { pagePaths } from '@cardsight/contract/paths'
import type { ReminderSettings as Settings } from '@cardsight/contract/your-cards'
import { useEffect, useId, useState } from 'react'
import { LinkButton } from '../../../ui/button.tsx'
import { AnswerFailure, AnswerWaiting } from '../answer-parts.tsx'
import { useRemoteAnswer } from '../use-remote-answer.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { EmailDigest } from './email-digest.tsx'
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
