/** Accounts: fetched, toggled, linked, renewed. */
import type { AccountList } from '@cardsight/contract/schemas'
import { toBanks, toInstitutes } from '../../../features/linking/banks.ts'
import type { DashboardState, Dialog } from './dashboard-state.ts'
import { isManual } from './dashboard-state.ts'
import type { Effect, EventOf, Next, Popup, Transitions } from './events.ts'
import { hasAccounts, switchAccounts, withMode, withModeOrAllEnabled } from './mode.ts'
import { fetchAccounts, inviteNewUser } from './opening.ts'
import { valuedFor } from './run-profile.ts'
import { withoutResults, withResultsWanted } from './runs.ts'
import { linkingUnavailable, resultsRemoved } from './sentences.ts'

const INVALID_LINK_TOKEN = 'INVALID_LINK_TOKEN'
const storeAccountsAndMode: readonly Effect[] = [
  { kind: 'store', what: 'accounts' },
  { kind: 'store', what: 'costs' },
]

export const linkingTransitions = {
  'accounts-arrived': onAccountsArrived,
  'accounts-failed': onAccountsFailed,
  'account-toggled': onAccountToggled,
  'toggle-undone': onToggleUndone,
  'link-asked': onLinkRequested,
  'link-token-arrived': onLinkTokenArrived,
  'link-token-failed': onLinkTokenFailed,
  'link-unavailable': onLinkUnavailable,
  'link-succeeded': onLinkSucceeded,
  'link-exited': onLinkExited,
  'account-linked': onAccountLinked,
  'account-link-failed': onAccountLinkFailed,
  'access-renewed': onAccessRenewed,
  'renewal-token-arrived': (state, { link, accessToken }) => [
    state,
    { kind: 'open-link', link, renews: accessToken },
  ],
} as const satisfies Partial<Transitions>

function onAccountsArrived(state: DashboardState, { list, attention }: EventOf<'accounts-arrived'>): Next {
  const arrived = withModeOrAllEnabled({
    ...state,
    accounts: {
      status: 'success',
      banks: toBanks(list, state.accounts.banks),
      reLoginRequiredInstitutes: toInstitutes(list),
    },
    institutions: list.length === 0 ? [] : state.institutions,
  })
  const isNoLongerManual = isManual(state) && !isManual(arrived)
  const [current, ...dropping]: Next = isNoLongerManual ? withoutResults(arrived) : [arrived]
  const [wanted, ...running]: Next = current.dashboardStep === 1 ? withResultsWanted(current) : [current]
  const isNew = !hasAccounts(wanted) && wanted.accounts.reLoginRequiredInstitutes.length === 0
  const [next, ...inviting]: Next = isNew && !wanted.isKnownUser ? inviteNewUser(wanted) : [wanted]
  return [
    attention === undefined ? next : { ...next, dialog: bankErrorOf(attention) },
    ...storeAccountsAndMode,
    ...dropping,
    ...running,
    ...inviting,
    ...askingAbout(list),
  ]
}

/** Without a bank there is nothing to poll. */
function askingAbout(list: AccountList): readonly Effect[] {
  return list.length === 0 ? [] : [{ kind: 'fetch-status' }, { kind: 'fetch-corrections' }]
}

function onAccountsFailed(state: DashboardState, { failure }: EventOf<'accounts-failed'>): Next {
  const stopped: DashboardState = { ...state, accounts: { ...state.accounts, status: 'failure' } }
  if (failure.kind === 'other') {
    return [stopped]
  }
  return [{ ...stopped, dialog: bankErrorOf(failure) }]
}

function bankErrorOf({ institution, message }: Popup): Dialog {
  return { kind: 'bank-error', institution, message }
}

function onAccountToggled(state: DashboardState, { accountId, enabled }: EventOf<'account-toggled'>): Next {
  const { accounts } = state
  const banks = switchAccounts(accounts.banks, (id, before) => (id === accountId ? enabled : before))
  const [next, ...effects] = withoutResults(withMode({ ...state, accounts: { ...accounts, banks } }))
  return [next, ...effects, ...storeAccountsAndMode, ...offerUndo(state, next)]
}

/** A toggle is its own way back, but not for results that it removed. */
function offerUndo({ accounts, costs, cards }: DashboardState, next: DashboardState): readonly Effect[] {
  const { found } = cards
  if (found === null) {
    return []
  }
  const before = { banks: accounts.banks, costs, found, runId: next.cards.runId }
  return [{ kind: 'toast', tone: 'note', text: resultsRemoved, undo: { type: 'toggle-undone', ...before } }]
}

/** Too late once there are other results, or none after another toggle. */
function onToggleUndone(state: DashboardState, event: EventOf<'toggle-undone'>): Next {
  const { banks, costs, found, runId } = event
  if (state.cards.runId !== runId) {
    return [state]
  }
  return [
    {
      ...state,
      costs,
      isFirstStepComplete: true,
      accounts: { ...state.accounts, banks },
      cards: { ...state.cards, found: valuedFor(found, state.profile), status: 'success' },
    },
    ...storeAccountsAndMode,
    { kind: 'save' },
  ]
}

function onLinkRequested(state: DashboardState): Next {
  if (!state.isSignedIn) {
    return [state]
  }
  const asked: DashboardState = { ...state, dialog: null }
  const { linkWidget: widget, resultSetting } = state
  const { linkToken } = resultSetting
  return linkToken === null || widget === null
    ? [{ ...asked, isLinkWanted: true }, { kind: 'create-link-token' }]
    : [asked, { kind: 'open-link', link: { linkToken, widget }, renews: null }]
}

function onLinkTokenArrived(state: DashboardState, { link }: EventOf<'link-token-arrived'>): Next {
  const { linkToken, widget: linkWidget } = link
  return [
    {
      ...state,
      isLinkWanted: false,
      linkWidget,
      offersSetupToken: link.offersSetupToken === true,
      resultSetting: { ...state.resultSetting, linkToken },
    },
    { kind: 'store', what: 'link-token' },
    ...(state.isLinkWanted ? [{ kind: 'open-link', link, renews: null } as const] : []),
  ]
}

function onLinkTokenFailed(state: DashboardState): Next {
  return state.isLinkWanted ? onLinkUnavailable({ ...state, isLinkWanted: false }) : [state]
}

function onLinkUnavailable(state: DashboardState): Next {
  return [state, { kind: 'toast', tone: 'note', text: linkingUnavailable }]
}

function onLinkSucceeded(state: DashboardState, { publicToken, metadata }: EventOf<'link-succeeded'>): Next {
  // A link token works for one success.
  const used: DashboardState = { ...state, resultSetting: { ...state.resultSetting, linkToken: null } }
  const [next, ...effects] = linkChanged(used)
  return [
    next,
    ...effects,
    { kind: 'store', what: 'link-token' },
    { kind: 'add-token', publicToken, metadata },
  ]
}

function onAccessRenewed(state: DashboardState, { accessToken }: EventOf<'access-renewed'>): Next {
  const [next, ...effects] = linkChanged(state)
  return [next, ...effects, { kind: 'confirm-renewal', accessToken }]
}

/** After a new or renewed link, the accounts are loaded again. */
export function linkChanged(state: DashboardState): Next {
  return withoutResults({
    ...state,
    dashboardStep: 0,
    accounts: { ...state.accounts, status: 'pending' },
    dialog: null,
  })
}

function onAccountLinked(state: DashboardState, { linked }: EventOf<'account-linked'>): Next {
  const hasCard = linked.some(({ subtype }) => subtype === 'credit card' || subtype === 'checking')
  const [next, ...effects] = fetchAccounts(state)
  if (hasCard) {
    return [next, ...effects]
  }
  const institution = linked[0]?.institutionName ?? ''
  return [{ ...next, dialog: { kind: 'no-cards', institution } }, ...effects]
}

function onAccountLinkFailed(state: DashboardState, { failure }: EventOf<'account-link-failed'>): Next {
  const [next, ...effects] = fetchAccounts(state)
  if (failure.kind === 'other') {
    return [next, ...effects, { kind: 'toast', tone: 'bad', text: failure.message }]
  }
  return [{ ...next, dialog: bankErrorOf(failure) }, ...effects]
}

function onLinkExited(state: DashboardState, { exit }: EventOf<'link-exited'>): Next {
  if (exit === null) {
    return [state]
  }
  const report: Effect = { kind: 'report-link-exit', exit }
  if (exit.error.error_code !== INVALID_LINK_TOKEN) {
    return [state, report]
  }
  return [
    { ...state, resultSetting: { ...state.resultSetting, linkToken: null } },
    report,
    { kind: 'create-link-token' },
  ]
}
