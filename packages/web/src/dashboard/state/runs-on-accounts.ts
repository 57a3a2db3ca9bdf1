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

const resultsRemoved = 'Your accounts changed, so we removed the results. Find your card again.'

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

/** Results that a toggle removes come back with its undo. */
function onAccountToggled(
  state: DashboardState,
  { accountId, enabled }: EventOf<'account-toggled'>,
  { accounts, costs, cards: { found } }: DashboardState,
): RunningNext {
  const [next, ...effects] = withoutResults(withMode(state))
  const { banks } = accounts
  const toast: Effect[] =
    found === null
      ? turnedOffToast(banks, { accountId, enabled })
      : [
          {
            kind: 'toast',
            tone: 'note',
            text: resultsRemoved,
            undo: { type: 'toggle-undone', banks, costs, found, runId: next.cards.runId },
          },
        ]
  return [next, ...effects, { kind: 'store', what: 'costs' }, ...toast]
}

type Toggle = Pick<EventOf<'account-toggled'>, 'accountId' | 'enabled'>

function turnedOffToast(banks: Banks, { accountId, enabled }: Toggle): Effect[] {
  const account = accountsOf(banks).find(({ account_id }) => account_id === accountId)
  const undo = { type: 'account-toggled', accountId, enabled: true } as const
  return account === undefined || enabled
    ? []
    : [{ kind: 'toast', tone: 'note', text: `${accountLabel(account)} is off.`, undo }]
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
      cards: { ...state.cards, found: valuedFor(found, state.profile), status: 'success' },
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
