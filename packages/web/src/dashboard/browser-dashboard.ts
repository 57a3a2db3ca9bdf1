/** The dashboard store of this browser tab. */
import { localToday, typedYear } from '../lib/format-date.ts'
import { readBlob, readToken, writeBlob } from '../lib/storage.ts'
import { openBrowserLink } from '../link/browser-link-opener.ts'
import type { LinkOpener } from '../link/link-flow.ts'
import { createDashboardStore, type DashboardStore } from './dashboard-store.ts'
import { browserStorage } from './effects/browser-storage.ts'
import type { DashboardCalls, DashboardToast } from './effects/dependencies.ts'

type Outlets = {
  /** Called on every 401. */
  onUnauthorized: () => void
  toast: (message: DashboardToast) => void
  leaveForOops: (reference: string | null) => void
}

export const browserLinkOpener: LinkOpener = openBrowserLink

const nowhere: Outlets = {
  onUnauthorized: () => undefined,
  toast: () => undefined,
  leaveForOops: () => undefined,
}

/** Kept during client-side navigation, so that coming back restores everything. */
let kept: { store: DashboardStore; outlets: Outlets } | null = null

export function browserDashboard(): DashboardStore {
  kept ??= create()
  return kept.store
}

/** Connects the store to the page that shows it; returns a function that disconnects it. */
export function connectDashboard(outlets: Outlets): () => void {
  kept ??= create()
  Object.assign(kept.outlets, outlets)
  const stopWatching = watchPresses()
  return () => {
    stopWatching()
    Object.assign(kept?.outlets ?? {}, nowhere)
  }
}

/** The results on linked accounts are outdated: the dashboard asks for them again when it opens. */
export function forgetLinkedResults(): void {
  kept = null
  const blob = readBlob((value) => value)
  if (typeof blob === 'object' && blob !== null && 'cards' in blob) {
    writeBlob({ ...blob, cards: { ...Object(blob.cards), heard: '' } })
  }
}

export async function loadCalls(onUnauthorized: () => void): Promise<DashboardCalls> {
  const [{ createBrowserApi }, { createDashboardCalls }] = await Promise.all([
    import('../api/client.ts'),
    import('./effects/dashboard-calls.ts'),
  ])
  return createDashboardCalls(createBrowserApi({ getToken: readToken, onUnauthorized }))
}

function create(): { store: DashboardStore; outlets: Outlets } {
  const outlets = { ...nowhere }
  let calls: Promise<DashboardCalls> | null = null
  const store = createDashboardStore({
    loadCalls: () => {
      calls ??= loadCalls(() => outlets.onUnauthorized())
      // A chunk that failed to load is requested again the next time.
      calls.catch(() => {
        calls = null
      })
      return calls
    },
    storage: browserStorage,
    after: (delayMs, action) => {
      const timer = setTimeout(action, delayMs - sincePress())
      return () => clearTimeout(timer)
    },
    today: localToday,
    typedYear,
    toast: (message) => outlets.toast(message),
    leaveForOops: (reference) => outlets.leaveForOops(reference),
    openLink: browserLinkOpener,
  })
  return { store, outlets }
}

const types = ['click', 'keydown']

/** The submit event of a press has a later time than the press. */
let pressedAt = 0

/** Returns a function that stops it. */
export function watchPresses(): () => void {
  for (const type of types) {
    window.addEventListener(type, remember, { capture: true })
  }
  return () => {
    for (const type of types) {
      window.removeEventListener(type, remember, { capture: true })
    }
  }
}

/**
 * Milliseconds since the press or the key that is being handled: a slow device may get to it late. 0 if no event is
 * being handled.
 */
export function sincePress(): number {
  return window.event === undefined ? 0 : performance.now() - pressedAt
}

function remember({ timeStamp }: Event): void {
  pressedAt = timeStamp
}
