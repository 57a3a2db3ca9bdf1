import { pagePaths } from '@cardsight/contract/paths'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import type { LoadValue } from '../../features/results/use-value-over-time.ts'
import { keepForOffline } from '../../lib/keep-for-offline.ts'
import { NonceContext } from '../../lib/nonce.ts'
import { preloadable } from '../../lib/preloadable.tsx'
import { returningScript } from '../../lib/storage.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { basisLabel } from './basis.ts'
import type { DashboardStore } from './dashboard-store.ts'
import { preloadWhenIdle } from './preload.ts'
import { OfflineNotice } from './results-failure.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SharedNotice } from './shared-notice.tsx'
import { Sidebar } from './sidebar.tsx'
import { type DashboardState, defaultResultSetting } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'
import { StepZero } from './step-zero.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { WalletLine } from './wallet-line.tsx'

const loadDialogs = () => import('./dialogs.tsx')
const loadResults = () => import('./results.tsx')
const { Part: Results, preload: preloadResults } = preloadable(async () => {
  const { Results } = await loadResults()
  return Results
})
const Dialogs = lazy(() => loadDialogs().then(({ Dialogs }) => ({ default: Dialogs })))

export type DashboardPageProps = {
  /** Whether the page includes the script for returning users, which runs before React. */
  hasReturningScript: boolean
  /** Rendered below everything else. */
  children?: (state: DashboardState) => ReactNode
}

export function DashboardPage(props: DashboardPageProps) {
  return (
    <ToastProvider>
      <Dashboard {...props} />
    </ToastProvider>
  )
}

function Dashboard({ hasReturningScript, children }: DashboardPageProps) {
  const dashboard = useDashboard()
  const { state, dispatch, explain, loadProfileOptions: loadOptions, loadBaseline, loadValue } = dashboard
  const nonce = useContext(NonceContext)
  useFocusReturn(state.dialog !== null || state.why !== null)
  useEffect(() => preloadWhenIdle([() => preloadParts(loadOptions)]), [loadOptions])
  useOfflineCopy(state.cards.found !== null, loadOptions)
  const onStep = useCallback((step: 0 | 1) => dispatch({ type: 'step-asked', step }), [dispatch])
  return (
    <div className="grid min-h-96 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] wide:grid-cols-[13rem_minmax(0,1fr)] wide:grid-rows-1 print:block">
      {!state.isOpened && hasReturningScript && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: returningScript }} />
      )}
      <Sidebar
        step={state.dashboardStep}
        isFirstStepComplete={state.isFirstStepComplete}
        basis={basisLabel(state)}
        onStep={onStep}
      />
      <div className="min-w-0 px-4 py-4 narrow:px-0 narrow:py-6 wide:pl-6">
        <SharedNotice />
        <Step {...{ state, dispatch, loadBaseline, loadValue }} />
        {children?.(state)}
      </div>
      {(state.dialog !== null || state.why !== null) && (
        <Suspense>
          <Dialogs {...{ state, dispatch, explain }} />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the page for use without a connection once there are results to show. They are in the browser's storage. */
function useOfflineCopy(hasResults: boolean, loadOptions: DashboardStore['loadProfileOptions']): void {
  useEffect(() => {
    if (hasResults) {
      const keep = () => preloadParts(loadOptions).then(() => keepForOffline(pagePaths.dashboard))
      return preloadWhenIdle([keep])
    }
  }, [hasResults, loadOptions])
}

/** First what results need, then what they open. */
async function preloadParts(loadOptions: DashboardStore['loadProfileOptions']): Promise<void> {
  const [found, { prepareAnswer }] = await Promise.all([loadOptions(), loadResults(), preloadResults()])
  if (found !== null) {
    prepareAnswer(found, defaultResultSetting)
  }
  await loadDialogs()
}

/**
 * The sidebar follows a press at once, because building the other step takes longer. Opening the dashboard and new
 * results don't wait.
 */
function useShownStep({
  dashboardStep,
  isOpened,
  cards: { found },
}: DashboardState): DashboardState['dashboardStep'] {
  const deferred = useDeferredValue(dashboardStep)
  const isOpening = useDeferredValue(isOpened) !== isOpened
  const isNew = useDeferredValue(found) !== found
  return isOpening || isNew ? dashboardStep : deferred
}

type AllStepsProps = StepProps & { loadBaseline: LoadBaseline; loadValue: LoadValue }

/** Until the dashboard opens: the form for a first visit, and a skeleton for returning users. */
function Step({ state, dispatch, loadBaseline, loadValue }: AllStepsProps) {
  const { isOpened } = state
  const isSessionPending = useSessionState().status === 'pending'
  const body = useRef<HTMLDivElement>(null)
  const step = useShownStep(state)
  const shownStep = useRef(step)
  // The clicked button disappears with its step: move the focus to the heading of the other one.
  useEffect(() => {
    if (shownStep.current !== step) {
      shownStep.current = step
      body.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
  }, [step])
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      {!isOpened && (
        <div className={isSessionPending ? undefined : 'hidden in-data-returning:block'}>
          <ResultsSkeleton label="Loading your dashboard" />
        </div>
      )}
      {step === 0 ? (
        // Opening must not replace the form: what was pressed or typed before is in its elements.
        <div className={isOpened ? undefined : 'in-data-returning:hidden'}>
          {(isOpened || !isSessionPending) && <StepZero {...{ state, dispatch }} />}
        </div>
      ) : (
        <Suspense fallback={<ResultsSkeleton label="Loading your results" />}>
          <Results
            {...{ state, dispatch, loadBaseline, loadValue }}
            wallet={<WalletLine />}
            notice={<OfflineNotice />}
          />
        </Suspense>
      )}
    </div>
  )
}
