/** Which spending counts: linked accounts or typed costs. */
import { accountsOf, type Banks, countEnabled } from '../../../features/linking/banks.ts'
import type { DashboardState } from './dashboard-state.ts'

export function hasAccounts({ accounts }: Pick<DashboardState, 'accounts'>): boolean {
  return accountsOf(accounts.banks).length > 0
}

export function hasEnabledAccounts({ accounts }: Pick<DashboardState, 'accounts'>): boolean {
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

/** Any account enabled: no manual mode. None, but costs that were once submitted: manual mode. */
export function withMode(state: DashboardState): DashboardState {
  if (state.costs === null) {
    return state
  }
  return { ...state, costs: { ...state.costs, isManualCost: !hasEnabledAccounts(state) } }
}

/**
 * Like `withMode`, but enables all accounts, except those already counted, if no account is enabled and there are no costs. An account that the user
 * turns off stays off until results are requested; otherwise no one could turn off the last one.
 */
export function withModeOrAllEnabled(state: DashboardState): DashboardState {
  if (state.costs !== null || hasEnabledAccounts(state)) {
    return withMode(state)
  }
  const { accounts } = state
  const repeated = new Set(
    accountsOf(accounts.banks).flatMap(({ account_id, alreadyCounted }) =>
      alreadyCounted ? [account_id] : [],
    ),
  )
  const banks = switchAccounts(accounts.banks, (accountId) => !repeated.has(accountId))
  return { ...state, accounts: { ...accounts, banks } }
}
