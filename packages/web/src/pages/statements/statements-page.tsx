import { pagePaths } from '@cardsight/contract/paths'
import type { Day } from '@cardsight/engine/dates'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DashboardStore } from '../../dashboard/dashboard-store.ts'
import { useFileDrop } from '../../features/import/drop-zone.tsx'
import { SaveOffer, type Saving as SavingStatus } from '../../features/import/save-offer.tsx'
import { loadCardPicker } from '../../features/owned-cards/card-picker-on-demand.ts'
import { loadProfileEditor } from '../../features/profile/profile-panel.tsx'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { browserImportStorage } from '../../lib/stored-import.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { ResultsSkeleton } from '../../ui/skeleton.tsx'
import { ToastProvider, useToast } from '../../ui/toast.tsx'
import type { ImportSummary } from '../../worker/imports.ts'
import { openImports, openWallets } from '../../worker/open-workers.ts'
import type { ImportResultsProps } from './import-results.tsx'
import { createImportStore, type ImportDependencies, type ImportStore } from './import-store.ts'
import { ImportedFiles } from './imported-files.tsx'
import { loadWallet } from './load-wallet.ts'

/** Browser dependencies of the statements page. Lazy parts are loaded by name, before any file is added. */
const loadResults = () => import('./import-results.tsx')
const loadDashboard = () => import('./import-dashboard.ts')
const loadSaving = () => import('./save-import.ts')
/** Shown inside the dates of the settings. */
const loadCalendar = () => import('../../features/settings/calendar.tsx')
/** Used when reminders are downloaded. */
const loadCalendarFile = () => import('../../lib/calendar-file.ts')

/** Each wallet search starts a worker: loading its script once puts it into the browser's cache. */
async function loadWalletWorker(): Promise<void> {
  const wallets = openWallets(() => undefined)
  await wallets.ask('catalog', readProfile())
  wallets.close()
}

const browserImport: ImportDependencies = {
  open: openImports,
  loadPage: () =>
    Promise.all([
      loadResults(),
      loadDashboard(),
      loadSaving(),
      loadCalendar(),
      loadProfileEditor(),
      loadWallet(),
      import('../../features/results/value-chart.tsx'),
      loadCardPicker(),
      import('../../dashboard/effects/baseline.ts'),
      loadWalletWorker(),
      loadCalendarFile(),
    ]),
  storage: browserImportStorage,
}

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
  unmatched: readonly string[]
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
    const { summary, accepted } = store.getState()
    if (summary !== null && summary.period !== null) {
      const { createImportDashboard } = await loadDashboard()
      const { correctMerchant } = store
      const calculator = await store.calculator()
      const whole = { ...summary, period: summary.period }
      setFound({
        store: createImportDashboard({ calculator, correctMerchant, summary: whole, toast }),
        lastDay: whole.period.last,
        unmatched: summary.files.filter(({ id }) => accepted.has(id)).map(({ name }) => name),
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

type Standing = Readonly<{
  status: SavingStatus
  reason: string | null
  /** Which import was saved: it says nothing about any other. */
  summary: ImportSummary | null
}>

/** Offered to signed-in users; files added or removed afterward can be saved again. */
function Saving({ store }: { store: ImportStore }) {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const { summary } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const [standing, setStanding] = useState<Standing>({ status: 'idle', reason: null, summary: null })
  const save = async () => {
    setStanding({ status: 'pending', reason: null, summary })
    const { browserApi, saveImport } = await loadSaving()
    const outcome = await saveImport(await store.calculator(), browserApi(leave))
    const reason = outcome.isSaved ? null : outcome.reason
    setStanding({ status: outcome.isSaved ? 'success' : 'failure', reason, summary })
  }
  return (
    status === 'signed-in' && (
      <SaveOffer
        saving={standing.summary === summary ? standing.status : 'idle'}
        reason={standing.reason}
        dashboardPath={pagePaths.dashboard}
        onSave={() => void save()}
      />
    )
  )
}
