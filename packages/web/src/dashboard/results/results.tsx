import type { ReactNode } from 'react'
import { ApplyHold } from '../../cards/apply-link.tsx'
import { ScrollsToBottom } from '../../cards/card-sections.tsx'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import type { LoadValue } from '../../features/results/value-over-time.tsx'
import { ResultsSkeleton } from '../../ui/skeleton.tsx'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual, type ResultSetting } from '../state/dashboard-state.ts'
import { importingNames, isProvisional } from '../state/linking.ts'
import { answerFactsOf } from './answer-facts.ts'
import { FoundResults } from './found-results.tsx'
import { dependenciesOf } from './pick.ts'
import { ResultsFailure, ResultsOnTheirWay } from './results-failure.tsx'
import { headlineOf, topCardsOf } from './selectors.ts'

type ResultsProps = StepProps & {
  loadBaseline: LoadBaseline
  loadValue: LoadValue
  /** The two steps, above the headline or in the left margin. */
  steps?: ReactNode
  /** Link to a wallet for the same spending. */
  wallet?: ReactNode
  /** Below the headline. */
  notice?: ReactNode
  hasSeenUnknown?: boolean
}

/** Step 1: the results, or a placeholder. */
export function Results({ wallet, notice, steps, hasSeenUnknown = false, ...props }: ResultsProps) {
  const { state } = props
  const { found } = state.cards
  return found === null ? (
    <div className="pt-4 narrow:pt-6">
      {steps}
      <NothingFound {...props} />
    </div>
  ) : (
    <ApplyHold value={isProvisional(state)}>
      <ScrollsToBottom value={true}>
        <FoundResults {...props} {...{ found, steps, wallet, notice, hasSeenUnknown }} />
      </ScrollsToBottom>
    </ApplyHold>
  )
}

function NothingFound({ state, dispatch }: StepProps) {
  const { error, isRestoring, isQuiet, status } = state.cards
  if (error !== null && !isRestoring && (status !== 'pending' || isQuiet)) {
    return !isManual(state) && importingNames(state).length > 0 ? (
      <ResultsOnTheirWay message={error} dispatch={dispatch} />
    ) : (
      <ResultsFailure message={error} dispatch={dispatch} />
    )
  }
  return <ResultsSkeleton label="Testing the cards on your spending" />
}

type Prepare = (found: FoundCards, setting: ResultSetting) => unknown

/** Calculate all that the first screen of the results shows, in parts that each leave time for a press. */
export const answerParts: readonly Prepare[] = [topCardsOf, headlineOf, answerFactsOf, dependenciesOf]
