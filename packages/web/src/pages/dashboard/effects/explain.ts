import type { Explanation, Projection } from '@cardsight/contract/schemas'
import { categoryOf } from '../selectors.ts'
import type { DashboardState, PointedCard } from '../state/dashboard-state.ts'
import type { DashboardDependencies } from './dependencies.ts'
import { runBasisOf } from './run-basis.ts'

/** Loads the explanation of a card's numbers. Rejects if it can't be loaded. */
export async function explain(
  dependencies: DashboardDependencies,
  state: DashboardState,
  { list, cardId }: PointedCard,
  projection: Projection,
): Promise<Explanation> {
  const { cards, resultSetting } = state
  if (cards.found === null) {
    throw new Error('There is no run to explain')
  }
  const only = list === 'category' ? categoryOf(cards.found, resultSetting) : null
  const { kind, ...basis } = runBasisOf(state, cards.found, dependencies)
  const calls = await dependencies.loadCalls()
  return 'costs' in basis
    ? calls.explainManual({ cardId, projection, only, ...basis })
    : calls.explainLinked({ cardId, projection, only, ...basis })
}
