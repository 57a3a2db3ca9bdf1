/** Opens the dashboard with what this browser has stored and with the costs and settings of a URL. */
import { readProfile } from '../features/profile/stored-profile.ts'
import { setOwnAside } from '../lib/own-data.ts'
import { readToken } from '../lib/storage.ts'
import { browserDashboard } from './browser-dashboard.ts'
import type { DashboardStore, Dispatch } from './dashboard-store.ts'
import { browserStorage } from './effects/browser-storage.ts'
import { isSharedLink, readHandedOverCosts, readSettings, stepIn } from './view-address.ts'

export function openDashboard(
  dispatch: Dispatch,
  { isSignedIn }: { isSignedIn: boolean },
  search: string,
): void {
  const handedOver = readHandedOverCosts(search)
  if (handedOver !== null && isSharedLink(search)) {
    setOwnAside()
  }
  dispatch({
    type: 'opened',
    isSignedIn,
    saved: browserStorage.read(),
    handedOver,
    step: stepIn(search),
  })
  dispatch({ type: 'view-opened', setting: readSettings(search) })
  if (handedOver !== null && stepIn(search) === 1) {
    openShared(search, dispatch)
  }
}

/**
 * Opens a visitor's dashboard if another page has found the results of these costs, so that its first render shows them.
 * Returns whether it did.
 */
export async function openAhead(
  search: string,
  store: DashboardStore = browserDashboard(),
): Promise<boolean> {
  const costs = readHandedOverCosts(search)
  if (costs === null || stepIn(search) !== 1 || readToken() !== null) {
    return false
  }
  store.dispatch({ type: 'profile-changed', profile: readProfile() })
  if (!store.takeAhead(costs)) {
    return false
  }
  openDashboard(store.dispatch, { isSignedIn: false }, search)
  await settled(store)
  return true
}

function settled({ getState, subscribe }: DashboardStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(check)
    check()

    function check() {
      if (getState().cards.status !== 'pending') {
        stop()
        resolve()
      }
    }
  })
}

/** A shared link leads straight to its results, for the person that it assumes. */
function openShared(search: string, dispatch: Dispatch): void {
  dispatch({ type: 'costs-submitted', isFromLink: true })
  // Without the network there are no results either; trying again is up to the user.
  import('../features/profile/shared-profile.ts').then(
    ({ adoptSharedProfile }) => adoptSharedProfile(search),
    () => undefined,
  )
}
