/** Runs, and runs restored from storage. */
import { sentences } from '@cardsight/contract/sentences'
import { DEFAULT_DATE_TYPE, monthsInWindow, presetWindow } from '@cardsight/engine/spending'
import { windowOfDates } from '../../../features/settings/dates.ts'
import { toMonthlyCosts } from '../../../features/spending-form/costs.ts'
import type { DashboardState, FoundCards } from '../state/dashboard-state.ts'
import type { DashboardEvent, EffectOf } from '../state/events.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'

export async function runManual(
  { loadCalls, today }: DashboardDependencies,
  { runId, costs, profile }: EffectOf<'run-manual'>,
  { isSignedIn }: DashboardState,
): Promise<DashboardEvent> {
  const window = presetWindow(DEFAULT_DATE_TYPE, today())
  return find(loadCalls, runId, (calls) =>
    calls.runManual({ costs: toMonthlyCosts(costs), window, profile, isSignedIn }),
  )
}

export async function runLinked(
  { loadCalls, today }: DashboardDependencies,
  { kind: _, runId, dates, ...run }: EffectOf<'run-linked'>,
): Promise<DashboardEvent> {
  const window = windowOfDates(dates, today())
  const nMonths = monthsInWindow(dates.dateType, window)
  return find(loadCalls, runId, (calls) => calls.runLinked({ ...run, window, nMonths }))
}

export async function restoreCards(
  { loadCalls }: DashboardDependencies,
  { cardsDetails }: EffectOf<'restore-cards'>,
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
