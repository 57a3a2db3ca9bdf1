/** Connects the profile of this browser with the one in the account. Import this file lazily only: it bundles all schemas. */
import { fetchAssumptions, saveAssumptions } from '../../api/assumptions.ts'
import { createBrowserApi } from '../../api/browser-api.ts'
import { readToken } from '../../lib/storage.ts'
import { readProfile, watchProfile, writeProfile } from './stored-profile.ts'
import { syncProfile } from './sync-profile.ts'
import { isProfileUnsent, setProfileUnsent } from './unsent-profile.ts'

/** Returns a function that stops it. */
export function syncBrowserProfile(onUnauthorized: () => void): () => void {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
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
