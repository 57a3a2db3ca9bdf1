import type { Day } from '@cardsight/engine/dates'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../features/import/use-file-drop.ts'
import { ToastProvider, useToast } from '../../ui/toast.tsx'
import type { DashboardStore } from '../dashboard/dashboard-store.ts'
import { ResultsSkeleton } from '../dashboard/results-skeleton.tsx'
import { browserImport, loadDashboard, loadResults } from './browser-import.ts'
import type { ImportResultsProps } from './import-results.tsx'
import { createImportStore, type ImportDependencies, type ImportStore } from './import-store.ts'
import { ImportedFiles } from './imported-files.tsx'
import { Saving } from './saving.tsx'

const ImportResults = lazy(() => loadResults().then(({ ImportResults }) => ({ default: ImportResults })))

/** The statements page: files are parsed and calculated in the browser, and nothing is sent. */
export function StatementsPage({ dependencies = browserImport }: { dependencies?: ImportDependencies }) {
  return (
    <ToastProvider>
      <Statements dependencies={dependencies} />
    </ToastProvider>
  )
}

type Found = Readonly<{
  store: DashboardStore
  lastDay: Day
  walletSpendOf: ImportResultsProps['walletSpendOf']
}>

function Statements({ dependencies }: { dependencies: ImportDependencies }) {
  const store = useImportStore(dependencies)
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
        walletSpendOf: (accountIds, window) => calculator.ask('walletSpend', { accountIds, window }),
      })
    }
  }
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 narrow:px-0 narrow:py-8">
      <div ref={body} tabIndex={-1} className="outline-none">
        {found === null ? (
          <ImportedFiles
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

/** Created in the browser only, and closed with the page: imported data leaves with the user. */
function useImportStore(dependencies: ImportDependencies): ImportStore {
  const [store] = useState(() => createImportStore(dependencies))
  useEffect(() => {
    void store.open()
    return store.close
  }, [store])
  return store
}

/** The clicked button disappears with its view: move the focus to the start of the other one. */
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
