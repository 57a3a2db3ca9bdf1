/** Banks that are still sending their history, and results that follow them. */
import type { InstitutionStatus } from '@cardsight/contract'
import { type DashboardState, isManual } from './dashboard-state.ts'
import type { Effect, EventOf, Next, Transitions } from './events.ts'
import { run } from './runs.ts'
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
  const known: DashboardState = { ...state, institutions }
  const looking = lookingAgain(institutions)
  const [next, ...running]: Next = hasNews(state.institutions, institutions) ? refreshed(known) : [known]
  const hasOtherStates = statesOf(state.institutions) !== statesOf(institutions)
  const isFirstLook = state.institutions.length === 0
  const fetching: Effect[] = hasOtherStates && !isFirstLook ? [{ kind: 'fetch-accounts' }] : []
  return [next, ...looking, ...running, ...fetching]
}

/** Results that came back from an earlier visit are news too: nobody knows what they were made of. */
function hasNews(before: readonly InstitutionStatus[], now: readonly InstitutionStatus[]): boolean {
  return heardOf(before) !== heardOf(now)
}

function refreshed(state: DashboardState): Next {
  const { found, isRestoring, status } = state.cards
  const isShown = found !== null || isRestoring || (status === 'failure' && state.dashboardStep === 1)
  return isShown && status !== 'pending' && !isManual(state) ? run(state, { isQuiet: true }) : [state]
}

function lookingAgain(institutions: readonly InstitutionStatus[]): Effect[] {
  return institutions.some(({ isImporting }) => isImporting)
    ? [{ kind: 'later', key: 'status', delayMs: IMPORT_LOOK_MS, event: { type: 'status-due' } }]
    : []
}

function heardOf(institutions: readonly InstitutionStatus[]): string {
  return institutions
    .map(({ handle, isImporting, freshAt, syncedAt }) => [handle, freshAt, isImporting && syncedAt].join())
    .join(';')
}

function statesOf(institutions: readonly InstitutionStatus[]): string {
  return institutions.map(({ handle, state }) => `${handle} ${state}`).join()
}
