import type { Day } from '@cardsight/engine'
import { useEffect, useSyncExternalStore } from 'react'
import type { DashboardStore } from '../dashboard-store.ts'
import { Results } from '../results.tsx'
import { useFocusReturn } from '../use-focus-return.ts'
import { ImportDialogs } from './import-dialogs.tsx'

type ImportResultsProps = { store: DashboardStore; lastDay: Day; onBack: () => void }

/** Step 1, as for accounts that are linked. */
export function ImportResults({ store, lastDay, onBack }: ImportResultsProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useFocusReturn(state.dialog !== null || state.why !== null)
  const hasLeft = state.dashboardStep === 0
  useEffect(() => {
    if (hasLeft) {
      onBack()
    }
  }, [hasLeft, onBack])
  const { dispatch, explain } = store
  return (
    <>
      <Results {...{ state, dispatch }} />
      <ImportDialogs {...{ state, dispatch, explain, lastDay }} />
    </>
  )
}
