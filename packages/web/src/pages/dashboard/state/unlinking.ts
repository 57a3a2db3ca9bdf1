/** Unlinking: all accounts at once, or one institution. */
import { emptyBanks } from '../../../features/linking/banks.ts'
import { type DashboardState, isManual } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { fetchAccounts } from './opening.ts'
import { withoutResults } from './runs.ts'
import { accountsUnlinked } from './sentences.ts'

export const unlinkingTransitions = {
  'unlink-confirmed': (state) => [{ ...state, isUnlinking: true }, { kind: 'unlink-all' }],
  unlinked: onUnlinked,
  'unlink-failed': onUnlinkFailed,
  'institute-removal-asked': (state, { accessToken }) => [
    { ...state, dialog: null, accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'remove-institute', accessToken },
  ],
  'institute-removed': onInstituteRemoved,
  'institute-failed': onInstituteFailed,
} as const satisfies Partial<Transitions>

function onUnlinked(state: DashboardState): Next {
  const [next, ...effects] = withoutResults({
    ...state,
    dashboardStep: 0,
    isUnlinking: false,
    dialog: null,
    accounts: { status: 'pending', banks: emptyBanks, reLoginRequiredInstitutes: [] },
    institutions: [],
  })
  return [
    next,
    ...effects,
    { kind: 'store', what: 'accounts' },
    { kind: 'fetch-accounts' },
    { kind: 'toast', tone: 'good', text: accountsUnlinked },
  ]
}

/** The results may include data that is gone. */
function onInstituteRemoved(state: DashboardState): Next {
  const [current, ...dropping]: Next = isManual(state) ? [state] : withoutResults(state)
  const [next, ...effects] = fetchAccounts(current)
  return [next, ...dropping, ...effects]
}

function onUnlinkFailed(state: DashboardState, { message }: EventOf<'unlink-failed'>): Next {
  return [
    { ...state, isUnlinking: false },
    { kind: 'toast', tone: 'bad', text: message },
  ]
}

function onInstituteFailed(state: DashboardState, { message }: EventOf<'institute-failed'>): Next {
  return [
    { ...state, accounts: { ...state.accounts, status: 'success' } },
    { kind: 'toast', tone: 'bad', text: message },
  ]
}
