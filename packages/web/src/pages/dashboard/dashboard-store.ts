/** The dashboard's state over time: events go in, the reducer answers, and its effects are carried out. */
import type { Projection } from '@cardsight/contract'
import { createStore } from 'zustand/vanilla'
import {
  addToken,
  confirmRenewal,
  correctMerchant,
  createLinkToken,
  fetchAccounts,
  fetchCorrections,
  fetchStatus,
  openLink,
  removeInstitute,
  renewInstitute,
  reportLinkExit,
  unlinkAll,
} from './effects/bank-accounts.ts'
import { explain } from './effects/explain.ts'
import { restoreCards, runLinked, runManual } from './effects/find-cards.ts'
import { createSaver, writers } from './effects/keep.ts'
import type { World } from './effects/world.ts'
import { type DashboardState, initialState, type PointedCard } from './state/dashboard-state.ts'
import type { DashboardEvent, EffectKind, EffectOf, TimerKey } from './state/events.ts'
import { reduce } from './state/reduce.ts'

export type DashboardStore = ReturnType<typeof createDashboardStore>

type Performers = { readonly [Kind in EffectKind]: (effect: EffectOf<Kind>) => void }

export function createDashboardStore(world: World, initial: DashboardState = initialState) {
  const { getState, setState, subscribe } = createStore<DashboardState>(() => initial)
  const waiting = new Map<TimerKey, () => void>()
  const saver = createSaver(world, getState)

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
    const callOff = world.after(delayMs, () => {
      waiting.delete(key)
      dispatch(event)
    })
    waiting.set(key, callOff)
  }

  const performers: Performers = {
    later: wait,
    cancel: ({ key }) => cancel(key),
    'run-manual': (effect) => eventually(runManual(world, effect, getState())),
    'run-linked': (effect) => eventually(runLinked(world, effect)),
    'restore-cards': (effect) => eventually(restoreCards(world, effect)),
    'fetch-accounts': () => eventually(fetchAccounts(world)),
    'create-link-token': () => eventually(createLinkToken(world)),
    'add-token': (effect) => eventually(addToken(world, effect)),
    'confirm-renewal': (effect) => eventually(confirmRenewal(world, effect)),
    'fetch-status': () => eventually(fetchStatus(world)),
    'fetch-corrections': () => eventually(fetchCorrections(world)),
    'correct-merchant': (effect) => eventually(correctMerchant(world, effect)),
    'unlink-all': () => eventually(unlinkAll(world)),
    'remove-institute': (effect) => eventually(removeInstitute(world, effect)),
    'renew-institute': (effect) => eventually(renewInstitute(world, effect)),
    'report-link-exit': (effect) => void reportLinkExit(world, effect),
    'open-link': (effect) => openLink(world, effect, dispatch),
    toast: world.toast,
    save: saver.save,
    'forget-results': saver.forget,
    store: ({ what }) => writers[what](world.storage, getState()),
    'forget-everything-typed': world.storage.removeTyped,
  }

  const perform = <Kind extends EffectKind>(effect: EffectOf<Kind>) => performers[effect.kind](effect)

  return {
    getState,
    subscribe,
    dispatch,
    flush: saver.flush,
    /** Explains the numbers currently shown for a card. */
    explain: (card: PointedCard, projection: Projection) => explain(world, getState(), card, projection),
  }
}
