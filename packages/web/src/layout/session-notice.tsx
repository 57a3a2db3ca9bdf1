import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { readText, removeKey, storageKeys } from '../lib/storage.ts'
import { currentHandle } from '../route-handle.ts'
import { useSessionState, useSessionStore } from '../session/session-context.tsx'
import { Button } from '../ui/button.tsx'

/**
 * Says that the account can't be reached and offers to retry; a page that needs the account says so itself. Confirms that
 * an account is deleted.
 */
export function SessionNotice() {
  const { status } = useSessionState()
  const { start } = useSessionStore()
  const isExplained = currentHandle(useMatches()).access === 'signed-in'
  const isDeleted = useIsDeleted()
  return (
    <div role="status" data-print="hide">
      {isDeleted && (
        <div className="border-b border-rule bg-paper-sunk">
          <p className="mx-auto max-w-page px-4 py-3 narrow:px-6">
            Your account and its data are deleted. Thanks for using Cardsight.
          </p>
        </div>
      )}
      {status === 'unreachable' && !isExplained && (
        <div className="border-b border-rule bg-paper-sunk">
          <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 narrow:px-6">
            <p>We can’t reach your account at the moment. You’re still signed in, and nothing was lost.</p>
            <Button variant="secondary" size="small" onClick={() => void start()}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** True on the first page after the account was deleted. */
function useIsDeleted(): boolean {
  const [isDeleted, setIsDeleted] = useState(false)
  useEffect(() => {
    if (readText('session', storageKeys.accountDeleted) !== null) {
      removeKey('session', storageKeys.accountDeleted)
      setIsDeleted(true)
    }
  }, [])
  return isDeleted
}
