/** What is written to browser storage, and when. */
import type { DashboardState } from '../state/dashboard-state.ts'
import type { EffectOf, StoragePerformers } from '../state/events.ts'
import { accountsToSave, blobOf } from '../state/saved-state.ts'
import type { DashboardDependencies, DashboardStorage } from './dependencies.ts'

const SAVE_DELAY_MS = 100
/** From the first change that is not saved yet. */
const SAVE_DEADLINE_MS = 300

/** Writes of the cached state are debounced: a moment after the last change, but never long after the first. */
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
  const performers: StoragePerformers = {
    save: () => {
      cancelDelay?.()
      cancelDelay = after(SAVE_DELAY_MS, write)
      cancelDeadline ??= after(SAVE_DEADLINE_MS, write)
    },
    'forget-results': () => {
      cancel()
      storage.removeBlob()
    },
    store: ({ what }) => writers[what](storage, getState()),
    'forget-everything-typed': storage.removeTyped,
  }
  return {
    performers,
    /** Writes at once if a write is pending: the page is about to close. */
    flush: () => {
      if (cancelDelay !== null) {
        write()
      }
    },
  }
}

type Stored = EffectOf<'store'>['what']

const writers: Readonly<Record<Stored, (storage: DashboardStorage, state: DashboardState) => void>> = {
  accounts: (storage, { accounts }) => storage.writeAccounts(accountsToSave(accounts)),
  costs: (storage, { costs }) => storage.writeCosts(costs),
  typed: (storage, { typed }) => storage.writeTyped(typed),
  dates: (storage, { dates }) => storage.writeDates(dates),
  'link-token': (storage, { linkToken }) => storage.writeLinkToken(linkToken),
  'known-user': (storage) => storage.markKnownUser(),
}
