import { pagePaths } from '@cardsight/contract/paths'
import { Share2 } from 'lucide-react'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Link } from 'react-router'
import { basisLabel, withProjectedYears } from '../../dashboard/basis.ts'
import type { DashboardStore, StepProps } from '../../dashboard/dashboard-store.ts'
import { OfflineNotice } from '../../dashboard/results/results-failure.tsx'
import { type DashboardState, defaultResultSetting } from '../../dashboard/state/dashboard-state.ts'
import { useFocusReturn } from '../../dashboard/use-focus-return.ts'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import type { LoadValue } from '../../features/results/value-over-time.tsx'
import { bringOwnBack, isViewingShared, keepShared, watchViewing } from '../../lib/own-data.ts'
import { preloadable, preloadWhenIdle } from '../../lib/preloadable.tsx'
import { keepForOffline } from '../../lib/service-worker.ts'
import { returningScript } from '../../lib/storage.ts'
import { NonceContext } from '../../root-data.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { TextButton } from '../../ui/button.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { ResultsSkeleton } from '../../ui/skeleton.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { AverageResults, type AverageResultsProps } from './average-results.tsx'
import { Sidebar } from './sidebar.tsx'
import { StepZero } from './step-zero.tsx'
import { useDashboard } from './use-dashboard.ts'

const loadDialogs = () => import('./dialogs.tsx')
const loadResults = () => import('../../dashboard/results/results.tsx')
const { Part: Results, preload } = preloadable(async () => {
  const { Results } = await loadResults()
  return Results
})
/** The first render then shows results without a placeholder. */
export const preloadResults = preload
const Dialogs = lazy(() => loadDialogs().then(({ Dialogs }) => ({ default: Dialogs })))

export type DashboardPageProps = {
  /** Whether the page includes the script for returning users, which runs before React. */
  hasReturningScript: boolean
  /** Whether another page has opened the dashboard with its own results. */
  isOpenedAhead?: boolean
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

type PublicDashboardPageProps = Required<Pick<DashboardPageProps, 'isOpenedAhead'>> & {
  average: AverageResultsProps | null
}

/** With the average household's results for browsers without JavaScript; null if they couldn't be calculated. */
export function PublicDashboardPage({ average, isOpenedAhead }: PublicDashboardPageProps) {
  return (
    <NeedsScript {...(average !== null && { otherwise: <AverageResults {...average} /> })}>
      <DashboardPage hasReturningScript isOpenedAhead={isOpenedAhead} />
    </NeedsScript>
  )
}

function Dashboard({ hasReturningScript, isOpenedAhead = false, children }: DashboardPageProps) {
  const dashboard = useDashboard(isOpenedAhead)
  const { dispatch, explain, loadProfileOptions: loadOptions, loadBaseline, loadValue } = dashboard
  const state = withProjectedYears(dashboard.state)
  const nonce = useContext(NonceContext)
  useFocusReturn(state.dialog !== null || state.why !== null)
  useEffect(() => preloadWhenIdle([() => preloadParts(loadOptions)]), [loadOptions])
  useOfflineCopy(state.cards.found !== null, loadOptions)
  const onStep = useCallback((step: 0 | 1) => dispatch({ type: 'step-asked', step }), [dispatch])
  return (
    <div className="relative min-h-dvh px-4 pb-4 narrow:-mt-8 narrow:px-0">
      {!state.isOpened && hasReturningScript && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: returningScript }} />
      )}
      <SharedNotice />
      <Step
        {...{ state, dispatch, loadBaseline, loadValue }}
        steps={
          <Sidebar
            step={state.dashboardStep}
            isFirstStepComplete={state.isFirstStepComplete}
            basis={basisLabel(state)}
            onStep={onStep}
          />
        }
      />
      {children?.(state)}
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
  const [found, { answerParts }] = await Promise.all([loadOptions(), loadResults(), preloadResults()])
  if (found !== null) {
    for (const prepare of answerParts) {
      prepare(found, defaultResultSetting)
    }
  }
  await loadDialogs()
}

/**
 * The steps follow a press at once, because building the other step takes longer. Opening the dashboard and new
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

type AllStepsProps = StepProps & { loadBaseline: LoadBaseline; loadValue: LoadValue; steps: ReactNode }

/** Until the dashboard opens: the form for a first visit, and a skeleton for returning users. */
function Step({ state, dispatch, loadBaseline, loadValue, steps }: AllStepsProps) {
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
        <div className={isSessionPending ? paddedClasses : `hidden in-data-returning:block ${paddedClasses}`}>
          <ResultsSkeleton label="Loading your dashboard" />
        </div>
      )}
      {step === 0 ? (
        // Opening must not replace the form: what was pressed or typed before is in its elements.
        <div className={isOpened ? paddedClasses : `in-data-returning:hidden ${paddedClasses}`}>
          {steps}
          {(isOpened || !isSessionPending) && <StepZero {...{ state, dispatch }} />}
        </div>
      ) : (
        <Suspense
          fallback={
            <div className={paddedClasses}>
              {steps}
              <ResultsSkeleton label="Loading your results" />
            </div>
          }
        >
          <Results
            {...{ state, dispatch, loadBaseline, loadValue, steps }}
            wallet={<WalletLine />}
            notice={<OfflineNotice />}
          />
        </Suspense>
      )}
    </div>
  )
}

const paddedClasses = 'pt-4 narrow:pt-6'

/** Link from the best card to the best combination of cards, for the same spending. */
const WalletLine = memo(function WalletLine() {
  return (
    <p data-print="hide" className="max-narrow:hidden">
      Want more than one card?{' '}
      <Link to={pagePaths.wallet} className="text-link underline underline-offset-4">
        Your wallet
      </Link>
    </p>
  )
})

/** Says that the amounts aren't the visitor's own, with the way back to them. */
function SharedNotice() {
  const isShared = useSyncExternalStore(watchViewing, isViewingShared, () => false)
  return (
    isShared && (
      <section
        aria-label="Shared link"
        data-print="hide"
        className="mt-4 flex gap-3 rounded-control bg-paper-sunk px-4 py-3"
      >
        <Share2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <p>
          You’re viewing amounts from a shared link. Yours are safe.{' '}
          <span className="whitespace-nowrap">
            <TextButton onClick={returnToOwn}>Use mine</TextButton> or{' '}
            <TextButton onClick={keepShared}>keep these</TextButton>
          </span>
        </p>
      </section>
    )
  )
}

/** Everything on the page belongs to the shared amounts, so it starts over. */
function returnToOwn(): void {
  bringOwnBack()
  window.location.assign(pagePaths.dashboard)
}
