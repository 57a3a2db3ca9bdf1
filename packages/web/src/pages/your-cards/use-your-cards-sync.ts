import { useEffect, useState } from 'react'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'

type CardsSync = Readonly<{
  /** True while the account can't be reached. */
  isFailing: boolean
  /** True until the account has answered, or couldn't be reached. */
  isArriving: boolean
}>

/** Syncs the cards of a signed-in person with the account. */
export function useYourCardsSync(loadSync: typeof loadBrowserSync = loadBrowserSync): CardsSync {
  const session = useSessionState()
  const { leave } = useSessionStore()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [isFailing, setIsFailing] = useState(false)
  const [syncedId, setSyncedId] = useState<string | null>(null)
  useEffect(() => {
    if (userId === null) {
      return
    }
    let isStopped = false
    let stop = () => {}
    const report = (isProblem: boolean) => {
      setIsFailing(isProblem)
      setSyncedId(userId)
    }
    loadSync().then(
      (sync) => {
        if (!isStopped) {
          stop = sync(leave, report)
        }
      },
      () => report(true),
    )
    return () => {
      isStopped = true
      stop()
      setIsFailing(false)
    }
  }, [userId, leave, loadSync])
  return { isFailing, isArriving: syncedId !== userId }
}

async function loadBrowserSync() {
  return (await import('../../features/your-cards/sync-browser-cards.ts')).syncBrowserCards
}
