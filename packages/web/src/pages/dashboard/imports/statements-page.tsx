import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToastProvider, useToast } from '../../../ui/toast.tsx'
import { openImports } from '../../../worker/open-imports.ts'
import type { DashboardStore } from '../dashboard-store.ts'
import { Dialogs } from '../dialogs.tsx'
import { Results } from '../results.tsx'
import { useFocusReturn } from '../use-focus-return.ts'
import { BroughtFiles } from './brought-files.tsx'
import { createImportDashboard } from './import-dashboard.ts'
import { createImportStore, type ImportStore } from './import-store.ts'

/** Bring your own statements: read and calculated in the browser, with nothing sent anywhere. */
export function StatementsPage() {
  return (
    <ToastProvider>
      <Statements />
    </ToastProvider>
  )
}

function Statements() {
  const store = useImportStore()
  const [dashboard, setDashboard] = useState<DashboardStore | null>(null)
  const toast = useToast()
  const findCards = async () => {
    const { summary } = store.getState()
    if (summary !== null && summary.period !== null) {
      const calculator = await store.calculator()
      setDashboard(
        createImportDashboard({ calculator, summary: { ...summary, period: summary.period }, toast }),
      )
    }
  }
  return (
    <div className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
      {dashboard === null ? (
        <BroughtFiles store={store} onFindCards={() => void findCards()} />
      ) : (
        <ImportResults store={dashboard} onBack={() => setDashboard(null)} />
      )}
    </div>
  )
}

/** Made in the browser alone, and ended with the page: what was brought leaves with the person. */
function useImportStore(): ImportStore {
  const [store] = useState(() => createImportStore(openImports))
  useEffect(() => {
    void store.warmUp().then(store.restore)
    return store.close
  }, [store])
  return store
}

function ImportResults({ store, onBack }: { store: DashboardStore; onBack: () => void }) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const body = useRef<HTMLDivElement>(null)
  useFocusReturn(state.dialog !== null || state.why !== null)
  useEffect(() => {
    body.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const hasLeft = state.dashboardStep === 0
  useEffect(() => {
    if (hasLeft) {
      onBack()
    }
  }, [hasLeft, onBack])
  const { dispatch, explain } = store
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      <Results {...{ state, dispatch }} />
      <Dialogs {...{ state, dispatch, explain }} />
    </div>
  )
}
