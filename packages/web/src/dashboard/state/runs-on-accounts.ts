/** How results follow linked accounts. Part of the running machine. */
import { accountLabel, accountsOf, type Banks } from '../../features/linking/banks.ts'
import { type DashboardState, isManual, type RunningState } from './dashboard-state.ts'
import type { Effect, EventOf, Machine } from './events.ts'
import { hasAccounts, hasEnabledAccounts, importingNames } from './linking.ts'
import {
  dataVersionOf,
  isOutdated,
  type RunningNext,
  run,
  runIfNeeded,
  valuedFor,
  withoutResults,
} from './runs.ts'

export const runsOnAccounts = {
  'step-asked': onStepRequested,
  'settings-applied': onSettingsApplied,
  'accounts-arrived': onAccountsArrived,
  'account-toggled': onAccountToggled,
  'toggle-undone': onToggleUndone,
  'link-succeeded': withoutResults,
  'access-renewed': withoutResults,
  'setup-token-entered': withoutResults,
  unlinked: withoutResults,
  // The results may include data that is gone.
  'institute-removed': (state) => (isManual(state) ? [state] : withoutResults(state)),
  'status-arrived': onStatusArrived,
  // Updates the results without moving the user.
  'merchant-corrected': (state) =>
    state.cards.found === null || isManual(state) ? [state] : run(state, { isQuiet: true }),
} as const satisfies Machine<RunningState>

/** Results need input to calculate them from. */
function onStepRequested(state: DashboardState, { step }: EventOf<'step-asked'>): RunningNext {
  if (step === 0 || (!hasAccounts(state) && state.costs === null)) {
    return [state]
  }
  const [next, ...effects] = runIfNeeded({ ...withMode(state), isFirstStepComplete: true })
  return [next, { kind: 'store', what: 'costs' }, ...effects]
}

/** Any account enabled: no manual mode. None, but costs that were once submitted: manual mode. */
function withMode(state: DashboardState): DashboardState {
  return state.costs === null
    ? state
    : { ...state, costs: { ...state.costs, isManualCost: !hasEnabledAccounts(state) } }
}

function onSettingsApplied(state: DashboardState, { dates }: EventOf<'settings-applied'>): RunningNext {
  if (state.dialog?.kind !== 'change-settings') {
    return [state]
  }
  const [next, ...effects] = run(withMode({ ...state, dates }))
  return [next, { kind: 'store', what: 'dates' }, { kind: 'store', what: 'costs' }, ...effects]
}

function onAccountsArrived(
  state: DashboardState,
  _: EventOf<'accounts-arrived'>,
  before: DashboardState,
): RunningNext {
  const arrived = withMode(state)
  const isNoLongerManual = isManual(before) && !isManual(arrived)
  const [current, ...dropping]: RunningNext = isNoLongerManual ? withoutResults(arrived) : [arrived]
  const [next, ...running]: RunningNext =
    state.dashboardStep === 1 ? runIfNeeded({ ...state, ...current }) : [current]
  return [next, { kind: 'store', what: 'costs' }, ...dropping, ...running]
}

/** Results that a toggle removes are requested again, and come back with its undo. */
function onAccountToggled(
  state: DashboardState,
  toggle: EventOf<'account-toggled'>,
  { accounts: { banks }, costs, cards: { found } }: DashboardState,
): RunningNext {
  const [cleared, ...clearing] = withoutResults(withMode(state))
  const isOff = toggledText(banks, toggle)
  if (found === null) {
    const undo = { type: 'account-toggled', accountId: toggle.accountId, enabled: true } as const
    const toast: Effect[] = toggle.enabled ? [] : [{ kind: 'toast', tone: 'note', text: isOff, undo }]
    return [cleared, ...clearing, { kind: 'store', what: 'costs' }, ...toast]
  }
  const [next, ...running] = run({ ...state, ...cleared })
  const text = running.length === 0 ? isOff : `${isOff} Updating your results…`
  const undo = { type: 'toggle-undone', banks, costs, found, runId: next.cards.runId } as const
  return [
    next,
    ...clearing,
    ...running,
    { kind: 'store', what: 'costs' },
    { kind: 'toast', tone: 'note', text, undo },
  ]
}

/** 'Everyday Checking ••0001 is off.' */
function toggledText(
  banks: Banks,
  { accountId, enabled }: Pick<EventOf<'account-toggled'>, 'accountId' | 'enabled'>,
): string {
  const account = accountsOf(banks).find(({ account_id }) => account_id === accountId)
  return `${account === undefined ? 'Account' : accountLabel(account)} is ${enabled ? 'on' : 'off'}.`
}

function onToggleUndone(state: DashboardState, event: EventOf<'toggle-undone'>): RunningNext {
  const { costs, found, runId } = event
  if (state.cards.runId !== runId) {
    return [state]
  }
  return [
    {
      ...state,
      costs,
      isFirstStepComplete: true,
      // Without the answer to the run that the toggle requested.
      cards: {
        ...state.cards,
        found: valuedFor(found, state.profile),
        status: 'success',
        runId: state.cards.runId + 1,
      },
    },
    { kind: 'store', what: 'costs' },
    { kind: 'save' },
  ]
}

/** Shown results follow the latest data; results that are loading are checked when they arrive. */
function onStatusArrived(state: DashboardState): RunningNext {
  const { found, isRestoring, status } = state.cards
  const isShown = found !== null || isRestoring || (status === 'failure' && state.dashboardStep === 1)
  // Requested a moment ago, before the first poll: outdated only if more is to come.
  const heard = state.heard ?? (importingNames(state).length > 0 ? '' : dataVersionOf(state.institutions))
  const known: DashboardState = isShown || status === 'pending' ? { ...state, heard } : state
  return isShown && status !== 'pending' && isOutdated(known) ? run(known, { isQuiet: true }) : [known]
}
