/** Amounts edited next to the results, and starting over with a way back. */
import { type Costs, emptyCosts, totalOfCosts } from '../../../features/spending-form/costs.ts'
import { type DashboardState, defaultResultSetting, isManual } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { withoutResults } from './runs.ts'
import { startedOver } from './sentences.ts'
import { EDIT_RUN_DELAY_MS, UNDO_MS } from './timings.ts'

export const editingTransitions = {
  'costs-edited': onCostsEdited,
  cleared: onCleared,
  'clear-undone': onClearUndone,
  'undo-expired': (state) => [{ ...state, beforeClear: null }],
} as const satisfies Partial<Transitions>

/** Runs a moment after the last keystroke. The old results stay until the new ones arrive. */
function onCostsEdited(state: DashboardState, { costs }: EventOf<'costs-edited'>): Next {
  const typed: DashboardState = { ...state, typed: costs }
  if (!isManual(state) || state.cards.found === null) {
    return [typed, { kind: 'store', what: 'typed' }]
  }
  return totalOfCosts(costs) === 0 ? withoutPendingEdit(typed) : withEdit(typed, costs)
}

function withEdit(state: DashboardState, costs: Costs): Next {
  const runId = state.cards.runId + 1
  return [
    {
      ...state,
      costs: { ...costs, isManualCost: true },
      cards: { ...state.cards, status: 'pending', error: null, runId, isQuiet: true, isStale: true },
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

/** Without any amount there is nothing to run: the last results stay. */
function withoutPendingEdit(state: DashboardState): Next {
  const { cards } = state
  return [
    {
      ...state,
      cards: { ...cards, status: 'success', runId: cards.runId + 1, isQuiet: false, isStale: false },
    },
    { kind: 'store', what: 'typed' },
    { kind: 'cancel', key: 'manual-run' },
  ]
}

/** Removes everything that was typed, and all results from it. For a moment, it can be undone. */
function onCleared(state: DashboardState): Next {
  const { costs, typed, cards, resultSetting } = state
  const { linkToken } = resultSetting
  const [cleared, ...effects] = withoutResults({
    ...state,
    dashboardStep: 0,
    costs: null,
    typed: emptyCosts,
    resultSetting: { ...defaultResultSetting, linkToken },
    dialog: null,
    why: null,
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

function onClearUndone(state: DashboardState): Next {
  if (state.beforeClear === null) {
    return [state]
  }
  const { found, ...before } = state.beforeClear
  return [
    {
      ...state,
      ...before,
      beforeClear: null,
      dashboardStep: 1,
      isFirstStepComplete: true,
      cards: { ...state.cards, found, status: found === null ? 'idle' : 'success' },
    },
    { kind: 'cancel', key: 'undo' },
    { kind: 'store', what: 'typed' },
    { kind: 'store', what: 'costs' },
    { kind: 'save' },
  ]
}
