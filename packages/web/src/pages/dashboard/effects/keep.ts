/** What is written to the browser, and when. */
import type { DashboardState } from '../state/dashboard-state.ts'
import type { EffectOf } from '../state/events.ts'
import { accountsToSave, blobOf } from '../state/saved-state.ts'
import { SAVE_DELAY_MS } from '../state/timings.ts'
import type { DashboardStorage, World } from './world.ts'

/** Writes the cached state a little after it was asked to; of several askings in that time, once. */
export function createSaver({ storage, after }: World, getState: () => DashboardState) {
  let callOff: (() => void) | null = null
  const write = () => {
    callOff = null
    storage.writeBlob(blobOf(getState()))
  }
  return {
    save: () => {
      callOff?.()
      callOff = after(SAVE_DELAY_MS, write)
    },
    /** What still waits is written now: the page is about to be gone. */
    flush: () => {
      if (callOff !== null) {
        callOff()
        write()
      }
    },
    forget: () => {
      callOff?.()
      callOff = null
      storage.removeBlob()
    },
  }
}

type Stored = EffectOf<'store'>['what']

export const writers: Readonly<Record<Stored, (storage: DashboardStorage, state: DashboardState) => void>> = {
  accounts: (storage, { accounts }) => storage.writeAccounts(accountsToSave(accounts)),
  costs: (storage, { costs }) => storage.writeCosts(costs),
  typed: (storage, { typed }) => storage.writeTyped(typed),
  dates: (storage, { dates }) => storage.writeDates(dates),
  'link-token': (storage, { resultSetting }) => storage.writeLinkToken(resultSetting.linkToken),
  'known-user': (storage) => storage.markKnownUser(),
}
