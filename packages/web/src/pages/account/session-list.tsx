import type { Session } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { formatMoment } from '../../lib/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

type SessionListProps = {
  sessions: readonly Session[]
  calls: Pick<AccountCalls, 'endSession' | 'signOutEverywhere'>
  onEnded: () => Promise<void>
  onSignedOut: () => void
}

export function SessionList({ sessions, calls, onEnded, onSignedOut }: SessionListProps) {
  const [ending, setEnding] = useState<readonly string[]>([])
  const toast = useToast()
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  const end = async (ids: readonly string[], done: string) => {
    setEnding(ids)
    const endings = await Promise.allSettled(ids.map((id) => calls.endSession(id)))
    const isDone = endings.every(({ status }) => status === 'fulfilled')
    toast(isDone ? { tone: 'good', text: done } : { tone: 'bad', text: accountText.sessionFailed })
    await onEnded()
    setEnding([])
  }
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.includes(session.id)}
            onEnd={() => void end([session.id], accountText.sessionEnded)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {others.length > 1 && (
          <Button
            variant="secondary"
            busy={ending.length > 0}
            onClick={() => void end(others, accountText.othersEnded)}
          >
            Sign out all others
          </Button>
        )}
        <SignOutEverywhere calls={calls} onSignedOut={onSignedOut} />
      </div>
    </>
  )
}

const ways = { password: 'with a password', social: 'with Google', passkey: 'with a passkey' } as const

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const way = ways[session.signedInWith]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 py-4">
      <div className="min-w-0">
        <p className="font-medium">{session.browser}</p>
        <p className="text-sm text-ink-soft">
          Signed in {way} <Moment at={session.createdAt} />, last seen <Moment at={session.lastSeenAt} />
        </p>
      </div>
      {session.isCurrent ? (
        <Badge variant="good">This browser</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isEnding}
          aria-label={`Sign out ${session.browser}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>
}
