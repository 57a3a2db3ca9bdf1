/** Connects the profile of this browser with the one in the account. Import this file lazily only: it bundles all schemas. */
import { fetchAssumptions, saveAssumptions } from '../../api/assumptions.ts'
import { createBrowserApi } from '../../api/browser-api.ts'
import type { Api } from '../../api/client.ts'
import { isViewingShared, watchViewing } from '../../lib/own-data.ts'
import { readToken } from '../../lib/storage.ts'
import { readProfile, watchProfile, writeProfile } from './stored-profile.ts'
import { syncProfile } from './sync-profile.ts'
import { isProfileUnsent, setProfileUnsent } from './unsent-profile.ts'

/** Pauses while a shared link is open, because its profile isn't the user's. Returns a function that stops it. */
export function syncBrowserProfile(onUnauthorized: () => void): () => void {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  let stop = isViewingShared() ? null : start(api)
  const unwatch = watchViewing(() => {
    stop?.()
    stop = isViewingShared() ? null : start(api)
  })
  return () => {
    unwatch()
    stop?.()
  }
}

function start(api: Api): () => void {
  return syncProfile(
    {
      read: readProfile,
      write: writeProfile,
      subscribe: watchProfile,
      isUnsent: isProfileUnsent,
      setUnsent: setProfileUnsent,
    },
    { load: () => fetchAssumptions(api), save: (profile) => saveAssumptions(api, profile) },
  )
}
