/** The search for a plan. Every new question ends the search for the last one, and only the newest answer is shown. */
import type { PlanAnswer } from '@cardsight/contract/plan'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { OpenPlans, RemotePlans } from '../../../worker/open-workers.ts'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'

export type PlanState = Readonly<{
  found: Readonly<{ question: PlanQuestion; answer: PlanAnswer }> | null
  /** From 0 to 1; null if no search is running. */
  progress: number | null
  isCanceled: boolean
  isFailed: boolean
}>

const initial: PlanState = { found: null, progress: null, isCanceled: false, isFailed: false }

export type PlanStore = ReturnType<typeof createPlanStore>

function createPlanStore(open: OpenPlans) {
  const { getState, setState, subscribe } = createStore<PlanState>(() => initial)
  let remote: RemotePlans | null = null
  let newest = 0
  let last: PlanQuestion | null = null

  /** A busy worker doesn't hear a request to stop, so it's closed. */
  const close = () => {
    newest += 1
    remote?.close()
    remote = null
  }
  const showProgress = (done: number) => {
    if (getState().progress !== null) {
      setState({ progress: done })
    }
  }
  const search = async (question: PlanQuestion): Promise<void> => {
    if (getState().progress !== null) {
      close()
    }
    newest += 1
    const id = newest
    last = question
    setState({ progress: 0, isCanceled: false, isFailed: false })
    try {
      remote ??= open(showProgress)
      const answer = await remote.ask('plan', question)
      if (id === newest) {
        setState({ found: { question, answer }, progress: null })
      }
    } catch {
      if (id === newest) {
        close()
        setState({ progress: null, isFailed: true })
      }
    }
  }
  return {
    getState,
    subscribe,
    search,
    retry: async () => {
      if (last !== null) {
        await search(last)
      }
    },
    cancel: () => {
      close()
      setState({ progress: null, isCanceled: true })
    },
    /** Ends a search without a word, because the view is left. */
    close: () => {
      close()
      setState({ progress: null })
    },
  }
}

/** Long enough for the next press, so that only the last one counts. */
const DEBOUNCE_MS = 200

/** Searches after every change of the question; null while it isn't known. */
export function usePlan(open: OpenPlans, question: PlanQuestion | null): PlanStore {
  const [store] = useState(() => createPlanStore(open))
  useEffect(() => {
    if (question === null) {
      return
    }
    const wait = store.getState().found === null ? 0 : DEBOUNCE_MS
    const timer = setTimeout(() => void store.search(question), wait)
    return () => clearTimeout(timer)
  }, [store, question])
  useEffect(() => store.close, [store])
  return store
}

/** One value of the state. Progress changes often, and shouldn't render anything but its bar. */
export function usePlanState<Value>(store: PlanStore, pick: (state: PlanState) => Value): Value {
  const read = () => pick(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
