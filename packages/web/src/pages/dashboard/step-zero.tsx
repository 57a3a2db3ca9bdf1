import { lazy, Suspense } from 'react'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { StepProps } from './step-props.ts'
import { StepZeroVisitor } from './step-zero-visitor.tsx'

/** Loaded separately from the visitor's page. */
const StepZeroSignedIn = lazy(() =>
  import('./step-zero-signed-in.tsx').then(({ StepZeroSignedIn }) => ({ default: StepZeroSignedIn })),
)

export function StepZero(props: StepProps) {
  return props.state.isSignedIn ? (
    <Suspense fallback={<ResultsSkeleton label="Loading your accounts" />}>
      <StepZeroSignedIn {...props} />
    </Suspense>
  ) : (
    <StepZeroVisitor {...props} />
  )
}
