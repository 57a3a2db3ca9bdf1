import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { linkingWords } from '../../features/linking/linking-words.ts'
import { UnlinkModal } from '../../features/linking/unlink-modal.tsx'
import { useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { browserDashboard, connectDashboard } from '../dashboard/browser-dashboard.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountWords } from './account-words.ts'

/** Unlinks through the dashboard: what it shows and keeps of the accounts has to go with them. */
export function UnlinkAccounts({ calls }: { calls: Pick<AccountCalls, 'countLinked'> }) {
  const [isLooking, setIsLooking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { isUnlinking, unlink } = useUnlinking(() => setIsOpen(false))
  const toast = useToast()
  const handleAsk = async () => {
    setIsLooking(true)
    try {
      const count = await calls.countLinked()
      setIsOpen(count > 0)
      if (count === 0) {
        toast({ text: accountWords.noneLinked })
      }
    } catch (error) {
      const isClosed = error instanceof ApiError && error.status === 404
      toast(isClosed ? { text: accountWords.linkingClosed } : { tone: 'bad', text: accountWords.loadFailed })
    }
    setIsLooking(false)
  }
  return (
    <>
      <Button variant="secondary" busy={isLooking} onClick={handleAsk}>
        {linkingWords.unlink}
      </Button>
      <UnlinkModal open={isOpen} onOpenChange={setIsOpen} onUnlink={unlink} isBusy={isUnlinking} />
    </>
  )
}

function useUnlinking(onOver: () => void) {
  const store = browserDashboard()
  const toast = useToast()
  const { leave } = useSessionStore()
  useEffect(() => connectDashboard({ toast, onUnauthorised: leave }), [toast, leave])
  const isUnlinking = useSyncExternalStore(
    store.subscribe,
    () => store.getState().isUnlinking,
    () => false,
  )
  const unlink = () => {
    store.dispatch({ type: 'unlink-confirmed' })
    const stop = store.subscribe(() => {
      if (!store.getState().isUnlinking) {
        stop()
        onOver()
      }
    })
  }
  return { isUnlinking, unlink }
}
