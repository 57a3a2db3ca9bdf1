import { useEffect, useState } from 'react'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'

/** Syncs the cards of a signed-in person with the account. True while the account can't be reached. */
export function useYourCardsSync(loadSync: typeof loadBrowserSync = loadBrowserSync): boolean {
  const session = useSessionState()
  const { leave } = useSessionStore()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [isFailing, setIsFailing] = useState(false)
  useEffect(() => {
    if (userId === null) {
      return
    }
    let isStopped = false
    let stop = () => {}
    loadSync().then(
      (sync) => {
        if (!isStopped) {
          stop = sync(leave, setIsFailing)
        }
      },
      () => setIsFailing(true),
    )
    return () => {
      isStopped = true
      stop()
      setIsFailing(false)
    }
  }, [userId, leave, loadSync])
  return isFailing
}

async function loadBrowserSync() {
  return (await import('../../features/your-cards/sync-browser-cards.ts')).syncBrowserCards
}
