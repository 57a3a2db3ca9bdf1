/**
 * Keeps the profile in this browser and the one in the signed-in user's account equal. The last change wins. Never
 * start it for a guest: a guest's profile stays in the browser.
 */
import { defaultProfile, isSameProfile, type Profile } from '@cardsight/contract/profile'

/** The profile stored in this browser. */
export type BrowserProfile = Readonly<{
  read: () => Profile
  write: (profile: Profile) => void
  /** Calls the listener after every change, including those by `write`. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Whether the account lacks the latest change. It outlives the page and ends when the user signs out. */
  isUnsent: () => boolean
  setUnsent: (isUnsent: boolean) => void
}>

/** The profile saved in the account. */
export type AccountProfile = Readonly<{
  load: () => Promise<Profile | null>
  save: (profile: Profile) => Promise<void>
}>

const SAVE_DELAY_MS = 1000

/**
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
