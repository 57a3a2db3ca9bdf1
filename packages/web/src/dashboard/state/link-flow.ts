/** Linking a bank and renewing its login: with the provider's widget, or with a SimpleFIN setup token. */
import type { DashboardState, LinkingState } from './dashboard-state.ts'
import type { EventOf, Machine, Reaction } from './events.ts'

type LinkingReaction = Reaction<LinkingState>

const INVALID_LINK_TOKEN = 'INVALID_LINK_TOKEN'
const linkingUnavailable =
  'Linking accounts isn’t available right now. You can enter your monthly spending instead.'

/** Part of the linking machine. */
export const linkFlow = {
  'link-asked': onLinkRequested,
  'link-token-arrived': onLinkTokenArrived,
  'link-token-failed': (state) => (state.isLinkWanted ? [{ isLinkWanted: false }, unavailable] : [state]),
  'link-unavailable': (state) => [state, unavailable],
  'link-succeeded': (state, { publicToken, metadata }) => [
    // A link token works for one success.
    { linkToken: null, accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'store', what: 'link-token' },
    { kind: 'add-token', publicToken, metadata },
  ],
  'link-exited': onLinkExited,
  'account-linked': (state) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'fetch-accounts' },
  ],
  'account-link-failed': (state, { failure }) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'fetch-accounts' },
    ...(failure.kind === 'other' ? [{ kind: 'toast', tone: 'bad', text: failure.message } as const] : []),
  ],
  'renewal-token-arrived': (state, { link, accessToken }) => [
    state,
    { kind: 'open-link', link, renews: accessToken },
  ],
  'access-renewed': (state, { accessToken }) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'confirm-renewal', accessToken },
  ],
  'institute-renewal-asked': (state, { accessToken }) => [
    state,
    renewedBySetupToken(state, accessToken) === undefined
      ? { kind: 'renew-institute', accessToken }
      : { kind: 'fetch-setup-token-offer' },
  ],
  'setup-token-asked': (state) => [state, { kind: 'fetch-setup-token-offer' }],
  'setup-token-offer-failed': (state) => [state, unavailable],
  'setup-token-entered': (state, { setupToken, renews }) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'add-setup-token', setupToken, renews },
  ],
} as const satisfies Machine<LinkingState>

const unavailable = { kind: 'toast', tone: 'note', text: linkingUnavailable } as const

/** The institution, if its user pastes a setup token; only the provider's widget needs a token of ours. */
export function renewedBySetupToken({ accounts }: Pick<DashboardState, 'accounts'>, accessToken: string) {
  return accounts.reLoginRequiredInstitutes.find(
    ({ access_token, renewsWithSetupToken }) => access_token === accessToken && renewsWithSetupToken === true,
  )
}

function onLinkRequested(state: DashboardState): LinkingReaction {
  if (!state.isSignedIn) {
    return [state]
  }
  const { linkWidget: widget, linkToken } = state
  return linkToken === null || widget === null
    ? [{ isLinkWanted: true }, { kind: 'create-link-token' }]
    : [state, { kind: 'open-link', link: { linkToken, widget }, renews: null }]
}

function onLinkTokenArrived(
  { isLinkWanted }: DashboardState,
  { link }: EventOf<'link-token-arrived'>,
): LinkingReaction {
  return [
    {
      isLinkWanted: false,
      linkToken: link.linkToken,
      linkWidget: link.widget,
      offersSetupToken: link.offersSetupToken === true,
    },
    { kind: 'store', what: 'link-token' },
    ...(isLinkWanted ? [{ kind: 'open-link', link, renews: null } as const] : []),
  ]
}

function onLinkExited(state: DashboardState, { exit }: EventOf<'link-exited'>): LinkingReaction {
  if (exit === null) {
    return [state]
  }
  return exit.error.error_code === INVALID_LINK_TOKEN
    ? [{ linkToken: null }, { kind: 'report-link-exit', exit }, { kind: 'create-link-token' }]
    : [state, { kind: 'report-link-exit', exit }]
}
