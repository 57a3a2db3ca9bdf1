import type { Day, Purchase } from '@cardsight/engine'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../../features/import/use-file-drop.ts'
import { ToastProvider, useToast } from '../../../ui/toast.tsx'
import type { DashboardStore } from '../dashboard-store.ts'
import { ResultsSkeleton } from '../results-skeleton.tsx'
import { BroughtFiles } from './brought-files.tsx'
import { browserImport, loadDashboard, loadResults } from './browser-import.ts'
import { createImportStore, type ImportStore, type ImportWorld } from './import-store.ts'
import { Saving } from './saving.tsx'

const ImportResults = lazy(() => loadResults().then(({ ImportResults }) => ({ default: ImportResults })))

/** Import statements: read and calculated in the browser, with nothing sent anywhere. */
export function StatementsPage({ world = browserImport }: { world?: ImportWorld }) {
  return (
    <ToastProvider>
      <Statements world={world} />
    </ToastProvider>
  )
}

type Found = Readonly<{
  store: DashboardStore
  lastDay: Day
  purchasesOf: (accountIds: readonly string[]) => Promise<readonly Purchase[]>
}>

function Statements({ world }: { world: ImportWorld }) {
  const store = useImportStore(world)
  const [found, setFound] = useState<Found | null>(null)
  const toast = useToast()
  const body = useFocusOnChange(found === null)
  const showFiles = useCallback(() => setFound(null), [])
  const brings = {
    onFiles: useCallback(
      (files: readonly File[]) => {
        showFiles()
        void store.addFiles(files)
      },
      [store, showFiles],
    ),
    onText: useCallback((text: string) => void store.addText(text), [store]),
  }
  const isOver = useFileDrop(brings)
  const findCards = async () => {
    const { summary } = store.getState()
    if (summary !== null && summary.period !== null) {
      const { createImportDashboard } = await loadDashboard()
      const { correctMerchant } = store
      const calculator = await store.calculator()
      const whole = { ...summary, period: summary.period }
      setFound({
        store: createImportDashboard({ calculator, correctMerchant, summary: whole, toast }),
        lastDay: whole.period.last,
        purchasesOf: (accountIds) => calculator.ask('purchases', { accountIds }),
      })
    }
  }
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
      <div ref={body} tabIndex={-1} className="outline-none">
        {found === null ? (
          <BroughtFiles
            {...{ store, brings, isOver }}
            onFindCards={() => void findCards()}
            saving={<Saving store={store} />}
          />
        ) : (
          <Suspense fallback={<ResultsSkeleton label="Loading your results" />}>
            <ImportResults {...found} onBack={showFiles} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Made in the browser alone, and ended with the page: what was brought leaves with the person. */
function useImportStore(world: ImportWorld): ImportStore {
  const [store] = useState(() => createImportStore(world))
  useEffect(() => {
    void store.open()
    return store.close
  }, [store])
  return store
}

/** The button that was pressed is gone with its view: reading goes on at the beginning of the other one. */
function useFocusOnChange(isFiles: boolean) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(isFiles)
  useEffect(() => {
    if (shown.current !== isFiles) {
      shown.current = isFiles
      body.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
  }, [isFiles])
  return body
}
