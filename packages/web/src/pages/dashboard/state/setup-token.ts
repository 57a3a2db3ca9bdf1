/** Linking and renewing with a SimpleFIN setup token, which the user pastes into a dialog. */
import type { Institute } from '../../../features/linking/banks.ts'
import type { DashboardState } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { linkChanged } from './linking.ts'
import { linkingUnavailable } from './sentences.ts'

export const setupTokenTransitions = {
  'setup-token-asked': (state) => askForSetupToken(state, null),
  'setup-token-offer-arrived': (state, { offer }) => [
    state.dialog?.kind === 'setup-token' ? { ...state, dialog: { ...state.dialog, offer } } : state,
  ],
  'setup-token-offer-failed': (state) => [
    state.dialog?.kind === 'setup-token' ? { ...state, dialog: null } : state,
    { kind: 'toast', tone: 'note', text: linkingUnavailable },
  ],
  'setup-token-entered': onEntered,
  'institute-renewal-asked': onRenewalRequested,
} as const satisfies Partial<Transitions>

function askForSetupToken(state: DashboardState, renews: Institute | null): Next {
  return [
    { ...state, dialog: { kind: 'setup-token', offer: null, renews } },
    { kind: 'fetch-setup-token-offer' },
  ]
}

/** Only the provider's widget needs a token of ours. */
function onRenewalRequested(
  state: DashboardState,
  { accessToken }: EventOf<'institute-renewal-asked'>,
): Next {
  const institute = state.accounts.reLoginRequiredInstitutes.find(
    ({ access_token, renewsWithSetupToken }) => access_token === accessToken && renewsWithSetupToken === true,
  )
  return institute === undefined
    ? [state, { kind: 'renew-institute', accessToken }]
    : askForSetupToken(state, institute)
}

function onEntered(state: DashboardState, { setupToken, renews }: EventOf<'setup-token-entered'>): Next {
  const [next, ...effects] = linkChanged(state)
  return [next, ...effects, { kind: 'add-setup-token', setupToken, renews }]
}
