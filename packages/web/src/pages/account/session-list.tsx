import type { Session } from '@cardsight/contract/account'
import { useState } from 'react'
import { AccessEndingFields, nothingEnds } from '../../features/forms/access-ending-fields.tsx'
import { serverSentence } from '../../features/forms/use-form.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'

type SessionListProps = {
  sessions: readonly Session[]
  calls: Pick<AccountCalls, 'endSession' | 'signOutEverywhere'>
  onEnded: () => Promise<unknown>
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
      <ul className="-mt-3 divide-y divide-hairline">
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

type SignOutEverywhereProps = { calls: Pick<AccountCalls, 'signOutEverywhere'>; onSignedOut: () => void }

/** Ends every session, and what gives access without one if the person wants that. */
function SignOutEverywhere({ calls, onSignedOut }: SignOutEverywhereProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [ending, setEnding] = useState(nothingEnds)
  const toast = useToast()
  const signOut = async () => {
    setIsBusy(true)
    try {
      await calls.signOutEverywhere(ending)
      onSignedOut()
    } catch (error) {
      toast({ tone: 'bad', text: serverSentence(error, accountText.everywhereFailed) })
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Sign out everywhere
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Sign out everywhere"
        description={accountText.everywhereLead}
        width={400}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void signOut()}>
              Sign out
            </Button>
          </>
        }
      >
        <AccessEndingFields value={ending} onChange={setEnding} />
      </Modal>
    </>
  )
}
