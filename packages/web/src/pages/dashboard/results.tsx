import type { ReactNode } from 'react'
import { ApplyHold } from '../../cards/apply-link.tsx'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import type { LoadValue } from '../../features/results/use-value-over-time.ts'
import { answerFactsOf } from './answer-facts.ts'
import { FoundResults } from './found-results.tsx'
import { dependenciesOf } from './pick.ts'
import { ResultsFailure, ResultsOnTheirWay } from './results-failure.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { headlineOf, topCardsOf } from './selectors.ts'
import { type FoundCards, isManual, type ResultSetting } from './state/dashboard-state.ts'
import { importingNames, isProvisional } from './state/importing.ts'
import type { StepProps } from './step-props.ts'

type ResultsProps = StepProps & {
  loadBaseline: LoadBaseline
  loadValue: LoadValue
  /** Link to a wallet for the same spending. */
  wallet?: ReactNode
  /** Below the headline. */
  notice?: ReactNode
  hasSeenUnknown?: boolean
}

/** Step 1: the results, or a placeholder. */
export function Results({ wallet, notice, hasSeenUnknown = false, ...props }: ResultsProps) {
  const { state, dispatch } = props
  const { found, error, isRestoring, isQuiet, status } = state.cards
  if (found !== null) {
    return (
      <ApplyHold value={isProvisional(state)}>
        <FoundResults {...props} {...{ found, wallet, notice, hasSeenUnknown }} />
      </ApplyHold>
    )
  }
  if (error !== null && !isRestoring && (status !== 'pending' || isQuiet)) {
    if (!isManual(state) && importingNames(state).length > 0) {
      return <ResultsOnTheirWay message={error} dispatch={dispatch} />
    }
    return <ResultsFailure message={error} dispatch={dispatch} />
  }
  return <ResultsSkeleton label="Testing the cards on your spending" />
}

/** Calculates all that the first screen of the results shows. */
export function prepareAnswer(found: FoundCards, setting: ResultSetting): void {
  headlineOf(found, setting)
  answerFactsOf(found, setting)
  dependenciesOf(found, setting)
  topCardsOf(found, setting)
}
