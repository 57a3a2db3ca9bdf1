import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenPlans } from '../../../worker/your-cards/open-plans.ts'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'
import { createPlanStore, type PlanState, type PlanStore } from './plan-store.ts'

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
