/** The dashboard's store: dispatches events to the reducer and runs its effects. */

import type { Explanation, Projection, ValueOverTime } from '@cardsight/contract/backtest'
import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { OwnedCard } from '../features/owned-cards/account-cards.ts'
import { readProfile, watchProfile } from '../features/profile/stored-profile.ts'
import { type Costs, toMonthlyCosts } from '../features/spending-form/costs.ts'
import { linkingPerformers } from './effects/bank-accounts.ts'
import type { DashboardDependencies } from './effects/dependencies.ts'
import { runBasisOf, runningPerformers } from './effects/find-cards.ts'
import { createSaver } from './effects/save-state.ts'
import { categoryOf } from './results/selectors.ts'
import {
  type DashboardState,
  type FoundCards,
  initialState,
  type PointedCard,
} from './state/dashboard-state.ts'
import type { DashboardEvent, EffectOf, Performers, TimerKey } from './state/events.ts'
import { reduce } from './state/reduce.ts'
import { profileOfRun } from './state/runs.ts'

export type DashboardStore = ReturnType<typeof createDashboardStore>
export type Dispatch = DashboardStore['dispatch']
export type Explain = DashboardStore['explain']

/** Props of every step and dialog of the dashboard. */
export type StepProps = { state: DashboardState; dispatch: Dispatch }

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
    ...linkingPerformers(dependencies, dispatch),
    ...runningPerformers(dependencies, getState, dispatch),
    ...saver.performers,
    later: wait,
    cancel: ({ key }) => cancel(key),
    toast: ({ tone, text, undo }) =>
      dependencies.toast({ tone, text, ...(undo && { onUndo: () => dispatch(undo) }) }),
  }

  const perform = <Kind extends keyof Performers>(effect: EffectOf<Kind>) => performers[effect.kind](effect)

  let ahead: string | null = null
  const visitorRun = (costs: Costs) => ({
    costs: toMonthlyCosts(costs),
    window: dependencies.typedYear(),
    profile: profileOfRun(getState()),
    isSignedIn: false,
  })

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
      const { profile, profileOptions } = getState()
      if (profileOptions !== null) {
        return null
      }
      const calls = await dependencies.loadCalls()
      const { cardTexts, ...options } = await calls.loadProfileOptions(profile)
      dispatch({ type: 'profile-options-arrived', options })
      return cardTexts === undefined
        ? null
        : calls.findForNothing(await calls.loadCardTexts(cardTexts), cardTexts)
    },
    /** Finds a visitor's results for these amounts before the page opens. */
    askAhead: async (costs: Costs): Promise<FoundCards> => {
      const run = visitorRun(costs)
      const calls = await dependencies.loadCalls()
      const found = await calls.askAhead(run)
      ahead = JSON.stringify(run)
      return found
    },
    /** Whether a visitor's run on these amounts now has results at once. True once for each that was asked for ahead. */
    takeAhead: (costs: Costs): boolean => {
      const isAhead = ahead === JSON.stringify(visitorRun(costs))
      ahead = null
      return isAhead
    },
    /** Explains the numbers currently shown for a card. */
    explain: (card: PointedCard, projection: Projection) =>
      explain(dependencies, getState(), card, projection),
    /** What the cards that the person has earn on the same spending. */
    loadBaseline: async (cards: readonly OwnedCard[], years: 1 | 2 | 3) => {
      const { baseline } = await import('./effects/baseline.ts')
      return baseline(dependencies, getState(), cards, years)
    },
    /** Value of some cards month by month, on the spending of the results. */
    loadValue: (cardIds: readonly string[]) => valueOverTime(dependencies, getState(), cardIds),
  }
}

/** Loads the value of some cards month by month, on the spending of the results. Rejects if it can't be loaded. */
async function valueOverTime(
  dependencies: DashboardDependencies,
  state: DashboardState,
  cardIds: readonly string[],
): Promise<ValueOverTime> {
  if (state.cards.found === null) {
    throw new Error('There are no results to chart')
  }
  const basis = runBasisOf(state, state.cards.found, dependencies)
  const calls = await dependencies.loadCalls()
  return basis.kind === 'typed'
    ? calls.valueManual({ cardIds, ...basis })
    : calls.valueLinked({ cardIds, ...basis })
}

/** Loads the explanation of a card's numbers. Rejects if it can't be loaded. */
async function explain(
  dependencies: DashboardDependencies,
  state: DashboardState,
  { list, cardId }: PointedCard,
  projection: Projection,
): Promise<Explanation> {
  const { cards, resultSetting } = state
  if (cards.found === null) {
    throw new Error('There is no run to explain')
  }
  const only = list === 'category' ? categoryOf(cards.found, resultSetting) : null
  const { kind, ...basis } = runBasisOf(state, cards.found, dependencies)
  const calls = await dependencies.loadCalls()
  return 'costs' in basis
    ? calls.explainManual({ cardId, projection, only, ...basis })
    : calls.explainLinked({ cardId, projection, only, ...basis })
}

/** Tells the store about the profile of this browser, and about each change of it, in the same frame. */
export function useProfileInStore({ dispatch }: Pick<DashboardStore, 'dispatch'>): void {
  useEffect(() => {
    const send = () => dispatch({ type: 'profile-changed', profile: readProfile() })
    send()
    return watchProfile(send)
  }, [dispatch])
}
