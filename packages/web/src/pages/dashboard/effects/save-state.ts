/** What is written to browser storage, and when. */
import type { DashboardState } from '../state/dashboard-state.ts'
import type { EffectOf } from '../state/events.ts'
import { accountsToSave, blobOf } from '../state/saved-state.ts'
import { SAVE_DEADLINE_MS, SAVE_DELAY_MS } from '../state/timings.ts'
import type { DashboardDependencies, DashboardStorage } from './dependencies.ts'

/** Debounced writes of the cached state: a moment after the last change, but never long after the first. */
export function createSaver({ storage, after }: DashboardDependencies, getState: () => DashboardState) {
  let cancelDelay: (() => void) | null = null
  let cancelDeadline: (() => void) | null = null
  const cancel = () => {
    cancelDelay?.()
    cancelDeadline?.()
    cancelDelay = null
    cancelDeadline = null
  }
  const write = () => {
    cancel()
    storage.writeBlob(blobOf(getState()))
  }
  return {
    save: () => {
      cancelDelay?.()
      cancelDelay = after(SAVE_DELAY_MS, write)
      cancelDeadline ??= after(SAVE_DEADLINE_MS, write)
    },
    /** Writes at once if a write is pending: the page is about to close. */
    flush: () => {
      if (cancelDelay !== null) {
        write()
      }
    },
    forget: () => {
      cancel()
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
