/** What the shown results were calculated on, for questions about them. */
import type { TypedCosts } from '@cardsight/contract/costs'
import { type Profile, withoutUnknownIds } from '@cardsight/contract/profile'
import type { DayRange } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, monthsInWindow, presetWindow } from '@cardsight/engine/spending'
import type { LinkedRun } from '../../../api/backtest.ts'
import { accountsInRun } from '../../../features/linking/banks.ts'
import { windowOfDates } from '../../../features/settings/dates.ts'
import { toMonthlyCosts } from '../../../features/spending-form/costs.ts'
import { type DashboardState, type FoundCards, isManual } from '../state/dashboard-state.ts'
import type { DashboardDependencies } from './dependencies.ts'

export type RunBasis =
  | Readonly<{ kind: 'typed'; costs: TypedCosts; window: DayRange; profile: Profile }>
  | (LinkedRun & Readonly<{ kind: 'linked' }>)

export function runBasisOf(
  state: DashboardState,
  { texts }: FoundCards,
  { today }: Pick<DashboardDependencies, 'today'>,
): RunBasis {
  const { costs, dates } = state
  const profile = withoutUnknownIds(state.profile, texts.profileOptions)
  if (costs !== null && isManual(state)) {
    const window = presetWindow(DEFAULT_DATE_TYPE, today())
    return { kind: 'typed', costs: toMonthlyCosts(costs), window, profile }
  }
  const window = windowOfDates(dates, today())
  const nMonths = monthsInWindow(dates.dateType, window)
  return { kind: 'linked', ...accountsInRun(state.accounts.banks), window, nMonths, profile }
}
