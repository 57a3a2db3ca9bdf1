import { lazy, Suspense } from 'react'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { type DashboardState, isManual } from './state/dashboard-state.ts'
import { StepZeroVisitor } from './step-zero-visitor.tsx'
import type { Dispatch } from './use-dashboard.ts'

/** Apart from what a visitor loads. */
const StepZeroSignedIn = lazy(() =>
  import('./step-zero-signed-in.tsx').then(({ StepZeroSignedIn }) => ({ default: StepZeroSignedIn })),
)

export type StepProps = { state: DashboardState; dispatch: Dispatch }

export function StepZero(props: StepProps) {
  return props.state.isSignedIn ? (
    <Suspense fallback={<ResultsSkeleton label="Loading your accounts" />}>
      <StepZeroSignedIn {...props} />
    </Suspense>
  ) : (
    <StepZeroVisitor {...props} />
  )
}

/** What the spending form needs, wherever it stands. */
export function spendingFormProps({ state, dispatch }: StepProps) {
  const { cards, typed } = state
  const isFormRun = isManual(state)
  return {
    costs: typed,
    onChange: (costs: DashboardState['typed']) => dispatch({ type: 'costs-typed', costs }),
    onSubmit: () => dispatch({ type: 'costs-submitted' }),
    isBusy: isFormRun && cards.status === 'pending' && !cards.isQuiet,
    error: isFormRun ? cards.error : null,
  }
}
