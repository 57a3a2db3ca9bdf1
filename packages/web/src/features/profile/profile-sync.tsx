import { useEffect } from 'react'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'

/** Keeps the profile of a signed-in user equal in this browser and in the account. Renders nothing. Use it once per app. */
export function ProfileSync({ loadSync = loadBrowserSync }: { loadSync?: typeof loadBrowserSync }) {
  const state = useSessionState()
  const { leave } = useSessionStore()
  const userId = state.status === 'signed-in' ? state.user.id : null
  useEffect(() => {
    if (userId === null) {
      return
    }
    let isStopped = false
    let stop = () => {}
    loadSync().then(
      (sync) => {
        if (!isStopped) {
          stop = sync(leave)
        }
      },
      // The network is down: the next page load tries again.
      () => undefined,
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [userId, leave, loadSync])
  return null
}

async function loadBrowserSync() {
  const { syncBrowserProfile } = await import('./sync-browser-profile.ts')
  return syncBrowserProfile
}
