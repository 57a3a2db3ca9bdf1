/** What is written to browser storage, and when. */
import type { LastAnswers } from '../../features/results/last-answers.ts'
import type { DashboardState, FoundCards } from '../state/dashboard-state.ts'
import type { EffectOf, StoragePerformers } from '../state/events.ts'
import { accountsToSave, blobOf } from '../state/saved-state.ts'
import type { DashboardDependencies, DashboardStorage } from './dependencies.ts'

const SAVE_DELAY_MS = 100
/** From the first change that is not saved yet. */
const SAVE_DEADLINE_MS = 300

/** Writes of the cached state are debounced: a moment after the last change, but never long after the first. */
export function createSaver(
  { storage, after }: Pick<DashboardDependencies, 'storage' | 'after'>,
  getState: () => DashboardState,
) {
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
    const { found } = getState().cards
    if (found !== null) {
      storage.writeBest(bestOf(found))
    }
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

/** Null for a person with a debt, for whom rewards don't count. */
function bestOf({ details }: FoundCards): LastAnswers['best'] {
  const answer = details.debt === null ? details.answers[1] : null
  const card = answer && details.cards[answer.cardId]
  return answer && card ? { name: card.name, dollars: answer.totalMoney } : null
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
