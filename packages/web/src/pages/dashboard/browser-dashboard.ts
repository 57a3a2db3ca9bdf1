/** The dashboard of this browser tab. */
import { type Day, parseDay } from '@cardsight/engine'
import { readToken } from '../../lib/storage.ts'
import { openBrowserLink } from '../../link/browser-link-opener.ts'
import type { LinkOpener } from '../../link/link-flow.ts'
import { createDashboardStore, type DashboardStore } from './dashboard-store.ts'
import { browserStorage } from './effects/browser-storage.ts'
import type { DashboardCalls, DashboardToast } from './effects/world.ts'

type Outlets = {
  /** Told on every 401. */
  onUnauthorised: () => void
  toast: (message: DashboardToast) => void
}

export const browserLinkOpener: LinkOpener = openBrowserLink

const nowhere: Outlets = { onUnauthorised: () => undefined, toast: () => undefined }

/** Kept over client-side navigation, so that coming back finds everything as it was left. */
let kept: { store: DashboardStore; outlets: Outlets } | null = null

export function browserDashboard(): DashboardStore {
  kept ??= create()
  return kept.store
}

/** Where the kept dashboard speaks to while a page shows it; answers with what ends that. */
export function connectDashboard(outlets: Outlets): () => void {
  kept ??= create()
  Object.assign(kept.outlets, outlets)
  return () => {
    Object.assign(kept?.outlets ?? {}, nowhere)
  }
}

export async function loadCalls(onUnauthorised: () => void): Promise<DashboardCalls> {
  const [{ createBrowserApi }, { createDashboardCalls }] = await Promise.all([
    import('../../api/browser-api.ts'),
    import('./effects/dashboard-calls.ts'),
  ])
  return createDashboardCalls(createBrowserApi({ getToken: readToken, onUnauthorised }))
}

/** The day it is where the person is. */
export function localToday(): Day {
  const now = new Date()
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return parseDay(`${now.getFullYear()}-${month}-${date}`)
}

function create(): { store: DashboardStore; outlets: Outlets } {
  const outlets = { ...nowhere }
  let calls: Promise<DashboardCalls> | null = null
  const store = createDashboardStore({
    loadCalls: () => {
      calls ??= loadCalls(() => outlets.onUnauthorised())
      // A chunk that could not be loaded is asked for again the next time.
      calls.catch(() => {
        calls = null
      })
      return calls
    },
    storage: browserStorage,
    after: (delayMs, action) => {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    today: localToday,
    toast: (message) => outlets.toast(message),
    openLink: browserLinkOpener,
  })
  return { store, outlets }
}
