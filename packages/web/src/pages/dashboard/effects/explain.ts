import { withoutUnknownIds } from '@cardsight/contract/profile'
import type { Explanation, Projection } from '@cardsight/contract/schemas'
import { DEFAULT_DATE_TYPE, monthsInWindow, presetWindow } from '@cardsight/engine/spending'
import { windowOfDates } from '../../../features/settings/dates.ts'
import { toMonthlyCosts } from '../../../features/spending-form/costs.ts'
import { categoryOf } from '../selectors.ts'
import { type DashboardState, isManual, type PointedCard } from '../state/dashboard-state.ts'
import { enabledIds } from '../state/mode.ts'
import type { DashboardDependencies } from './dependencies.ts'

/** Loads the explanation of a card's numbers. Rejects if it can't be loaded. */
export async function explain(
  { loadCalls, today }: DashboardDependencies,
  state: DashboardState,
  { list, cardId }: PointedCard,
  projection: Projection,
): Promise<Explanation> {
  const { costs, cards, dates, resultSetting } = state
  if (cards.found === null) {
    throw new Error('There is no run to explain')
  }
  const profile = withoutUnknownIds(state.profile, cards.found.texts.profileOptions)
  const calls = await loadCalls()
  const only = list === 'category' ? categoryOf(cards.found, resultSetting) : null
  if (costs !== null && isManual(state)) {
    const window = presetWindow(DEFAULT_DATE_TYPE, today())
    return calls.explainManual({ cardId, projection, only, costs: toMonthlyCosts(costs), window, profile })
  }
  const window = windowOfDates(dates, today())
  const nMonths = monthsInWindow(dates.dateType, window)
  const accountIds = enabledIds(state)
  return calls.explainLinked({ cardId, projection, only, accountIds, window, nMonths, profile })
}
