import type { Explanation, Projection } from '@cardsight/contract'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine'
import { toMonthlyCosts } from '../../../features/spending-form/costs.ts'
import { categoryOf } from '../selectors.ts'
import { type DashboardState, isManual, type PointedCard } from '../state/dashboard-state.ts'
import type { World } from './world.ts'

/** The lines behind the numbers of a card that somebody pointed at. Rejects when they cannot be had. */
export async function explain(
  { loadCalls, today }: World,
  state: DashboardState,
  { list, cardId }: PointedCard,
  projection: Projection,
): Promise<Explanation> {
  const { costs, cards, resultSetting } = state
  if (costs === null || cards.found === null || !isManual(state)) {
    throw new Error('Only runs on typed costs can be explained so far')
  }
  const calls = await loadCalls()
  return calls.explainManual({
    cardId,
    projection,
    only: list === 'category' ? categoryOf(cards.found, resultSetting) : null,
    costs: toMonthlyCosts(costs),
    window: presetWindow(DEFAULT_DATE_TYPE, today()),
  })
}
