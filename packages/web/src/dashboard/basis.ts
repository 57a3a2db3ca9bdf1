/** Text of what the results are based on. */
import type { Coverage } from '@cardsight/contract/backtest'
import { describeCoverage, type HistorySource } from '@cardsight/contract/sentences'
import { CUSTOM } from '@cardsight/engine/spending'
import { accountLabel, accountsOf, FROM_FILES } from '../features/linking/banks.ts'
import type { StoredDates } from '../features/settings/dates.ts'
import { totalOfCosts } from '../features/spending-form/costs.ts'
import { formatDayShort } from '../lib/format-date.ts'
import { formatDollars } from '../lib/format-money.ts'
import { memoizeLast } from './results/memoize-last.ts'
import { type DashboardState, isManual } from './state/dashboard-state.ts'

const MANUAL_PERIOD = '12 Months'

const periods = {
  1: '12 Months',
  2: '6 Months',
  3: '3 Months',
  4: '1 Month',
  5: '12 Months',
  7: '9 Months',
} as const

type PeriodState = Pick<DashboardState, 'costs' | 'dates' | 'cards'>

/** Typed costs are projected for a year, whatever dates are stored. A short history has its own length. */
export function periodOf(state: PeriodState): string {
  if (isManual(state)) {
    return MANUAL_PERIOD
  }
  const coverage = coverageIn(state)
  const isWholeRange = coverage?.first === state.dates.date?.start
  return coverage?.isLimited && !isWholeRange
    ? `${coverage.days} ${coverage.days === 1 ? 'Day' : 'Days'}`
    : periodOfDates(state.dates)
}

/** What we did about a short history, in a sentence; null if it isn't short. */
export function shortHistoryText(
  state: PeriodState & Pick<DashboardState, 'accounts' | 'institutions'>,
): string | null {
  const coverage = isManual(state) ? null : coverageIn(state)
  return coverage && describeCoverage(coverage, sourceOf(state))
}

/** False if the history is too short for anything but what happened. */
export function isProjected({ cards }: Pick<DashboardState, 'cards'>): boolean {
  return coverageIn({ cards })?.isProjected ?? true
}

/** Without a projection there is one year, whatever was chosen for other results. */
export const withProjectedYears = memoizeLast(
  (state: DashboardState): DashboardState =>
    isProjected(state)
      ? state
      : {
          ...state,
          resultSetting: {
            ...state.resultSetting,
            topYearProjection: '1',
            bottomYearProjection: '1',
          },
        },
)

function coverageIn({ cards }: Pick<DashboardState, 'cards'>): Coverage {
  return cards.found?.details.coverage ?? null
}

function sourceOf({
  accounts,
  institutions,
}: Pick<DashboardState, 'accounts' | 'institutions'>): HistorySource {
  const names = new Set(
    accountsOf(accounts.banks).flatMap(({ enabled, institutionName }) => (enabled ? [institutionName] : [])),
  )
  const isFile = (name: string) =>
    name === FROM_FILES ||
    institutions.some(({ institutionName, source }) => institutionName === name && source === 'import')
  if ([...names].every(isFile)) {
    return 'files'
  }
  return names.size > 1 ? 'banks' : 'bank'
}

/** What the first step was completed with, in a few words. */
export function basisLabel(state: Pick<DashboardState, 'costs' | 'accounts'>): string {
  const { costs, accounts } = state
  if (costs?.isManualCost === true) {
    return `Using the amounts you entered: ${formatDollars(totalOfCosts(costs))} a month`
  }
  const count = accountsOf(accounts.banks).filter(({ enabled }) => enabled).length
  return count === 1 ? '1 account' : `${count} accounts`
}

/** The name of the only enabled card, or how many are enabled. */
export function cardsInBasis({ accounts }: Pick<DashboardState, 'accounts'>): string {
  const enabled = accountsOf(accounts.banks).filter((account) => account.enabled)
  const [only, ...more] = enabled
  return only !== undefined && more.length === 0 ? accountLabel(only) : `${enabled.length} of your cards`
}

function periodOfDates({ dateType, date }: StoredDates): string {
  if (dateType !== CUSTOM) {
    return periods[dateType]
  }
  return date === null ? MANUAL_PERIOD : `${formatDayShort(date.start)} - ${formatDayShort(date.end)}`
}
