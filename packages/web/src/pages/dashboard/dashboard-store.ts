/** The dashboard's store: dispatches events to the reducer and runs its effects. */
import type { Projection } from '@cardsight/contract/schemas'
import { createStore } from 'zustand/vanilla'
import type { OwnedCard } from '../../features/owned-cards/account-cards.ts'
import {
  addSetupToken,
  addToken,
  confirmRenewal,
  correctMerchant,
  createLinkToken,
  fetchAccounts,
  fetchCorrections,
  fetchSetupTokenOffer,
  fetchStatus,
  openLink,
  removeInstitute,
  renewInstitute,
  reportLinkExit,
  unlinkAll,
} from './effects/bank-accounts.ts'
import type { DashboardDependencies } from './effects/dependencies.ts'
import { explain } from './effects/explain.ts'
import { restoreCards, runLinked, runManual } from './effects/find-cards.ts'
import { loadBaselineCode } from './effects/load-baseline.ts'
import { createSaver, writers } from './effects/save-state.ts'
import { valueOverTime } from './effects/value-over-time.ts'
import {
  type DashboardState,
  type FoundCards,
  initialState,
  type PointedCard,
} from './state/dashboard-state.ts'
import type { DashboardEvent, EffectKind, EffectOf, TimerKey } from './state/events.ts'
import { reduce } from './state/reduce.ts'

export type DashboardStore = ReturnType<typeof createDashboardStore>

type Performers = { readonly [Kind in EffectKind]: (effect: EffectOf<Kind>) => void }

export function createDashboardStore(
  dependencies: DashboardDependencies,
  initial: DashboardState = initialState,
) {
  const { getState, setState, subscribe } = createStore<DashboardState>(() => initial)
  const waiting = new Map<TimerKey, () => void>()
  const saver = createSaver(dependencies, getState)

  const dispatch = (event: DashboardEvent) => {
    const [next, ...effects] = reduce(getState(), event)
    setState(next, true)
    for (const effect of effects) {
      perform(effect)
    }
  }

  const eventually = (ending: Promise<DashboardEvent>) => void ending.then(dispatch)

  const cancel = (key: TimerKey) => {
    waiting.get(key)?.()
    waiting.delete(key)
  }

  const wait = ({ key, delayMs, event }: EffectOf<'later'>) => {
    cancel(key)
    const callOff = dependencies.after(delayMs, () => {
      waiting.delete(key)
      dispatch(event)
    })
    waiting.set(key, callOff)
  }

  const performers: Performers = {
    later: wait,
    cancel: ({ key }) => cancel(key),
    'run-manual': (effect) => eventually(runManual(dependencies, effect, getState())),
    'run-linked': (effect) => eventually(runLinked(dependencies, effect)),
    'restore-cards': (effect) => eventually(restoreCards(dependencies, effect)),
    'fetch-accounts': () => eventually(fetchAccounts(dependencies)),
    'create-link-token': () => eventually(createLinkToken(dependencies)),
    'add-token': (effect) => eventually(addToken(dependencies, effect)),
    'fetch-setup-token-offer': () => eventually(fetchSetupTokenOffer(dependencies)),
    'add-setup-token': (effect) => eventually(addSetupToken(dependencies, effect)),
    'confirm-renewal': (effect) => eventually(confirmRenewal(dependencies, effect)),
    'fetch-status': () => eventually(fetchStatus(dependencies)),
    'fetch-corrections': () => eventually(fetchCorrections(dependencies)),
    'correct-merchant': (effect) => eventually(correctMerchant(dependencies, effect)),
    'unlink-all': () => eventually(unlinkAll(dependencies)),
    'remove-institute': (effect) => eventually(removeInstitute(dependencies, effect)),
    'renew-institute': (effect) => eventually(renewInstitute(dependencies, effect)),
    'report-link-exit': (effect) => void reportLinkExit(dependencies, effect),
    'open-link': (effect) => openLink(dependencies, effect, dispatch),
    toast: ({ tone, text, undo }) =>
      dependencies.toast({ tone, text, ...(undo && { onUndo: () => dispatch(undo) }) }),
    save: saver.save,
    'forget-results': saver.forget,
    store: ({ what }) => writers[what](dependencies.storage, getState()),
    'forget-everything-typed': dependencies.storage.removeTyped,
  }

  const perform = <Kind extends EffectKind>(effect: EffectOf<Kind>) => performers[effect.kind](effect)

  return {
    getState,
    subscribe,
    dispatch,
    flush: saver.flush,
    /**
     * Loads what can be chosen in a profile, and then the card texts, which results need: while someone types, there
     * is time for it. Results bring both along, so a failure is harmless. Returns results for no spending.
     */
    loadProfileOptions: async (): Promise<FoundCards | null> => {
      if (getState().profileOptions !== null) {
        return null
      }
      const calls = await dependencies.loadCalls()
      const { cardTexts, ...options } = await calls.loadProfileOptions()
      dispatch({ type: 'profile-options-arrived', options })
      return cardTexts === undefined
        ? null
        : calls.findForNothing(await calls.loadCardTexts(cardTexts), cardTexts)
    },
    /** Explains the numbers currently shown for a card. */
    explain: (card: PointedCard, projection: Projection) =>
      explain(dependencies, getState(), card, projection),
    /** What the cards that the person has earn on the same spending. */
    loadBaseline: async (cards: readonly OwnedCard[], years: 1 | 2 | 3) => {
      const { baseline } = await loadBaselineCode()
      return baseline(dependencies, getState(), cards, years)
    },
    /** Value of some cards month by month, on the spending of the results. */
    loadValue: (cardIds: readonly string[]) => valueOverTime(dependencies, getState(), cardIds),
  }
}
