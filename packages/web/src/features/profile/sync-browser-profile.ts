/** Connects the profile of this browser with the one in the account. Import this file lazily only: it bundles all schemas. */

import { defaultProfile, isSameProfile, type Profile } from '@cardsight/contract/profile'
import { type Api, createBrowserApi } from '../../api/client.ts'
import { fetchAssumptions, saveAssumptions } from '../../api/users.ts'
import { isViewingShared, watchViewing } from '../../lib/own-data.ts'
import { readText, readToken, removeKey, writeText } from '../../lib/storage.ts'
import { readProfile, watchProfile, writeProfile } from './stored-profile.ts'

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

/** The profile stored in this browser. */
type BrowserProfile = Readonly<{
  read: () => Profile
  write: (profile: Profile) => void
  /** Calls the listener after every change, including those by `write`. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Whether the account lacks the latest change. It outlives the page and ends when the user signs out. */
  isUnsent: () => boolean
  setUnsent: (isUnsent: boolean) => void
}>

/** The profile saved in the account. */
type AccountProfile = Readonly<{
  load: () => Promise<Profile | null>
  save: (profile: Profile) => Promise<void>
}>

const SAVE_DELAY_MS = 1000

/**
 * Keeps the profile in this browser and the one in the signed-in user's account equal. The last change wins. Never
 * start it for a guest: a guest's profile stays in the browser.
 *
 * Starts with the account's profile. If the account has none, or lacks a change made in this browser, it sends the
 * browser's profile instead. Later changes are sent after a pause. A failure is silent; the next change and the next
 * page load try again. Returns a function that stops it.
 */
export function syncProfile(browser: BrowserProfile, account: AccountProfile): () => void {
  /** The account's profile as far as we know. */
  let saved: Profile | null = null
  let isSaving = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isSaved = () => saved !== null && isEqual(saved, browser.read())

  const send = async () => {
    if (isSaving || isStopped) {
      return
    }
    isSaving = true
    const profile = browser.read()
    const isSuccess = await account.save(profile).then(
      () => true,
      () => false,
    )
    isSaving = false
    if (isStopped) {
      return
    }
    saved = isSuccess ? profile : saved
    browser.setUnsent(!isSaved())
    if (!isEqual(profile, browser.read())) {
      sendLater()
    }
  }

  const sendLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), SAVE_DELAY_MS)
  }

  const handleChange = () => {
    clearTimeout(timer)
    if (isSaving || !isSaved()) {
      browser.setUnsent(true)
      sendLater()
    } else {
      browser.setUnsent(false)
    }
  }

  const start = async () => {
    const loaded = await account.load().catch(() => undefined)
    // A change made while loading is newer than the account's profile.
    if (loaded === undefined || isStopped || browser.isUnsent()) {
      return
    }
    if (loaded !== null) {
      saved = loaded
      browser.write(loaded)
    } else if (!isEqual(browser.read(), defaultProfile)) {
      browser.setUnsent(true)
      await send()
    }
  }

  const unsubscribe = browser.subscribe(handleChange)
  void (browser.isUnsent() ? send() : start())
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Also compares own point values that don't count at the moment. */
function isEqual(a: Profile, b: Profile): boolean {
  return a.points === b.points && isSameProfile({ ...a, points: 'own' }, { ...b, points: 'own' })
}
