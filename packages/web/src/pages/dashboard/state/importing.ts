/** Banks that are still sending their history, and results that follow them. */
import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { type DashboardState, isManual } from './dashboard-state.ts'
import { dataVersionOf } from './data-version.ts'
import type { Effect, EventOf, Next, Transitions } from './events.ts'
import { isOutdated, run } from './runs.ts'
import { IMPORT_POLL_MS } from './timings.ts'

export const importingTransitions = {
  'status-due': (state) => [state, { kind: 'fetch-status' }],
  'status-arrived': onStatusArrived,
  'status-failed': (state) => [state, ...pollingAgain(state.institutions)],
} as const satisfies Partial<Transitions>

/** Names of the banks whose history is incomplete. */
export function importingNames({ institutions }: Pick<DashboardState, 'institutions'>): string[] {
  return institutions.filter(({ isImporting }) => isImporting).map(({ institutionName }) => institutionName)
}

/** True while a bank is sending its history, and until the results with all of it are there. */
export function isProvisional(state: DashboardState): boolean {
  const isUpdating = state.cards.status === 'pending' && state.cards.isQuiet
  return !isManual(state) && state.institutions.length > 0 && (importingNames(state).length > 0 || isUpdating)
}

function onStatusArrived(state: DashboardState, { institutions }: EventOf<'status-arrived'>): Next {
  const looking = pollingAgain(institutions)
  const [next, ...running] = refreshed({ ...state, institutions })
  const hasOtherStates = statesOf(state.institutions) !== statesOf(institutions)
  const isFirstPoll = state.institutions.length === 0
  const fetching: Effect[] = hasOtherStates && !isFirstPoll ? [{ kind: 'fetch-accounts' }] : []
  return [next, ...looking, ...running, ...fetching]
}

/** Shown results follow the latest data; results that are loading are checked when they arrive. */
function refreshed(state: DashboardState): Next {
  const { found, isRestoring, status } = state.cards
  const isShown = found !== null || isRestoring || (status === 'failure' && state.dashboardStep === 1)
  // Requested a moment ago, before the first poll: outdated only if more is to come.
  const heard = state.heard ?? (importingNames(state).length > 0 ? '' : dataVersionOf(state.institutions))
  const known: DashboardState = isShown || status === 'pending' ? { ...state, heard } : state
  return isShown && status !== 'pending' && isOutdated(known) ? run(known, { isQuiet: true }) : [known]
}

function pollingAgain(institutions: readonly InstitutionStatus[]): Effect[] {
  return institutions.some(({ isImporting }) => isImporting)
    ? [{ kind: 'later', key: 'status', delayMs: IMPORT_POLL_MS, event: { type: 'status-due' } }]
    : []
}

function statesOf(institutions: readonly InstitutionStatus[]): string {
  return institutions.map(({ handle, state }) => `${handle} ${state}`).join()
}
