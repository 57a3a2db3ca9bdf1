/** The running machine: what was typed or linked, and the results for it. */
import { type Costs, emptyCosts, toMonthlyCosts, totalOfCosts } from '../../features/spending-form/costs.ts'
import { type DashboardState, isManual, type RunningState } from './dashboard-state.ts'
import type { Effect, EventOf, Machine } from './events.ts'
import {
  needsOtherRun,
  profileOfRun,
  type RunningNext,
  run,
  runAnswers,
  runKeyOf,
  runManualLater,
  valuedFor,
  withoutResults,
} from './runs.ts'
import { runsOnAccounts } from './runs-on-accounts.ts'
import type { Saved } from './saved-state.ts'

/** After the last keystroke in an amount next to the results. */
const EDIT_RUN_DELAY_MS = 200
/** How long starting over can be undone. */
const UNDO_MS = 10_000
/** After the last change of the profile that needs a new run. */
const PROFILE_RUN_DELAY_MS = 150

const startedOver = 'You started over. We removed your amounts and results from this browser.'

export const runningMachine = {
  ...runAnswers,
  ...runsOnAccounts,
  opened: onOpened,
  'costs-typed': (_, { costs }) => [{ typed: costs }, { kind: 'store', what: 'typed' }],
  'costs-submitted': onCostsSubmitted,
  'costs-edited': onCostsEdited,
  'manual-run-due': onManualRunDue,
  'retry-asked': (state) => run(state),
  'profile-changed': onProfileChanged,
  'profile-run-due': onProfileRunDue,
  'profile-options-arrived': (_, { options }) => [{ profileOptions: options }],
  cleared: onCleared,
  'clear-undone': onClearUndone,
  'undo-expired': () => [{ beforeClear: null }],
} as const satisfies Machine<RunningState>

function onOpened(state: DashboardState, event: EventOf<'opened'>, before: DashboardState): RunningNext {
  const { saved, handedOver, step } = event
  const [opened, ...effects]: RunningNext =
    before.accounts.status === 'success' ? [state] : restoreAndRun(state, { saved, handedOver, step })
  // A user who brings costs along wants to see them, not old results.
  return handedOver === null
    ? [opened, ...effects]
    : [{ ...opened, typed: handedOver }, ...effects, { kind: 'store', what: 'typed' }]
}

function restoreAndRun(
  state: DashboardState,
  { saved, handedOver, step }: Pick<EventOf<'opened'>, 'saved' | 'handedOver' | 'step'>,
): RunningNext {
  const known: RunningState = state.cards.found === null ? restore(state, saved) : state
  const restored = handedOver === null ? withTypedElsewhere(known, saved.typed) : known
  const { found, isRestoring, saved: cardsDetails } = restored.cards
  const restoring: Effect[] = isRestoring ? [{ kind: 'restore-cards', cardsDetails }] : []
  if (!isManual(restored) || handedOver !== null) {
    return [restored, ...restoring]
  }
  const [next, ...running] = runManualLater(restored, {
    isQuiet: found !== null || isRestoring || step === 0,
  })
  return [next, ...restoring, ...running]
}

function restore(state: RunningState, saved: Saved): RunningState {
  const { blob } = saved
  const costs = saved.costs ?? blob?.costs ?? null
  const cardsDetails = blob?.cards.cardsDetails ?? null
  return {
    ...state,
    costs,
    typed: (isAnyTyped(saved.typed) ? saved.typed : costs) ?? state.typed,
    dates: saved.dates ?? state.dates,
    heard: blob?.cards.heard ?? state.heard,
    cards: { ...state.cards, saved: cardsDetails, isRestoring: cardsDetails !== null },
  }
}

/** Amounts that someone has cleared don't count: the form starts again with those of a typical household. */
function isAnyTyped(typed: Costs | null): boolean {
  return typed !== null && totalOfCosts(typed) > 0
}

/** Amounts typed on another page of ours count like amounts edited next to the results. */
function withTypedElsewhere(state: RunningState, typed: Costs | null): RunningState {
  const { costs, cards } = state
  if (typed === null || costs === null || !isManual(state)) {
    return state
  }
  const isOther = totalOfCosts(typed) > 0 && !areSame(typed, costs)
  return isOther
    ? { ...state, typed, costs: { ...typed, isManualCost: true }, cards: { ...cards, isStale: true } }
    : state
}

function areSame(one: Costs, other: Costs): boolean {
  return JSON.stringify(toMonthlyCosts(one)) === JSON.stringify(toMonthlyCosts(other))
}

function onCostsSubmitted(state: DashboardState, { isFromLink }: EventOf<'costs-submitted'>): RunningNext {
  const { typed, cards } = state
  if (totalOfCosts(typed) === 0 || (cards.status === 'pending' && !cards.isQuiet)) {
    return [state]
  }
  const submitted: DashboardState = {
    ...state,
    costs: { ...typed, isManualCost: true },
    cards: { ...cards, saved: null, isRestoring: false },
  }
  const [next, ...effects] = isFromLink ? run(submitted) : runManualLater(submitted, { isQuiet: false })
  return [next, { kind: 'store', what: 'costs' }, { kind: 'forget-results' }, ...effects]
}

/** Runs a moment after the last keystroke. The old results stay until the new ones arrive. */
function onCostsEdited(state: DashboardState, { costs }: EventOf<'costs-edited'>): RunningNext {
  const { cards } = state
  if (!isManual(state) || cards.found === null) {
    return [
      { ...state, typed: costs },
      { kind: 'store', what: 'typed' },
    ]
  }
  const runId = cards.runId + 1
  if (totalOfCosts(costs) === 0) {
    // Without any amount there is nothing to run: the last results stay.
    return [
      {
        ...state,
        typed: costs,
        cards: { ...cards, status: 'success', runId, isQuiet: false, isStale: false },
      },
      { kind: 'store', what: 'typed' },
      { kind: 'cancel', key: 'manual-run' },
    ]
  }
  return [
    {
      ...state,
      typed: costs,
      costs: { ...costs, isManualCost: true },
      cards: { ...cards, status: 'pending', error: null, runId, isQuiet: true, isStale: true },
    },
    { kind: 'store', what: 'typed' },
    { kind: 'store', what: 'costs' },
    {
      kind: 'later',
      key: 'manual-run',
      delayMs: EDIT_RUN_DELAY_MS,
      event: { type: 'manual-run-due', runId },
    },
  ]
}

function onManualRunDue(state: DashboardState, { runId }: EventOf<'manual-run-due'>): RunningNext {
  if (state.cards.runId !== runId || state.costs === null) {
    return [state]
  }
  const askedKey = runKeyOf(state)
  // Usually nothing changes, and the request doesn't wait for the page to be rendered again.
  const asked = { ...state, cards: { ...state.cards, askedKey } }
  return [
    state.cards.askedKey === askedKey ? state : asked,
    { kind: 'run-manual', runId, costs: state.costs, profile: profileOfRun(state) },
  ]
}

/** Results are valued again at once; other habits or another rent need a new run. */
function onProfileChanged(state: DashboardState, { profile }: EventOf<'profile-changed'>): RunningNext {
  const { found } = state.cards
  const changed: RunningState = {
    ...state,
    profile,
    cards: { ...state.cards, found: found && valuedFor(found, profile) },
  }
  return isOtherRunNeeded(changed) ? runProfileLater(changed) : [changed]
}

/** While a run is on its way, what it was requested with decides. */
function isOtherRunNeeded({ cards, ...state }: RunningState): boolean {
  if (cards.status === 'pending') {
    return cards.askedKey !== null && cards.askedKey !== runKeyOf(state)
  }
  return cards.found !== null && needsOtherRun(cards.found, state.profile)
}

/** Waits a moment, because more changes usually follow. Answers that are still on their way no longer count. */
function runProfileLater(state: RunningState): RunningNext {
  const { cards } = state
  const runId = cards.runId + 1
  const isQuiet = cards.status === 'pending' ? cards.isQuiet : true
  return [
    { ...state, cards: { ...cards, status: 'pending', runId, isQuiet } },
    {
      kind: 'later',
      key: 'profile-run',
      delayMs: PROFILE_RUN_DELAY_MS,
      event: { type: 'profile-run-due', runId },
    },
  ]
}

function onProfileRunDue(state: DashboardState, { runId }: EventOf<'profile-run-due'>): RunningNext {
  const { cards } = state
  if (cards.runId !== runId) {
    return [state]
  }
  const [next, ...effects] = run(state, { isQuiet: cards.isQuiet })
  const hasNoInput = effects.length === 0
  const status = cards.found === null ? 'idle' : 'success'
  return hasNoInput ? [{ ...state, cards: { ...cards, status, isQuiet: false } }] : [next, ...effects]
}

/** Removes everything that was typed, and all results from it. For a moment, it can be undone. */
function onCleared(state: DashboardState): RunningNext {
  const { costs, typed, cards, resultSetting } = state
  const [cleared, ...effects] = withoutResults({
    ...state,
    costs: null,
    typed: emptyCosts,
    beforeClear: { costs, typed, resultSetting, found: cards.found },
  })
  return [
    cleared,
    ...effects,
    { kind: 'forget-everything-typed' },
    { kind: 'toast', tone: 'note', text: startedOver, undo: { type: 'clear-undone' } },
    { kind: 'later', key: 'undo', delayMs: UNDO_MS, event: { type: 'undo-expired' } },
  ]
}

function onClearUndone(state: DashboardState): RunningNext {
  if (state.beforeClear === null) {
    return [state]
  }
  const { found, costs, typed } = state.beforeClear
  return [
    {
      ...state,
      costs,
      typed,
      beforeClear: null,
      isFirstStepComplete: true,
      cards: { ...state.cards, found, status: found === null ? 'idle' : 'success' },
    },
    { kind: 'cancel', key: 'undo' },
    { kind: 'store', what: 'typed' },
    { kind: 'store', what: 'costs' },
    { kind: 'save' },
  ]
}
