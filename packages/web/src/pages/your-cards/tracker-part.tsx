import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { createReminderCalls } from '../../features/your-cards/reminders/reminder-calls.ts'
import { ReminderSettings } from '../../features/your-cards/reminders/reminder-settings.tsx'
import { TrackerView } from '../../features/your-cards/tracker/tracker-view.tsx'
import type { YourCardsPageProps } from '../../features/your-cards/view-props.ts'
import { rememberWantedPath } from '../../session/begin-session.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'

/** The tracker, and below it how to get its reminders. */
export function TrackerPart(props: YourCardsPageProps) {
  const session = useSessionState()
  const { status } = session
  const { leave } = useSessionStore()
  const { pathname, search } = useLocation()
  const calls = useMemo(() => createReminderCalls(leave), [leave])
  const isKnown = status === 'visitor' || status === 'signed-in'
  return (
    <>
      <TrackerView {...props} {...(session.status === 'signed-in' && { ownerId: session.user.id })} />
      {isKnown && props.yourCards.cards.length > 0 && (
        <ReminderSettings
          calls={status === 'signed-in' ? calls : null}
          onSignIn={() => rememberWantedPath(`${pathname}${search}`)}
        />
      )}
    </>
  )
}
