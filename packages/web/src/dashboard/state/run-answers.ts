/** What the running machine does with the answer to a run. */
import { sentences } from '@cardsight/contract/sentences'
import { type DashboardState, isManual, type RunningState } from './dashboard-state.ts'
import type { Effect, EventOf, Machine } from './events.ts'
import { isOutdated, needsOtherRun, type RunningNext, run, runKeyOf, valuedFor } from './run-requests.ts'

export const runAnswers = {
  'cards-arrived': onCardsArrived,
  'cards-failed': onCardsFailed,
  'cards-restored': onCardsRestored,
  'restore-failed': onRestoreFailed,
} as const satisfies Machine<RunningState>

function onCardsArrived(state: DashboardState, { runId, found }: EventOf<'cards-arrived'>): RunningNext {
  if (state.cards.runId !== runId) {
    return [state]
  }
  const { askedKey } = state.cards
  const next: RunningState = {
    ...state,
    isFirstStepComplete: true,
    profileOptions: found.texts.profileOptions,
    cards: {
      status: 'success',
      found: valuedFor(found, state.profile),
      saved: null,
      isRestoring: false,
      error: null,
      runId,
      isQuiet: false,
      isStale: false,
      askedKey,
    },
  }
  // The run was requested before we knew which memberships it depends on.
  const isOfOtherHabits = askedKey !== null && askedKey !== runKeyOf(next)
  const current = { ...state, ...next }
  const isRunAgain = isOfOtherHabits || (!isManual(state) && isOutdated(current))
  const saving: Effect[] = isManual(state) || !isRunAgain ? [{ kind: 'save' }] : []
  const [after, ...running]: RunningNext = isRunAgain ? run(current, { isQuiet: true }) : [next]
  return [after, ...saving, ...running]
}

function onCardsFailed(state: DashboardState, { runId, failure }: EventOf<'cards-failed'>): RunningNext {
  if (state.cards.runId !== runId) {
    return [state]
  }
  const { found, isQuiet } = state.cards
  const isKept = isQuiet && found !== null && failure.kind === 'other'
  const failed: DashboardState = {
    ...state,
    cards: {
      ...state.cards,
      status: 'failure',
      found: isKept ? found : null,
      error: failure.message ?? sentences.cardFetchFailure,
      isQuiet: false,
      isStale: false,
    },
  }
  return failure.kind === 'other' && isOutdated(failed)
    ? run(failed, { isQuiet: true })
    : [failed, { kind: 'save' }]
}

function onCardsRestored(state: DashboardState, { found }: EventOf<'cards-restored'>): RunningNext {
  const { cards } = state
  if (!cards.isRestoring) {
    return [state]
  }
  // A rerun that has already failed still has to be reported.
  const status = cards.status === 'idle' ? 'success' : cards.status
  const restored: DashboardState = {
    ...state,
    isFirstStepComplete: true,
    profileOptions: found.texts.profileOptions,
    cards: { ...cards, status, found: valuedFor(found, state.profile), saved: null, isRestoring: false },
  }
  const isOutdatedRun = status === 'success' && needsOtherRun(found, state.profile)
  return isOutdatedRun ? run(restored, { isQuiet: true }) : [restored]
}

function onRestoreFailed(state: DashboardState, { isGone }: EventOf<'restore-failed'>): RunningNext {
  const { cards } = state
  if (!cards.isRestoring) {
    return [state]
  }
  if (!isGone) {
    const failed = { status: 'failure', error: sentences.cardFetchFailure } as const
    return [{ ...state, cards: { ...cards, isRestoring: false, ...(cards.status !== 'pending' && failed) } }]
  }
  const gone: DashboardState = {
    ...state,
    cards: { ...cards, saved: null, isRestoring: false, isQuiet: false },
  }
  const isLoading = cards.status === 'pending' || state.accounts.status === 'pending'
  const [next, ...effects]: RunningNext = isLoading ? [gone] : run(gone)
  return [next, { kind: 'forget-results' }, ...effects]
}
