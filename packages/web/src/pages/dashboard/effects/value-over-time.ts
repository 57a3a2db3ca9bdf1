import type { ValueOverTime } from '@cardsight/contract/schemas'
import type { DashboardState } from '../state/dashboard-state.ts'
import type { DashboardDependencies } from './dependencies.ts'
import { runBasisOf } from './run-basis.ts'

/** Loads the value of some cards month by month, on the spending of the results. Rejects if it can't be loaded. */
export async function valueOverTime(
  dependencies: DashboardDependencies,
  state: DashboardState,
  cardIds: readonly string[],
): Promise<ValueOverTime> {
  if (state.cards.found === null) {
    throw new Error('There are no results to chart')
  }
  const basis = runBasisOf(state, state.cards.found, dependencies)
  const calls = await dependencies.loadCalls()
  return basis.kind === 'typed'
    ? calls.valueManual({ cardIds, ...basis })
    : calls.valueLinked({ cardIds, ...basis })
}
