import { FoundResults } from './found-results.tsx'
import { ResultsFailure } from './results-failure.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { StepProps } from './step-zero.tsx'

/** Step 1: the results, or what stands in their place. */
export function Results({ state, dispatch }: StepProps) {
  const { found, error, isRestoring, status } = state.cards
  if (found !== null) {
    return <FoundResults {...{ state, dispatch, found }} />
  }
  if (error !== null && !isRestoring && status !== 'pending') {
    return <ResultsFailure message={error} dispatch={dispatch} />
  }
  return <ResultsSkeleton label="Testing the cards against your spending" />
}
