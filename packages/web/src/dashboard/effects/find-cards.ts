/** Runs, and runs restored from storage. */

import type { TypedCosts } from '@cardsight/contract/costs'
import { type Profile, withoutUnknownIds } from '@cardsight/contract/profile'
import { sentences } from '@cardsight/contract/sentences'
import type { DayRange } from '@cardsight/engine/dates'
import { monthsInWindow } from '@cardsight/engine/spending'
import type { LinkedRun } from '../../api/backtest.ts'
import { accountsInRun } from '../../features/linking/banks.ts'
import { windowOfDates } from '../../features/settings/dates.ts'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { type DashboardState, type FoundCards, isManual } from '../state/dashboard-state.ts'
import type { DashboardEvent, RunningPerformers } from '../state/events.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'

type Dispatch = (event: DashboardEvent) => void

export function runningPerformers(
  { loadCalls, today, typedYear }: DashboardDependencies,
  getState: () => DashboardState,
  dispatch: Dispatch,
): RunningPerformers {
  return {
    'run-manual': ({ runId, costs, profile }) => {
      const { isSignedIn } = getState()
      const window = typedYear()
      const ask = (calls: DashboardCalls) =>
        calls.runManual({ costs: toMonthlyCosts(costs), window, profile, isSignedIn })
      void find(loadCalls, runId, ask).then(dispatch)
    },
    'run-linked': ({ kind: _, runId, dates, ...run }) => {
      const window = windowOfDates(dates, today())
      const nMonths = monthsInWindow(dates.dateType, window)
      const ask = (calls: DashboardCalls) => calls.runLinked({ ...run, window, nMonths })
      void find(loadCalls, runId, ask).then(dispatch)
    },
    'restore-cards': ({ cardsDetails }) => void restoreCards(loadCalls, cardsDetails).then(dispatch),
  }
}

async function restoreCards(
  loadCalls: DashboardDependencies['loadCalls'],
  cardsDetails: unknown,
): Promise<DashboardEvent> {
  const calls = await loadCalls().catch(() => null)
  if (calls === null) {
    return { type: 'restore-failed', isGone: false }
  }
  let run: FoundCards['run']
  try {
    run = calls.parseRun(cardsDetails)
  } catch {
    return { type: 'restore-failed', isGone: true }
  }
  try {
    return { type: 'cards-restored', found: await withTexts(calls, run) }
  } catch (error) {
    return { type: 'restore-failed', isGone: calls.isGone(error) || error instanceof RangeError }
  }
}

async function find(
  loadCalls: DashboardDependencies['loadCalls'],
  runId: number,
  ask: (calls: DashboardCalls) => Promise<FoundCards['run']>,
): Promise<DashboardEvent> {
  const calls = await loadCalls().catch(() => null)
  if (calls === null) {
    return { type: 'cards-failed', runId, failure: { kind: 'other', message: sentences.cardFetchFailure } }
  }
  try {
    return { type: 'cards-arrived', runId, found: await withTexts(calls, await ask(calls)) }
  } catch (error) {
    return { type: 'cards-failed', runId, failure: calls.failureOf(error) }
  }
}

async function withTexts(calls: DashboardCalls, run: FoundCards['run']): Promise<FoundCards> {
  return calls.expand(run, await calls.loadCardTexts(run.cardTexts))
}

/** What the shown results were calculated on, for questions about them. */
export type RunBasis =
  | Readonly<{ kind: 'typed'; costs: TypedCosts; window: DayRange; profile: Profile }>
  | (LinkedRun & Readonly<{ kind: 'linked' }>)

export function runBasisOf(
  state: DashboardState,
  { texts }: FoundCards,
  { today, typedYear }: Pick<DashboardDependencies, 'today' | 'typedYear'>,
): RunBasis {
  const { costs, dates } = state
  const profile = withoutUnknownIds(state.profile, texts.profileOptions)
  if (costs !== null && isManual(state)) {
    return { kind: 'typed', costs: toMonthlyCosts(costs), window: typedYear(), profile }
  }
  const window = windowOfDates(dates, today())
  const nMonths = monthsInWindow(dates.dateType, window)
  return { kind: 'linked', ...accountsInRun(state.accounts.banks), window, nMonths, profile }
}
