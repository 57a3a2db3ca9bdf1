/** Connects the profile of this browser with the one in the account. Import this file lazily only: it bundles all schemas. */

import { type Api, createBrowserApi } from '../../api/client.ts'
import { fetchAssumptions, saveAssumptions } from '../../api/users.ts'
import { isViewingShared, watchViewing } from '../../lib/own-data.ts'
import { readText, readToken, removeKey, writeText } from '../../lib/storage.ts'
import { readProfile, watchProfile, writeProfile } from './stored-profile.ts'
import { syncProfile } from './sync-profile.ts'

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

/** Remembers in this browser that the account lacks the latest change of the profile. */

/** Not among the other storage keys: every page loads those, and this one only the sync needs. */
const KEY = 'cardsight:unsent-profile'

export function isProfileUnsent(): boolean {
  return readText('local', KEY) !== null
}

export function setProfileUnsent(isUnsent: boolean): void {
  if (isUnsent) {
    writeText('local', KEY, 'yes')
  } else {
    removeKey('local', KEY)
  }
}
