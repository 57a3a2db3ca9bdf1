import type { User } from '@cardsight/contract/schemas'
import { useMemo } from 'react'
import { storageKeys, writeText } from '../../lib/storage.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { type AccountCalls, createAccountCalls } from './account-calls.ts'
import { AccountSections } from './account-sections.tsx'

/** @param props.calls used instead of the real ones. */
export function AccountPage({ calls }: { calls?: AccountCalls }) {
  const session = useSessionState()
  // Only signed-in users see this page, except during sign-out.
  return session.status === 'signed-in' ? <OwnAccount user={session.user} {...(calls && { calls })} /> : null
}

function OwnAccount({ user, calls: given }: { user: User; calls?: AccountCalls }) {
  const { leave, userChanged } = useSessionStore()
  const calls = useMemo(() => given ?? createAccountCalls(user.id, leave), [given, user.id, leave])
  const leaveDeleted = () => {
    leave()
    // Leaving has cleared everything else.
    writeText('session', storageKeys.accountDeleted, 'yes')
  }
  return (
    <ToastProvider>
      <h1 className="px-4 py-8 narrow:px-0">Account</h1>
      <AccountSections
        user={user}
        calls={calls}
        onUserChanged={userChanged}
        onDeleted={leaveDeleted}
        onSignedOut={leave}
      />
    </ToastProvider>
  )
}
