/** The linking machine: banks and their accounts, fetched, switched, corrected and removed. */
import type { AccountList, InstitutionStatus } from '@cardsight/contract/banking'
import {
  accountsOf,
  type Banks,
  countEnabled,
  emptyBanks,
  toBanks,
  toInstitutes,
} from '../../features/linking/banks.ts'
import { type DashboardState, isManual, type LinkingState } from './dashboard-state.ts'
import type { Effect, EventOf, Machine, Reaction } from './events.ts'
import { linkFlow } from './link-flow.ts'

type LinkingReaction = Reaction<LinkingState>

/** Between two polls of a bank that is still importing. */
export const IMPORT_POLL_MS = 3000

const accountsUnlinked = 'Accounts unlinked successfully!'

export const linkingMachine = {
  ...linkFlow,
  opened: onOpened,
  'accounts-arrived': onAccountsArrived,
  'accounts-failed': (state) => [{ accounts: { ...state.accounts, status: 'failure' } }],
  'accounts-asked': ({ accounts }) => [
    { accounts: { ...accounts, status: 'pending' } },
    { kind: 'fetch-accounts' },
  ],
  'account-toggled': (state, { accountId, enabled }) => [
    withBanks(
      state,
      switchAccounts(state.accounts.banks, (id, before) => (id === accountId ? enabled : before)),
    ),
    { kind: 'store', what: 'accounts' },
  ],
  // Too late once there are other results, or none after another toggle.
  'toggle-undone': (state, { banks, runId }) =>
    state.cards.runId === runId ? [withBanks(state, banks), { kind: 'store', what: 'accounts' }] : [state],
  'settings-applied': (state) =>
    state.dialog?.kind === 'change-settings'
      ? [withBanks(state, state.dialog.banks), { kind: 'store', what: 'accounts' }]
      : [state],
  'step-asked': (state, { step }) =>
    step === 1 && (hasAccounts(state) || state.costs !== null)
      ? [withBanks(state, enabledIfNoneCounts(state)), { kind: 'store', what: 'accounts' }]
      : [state],
  // After a manual run, no account counts.
  'cards-arrived': (state, { runId }) =>
    state.cards.runId === runId && isManual(state)
      ? [
          withBanks(
            state,
            switchAccounts(state.accounts.banks, () => false),
          ),
          { kind: 'store', what: 'accounts' },
        ]
      : [state],
  'unlink-confirmed': () => [{ isUnlinking: true }, { kind: 'unlink-all' }],
  unlinked: onUnlinked,
  'unlink-failed': (_, { message }) => [
    { isUnlinking: false },
    { kind: 'toast', tone: 'bad', text: message },
  ],
  'institute-removal-asked': (state, { accessToken }) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'remove-institute', accessToken },
  ],
  'institute-removed': (state) => [
    { accounts: { ...state.accounts, status: 'pending' } },
    { kind: 'fetch-accounts' },
  ],
  'institute-failed': (state, { message }) => [
    { accounts: { ...state.accounts, status: 'success' } },
    { kind: 'toast', tone: 'bad', text: message },
  ],
  'status-due': (state) => [state, { kind: 'fetch-status' }],
  'status-arrived': onStatusArrived,
  'status-failed': (state) => [state, ...pollingAgain(state.institutions)],
  'corrections-arrived': (_, { merchants }) => [{ corrections: merchants }],
  'correction-asked': (_, { merchant, category }) => [
    { correcting: merchant },
    { kind: 'correct-merchant', merchant, category },
  ],
  'merchant-corrected': (_, { merchants }) => [{ corrections: merchants, correcting: null }],
  'correction-failed': (_, { message }) => [
    { correcting: null },
    { kind: 'toast', tone: 'bad', text: message },
  ],
} as const satisfies Machine<LinkingState>

function onOpened(
  { accounts, cards }: DashboardState,
  { isSignedIn, saved }: EventOf<'opened'>,
): LinkingReaction {
  const creating: Effect[] = isSignedIn ? [{ kind: 'create-link-token' }] : []
  if (accounts.status === 'success') {
    return [{}, ...creating]
  }
  const stored = cards.found === null ? (saved.accounts ?? saved.blob?.accounts) : undefined
  const restored = { ...accounts, ...stored }
  // A running call, such as a link finished on another page, ends in fetching them.
  return isSignedIn && accounts.status !== 'pending'
    ? [{ accounts: { ...restored, status: 'pending' } }, ...creating, { kind: 'fetch-accounts' }]
    : [{ accounts: restored }, ...creating]
}

function onAccountsArrived(state: DashboardState, { list }: EventOf<'accounts-arrived'>): LinkingReaction {
  const { accounts, costs } = state
  const banks = enabledIfNoneCounts({ costs, accounts: { banks: toBanks(list, accounts.banks) } })
  return [
    {
      accounts: { status: 'success', banks, reLoginRequiredInstitutes: toInstitutes(list) },
      institutions: list.length === 0 ? [] : state.institutions,
    },
    { kind: 'store', what: 'accounts' },
    ...askingAbout(list),
  ]
}

/** Without a bank there is nothing to poll. */
function askingAbout(list: AccountList): readonly Effect[] {
  return list.length === 0 ? [] : [{ kind: 'fetch-status' }, { kind: 'fetch-corrections' }]
}

function onUnlinked(): LinkingReaction {
  return [
    {
      isUnlinking: false,
      accounts: { status: 'pending', banks: emptyBanks, reLoginRequiredInstitutes: [] },
      institutions: [],
    },
    { kind: 'store', what: 'accounts' },
    { kind: 'fetch-accounts' },
    { kind: 'toast', tone: 'good', text: accountsUnlinked },
  ]
}

function onStatusArrived(
  state: DashboardState,
  { institutions }: EventOf<'status-arrived'>,
): LinkingReaction {
  const hasOtherStates = statesOf(state.institutions) !== statesOf(institutions)
  const isFirstPoll = state.institutions.length === 0
  const fetching: Effect[] = hasOtherStates && !isFirstPoll ? [{ kind: 'fetch-accounts' }] : []
  return [{ institutions }, ...pollingAgain(institutions), ...fetching]
}

function pollingAgain(institutions: readonly InstitutionStatus[]): Effect[] {
  return institutions.some(({ isImporting }) => isImporting)
    ? [{ kind: 'later', key: 'status', delayMs: IMPORT_POLL_MS, event: { type: 'status-due' } }]
    : []
}

function statesOf(institutions: readonly InstitutionStatus[]): string {
  return institutions.map(({ handle, state }) => `${handle} ${state}`).join()
}

type Given = Readonly<{ accounts: Pick<LinkingState['accounts'], 'banks'> }>

export function hasAccounts({ accounts }: Given): boolean {
  return accountsOf(accounts.banks).length > 0
}

export function hasEnabledAccounts({ accounts }: Given): boolean {
  return countEnabled(accountsOf(accounts.banks)) > 0
}

export function switchAccounts(
  banks: Banks,
  isEnabled: (accountId: string, before: boolean) => boolean,
): Banks {
  const switched = ({ ...group }: Banks[number]): Banks[number] => ({
    ...group,
    accounts: group.accounts.map((account) => ({
      ...account,
      enabled: isEnabled(account.account_id, account.enabled),
    })),
  })
  return [switched(banks[0]), switched(banks[1])]
}

function withBanks({ accounts }: Pick<LinkingState, 'accounts'>, banks: Banks) {
  return { accounts: { ...accounts, banks } }
}

/**
 * Enables all accounts, except those already counted, if no account is enabled and there are no costs. An account that the
 * user turns off stays off until results are requested; otherwise no one could turn off the last one.
 */
function enabledIfNoneCounts({ accounts, costs }: Given & Pick<DashboardState, 'costs'>): Banks {
  const { banks } = accounts
  if (costs !== null || hasEnabledAccounts({ accounts })) {
    return banks
  }
  const repeated = new Set(
    accountsOf(banks).flatMap(({ account_id, alreadyCounted }) => (alreadyCounted ? [account_id] : [])),
  )
  return switchAccounts(banks, (accountId) => !repeated.has(accountId))
}

/** Names of the banks whose history is incomplete. */
export function importingNames({ institutions }: Pick<LinkingState, 'institutions'>): string[] {
  return institutions.filter(({ isImporting }) => isImporting).map(({ institutionName }) => institutionName)
}

/** True while a bank is sending its history, and until the results with all of it are there. */
export function isProvisional(state: DashboardState): boolean {
  const isUpdating = state.cards.status === 'pending' && state.cards.isQuiet
  return !isManual(state) && state.institutions.length > 0 && (importingNames(state).length > 0 || isUpdating)
}
