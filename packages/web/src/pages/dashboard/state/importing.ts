/** Banks that are still sending their history, and results that follow them. */
import type { InstitutionStatus } from '@cardsight/contract'
import type { DashboardState } from './dashboard-state.ts'
import type { Effect, EventOf, Next, Transitions } from './events.ts'
import { heardOf } from './heard.ts'
import { isBehind, run } from './runs.ts'
import { IMPORT_LOOK_MS } from './timings.ts'

export const importingTransitions = {
  'status-due': (state) => [state, { kind: 'fetch-status' }],
  'status-arrived': onStatusArrived,
  'status-failed': (state) => [state, ...lookingAgain(state.institutions)],
} as const satisfies Partial<Transitions>

/** The names of the banks of which not everything is in yet. */
export function importingNames({ institutions }: Pick<DashboardState, 'institutions'>): string[] {
  return institutions.filter(({ isImporting }) => isImporting).map(({ institutionName }) => institutionName)
}

function onStatusArrived(state: DashboardState, { institutions }: EventOf<'status-arrived'>): Next {
  const looking = lookingAgain(institutions)
  const [next, ...running] = refreshed({ ...state, institutions })
  const hasOtherStates = statesOf(state.institutions) !== statesOf(institutions)
  const isFirstLook = state.institutions.length === 0
  const fetching: Effect[] = hasOtherStates && !isFirstLook ? [{ kind: 'fetch-accounts' }] : []
  return [next, ...looking, ...running, ...fetching]
}

/** Results that are shown follow what was heard; those that are on their way are looked at when they arrive. */
function refreshed(state: DashboardState): Next {
  const { found, isRestoring, status } = state.cards
  const isShown = found !== null || isRestoring || (status === 'failure' && state.dashboardStep === 1)
  // Asked for a moment ago, before the first look: behind only if more is to come.
  const heard = state.heard ?? (importingNames(state).length > 0 ? '' : heardOf(state.institutions))
  const known: DashboardState = isShown || status === 'pending' ? { ...state, heard } : state
  return isShown && status !== 'pending' && isBehind(known) ? run(known, { isQuiet: true }) : [known]
}

function lookingAgain(institutions: readonly InstitutionStatus[]): Effect[] {
  return institutions.some(({ isImporting }) => isImporting)
    ? [{ kind: 'later', key: 'status', delayMs: IMPORT_LOOK_MS, event: { type: 'status-due' } }]
    : []
}

function statesOf(institutions: readonly InstitutionStatus[]): string {
  return institutions.map(({ handle, state }) => `${handle} ${state}`).join()
}
