/** Dashboard states that tests start with. */
import type { Account, AccountList } from '@cardsight/contract/banking'
import { type DashboardState, initialState, type ResultSetting } from '../dashboard/state/dashboard-state.ts'
import type { DashboardEvent, Effect } from '../dashboard/state/events.ts'
import { reduce } from '../dashboard/state/reduce.ts'
import { emptyBanks } from '../features/linking/banks.ts'
import { sampleCosts } from '../features/spending-form/costs.ts'
import { smallFound } from './small-found.ts'

export const manualCosts = { ...sampleCosts, isManualCost: true }

export function account(id: string, changes: Partial<Account> = {}): Account {
  return {
    account_id: id,
    name: `Account ${id}`,
    official_name: '',
    mask: '0001',
    institutionLogo: null,
    institutionName: 'First Platypus Bank',
    subtype: 'credit card',
    enabled: true,
    ...changes,
  }
}

export const disconnected: AccountList[number] = {
  ...account('', { subtype: 'disconnected', institutionName: 'Tartan Bank' }),
  account_id: '',
  subtype: 'disconnected',
  access_token: 'handle-1',
}

/** Signed in, accounts loaded: one checking account and the given cards, on or off. */
export function withAccounts(
  switches: readonly boolean[],
  changes: Partial<DashboardState> = {},
): DashboardState {
  const [debit, credit] = emptyBanks
  const accounts = switches.map((enabled, index) => account(`card-${index + 1}`, { enabled }))
  return {
    ...initialState,
    isOpened: true,
    isSignedIn: true,
    isKnownUser: true,
    accounts: {
      status: 'success',
      banks: [debit, { ...credit, accounts }],
      reLoginRequiredInstitutes: [],
    },
    ...changes,
  }
}

/** The results of the small run are shown. */
export function withResults(state: DashboardState, setting: Partial<ResultSetting> = {}): DashboardState {
  return {
    ...state,
    isOpened: true,
    dashboardStep: 1,
    isFirstStepComplete: true,
    cards: { ...state.cards, status: 'success', found: smallFound, runId: 1 },
    resultSetting: { ...state.resultSetting, ...setting },
  }
}

/** A visitor's results on the sample costs. */
export const visitorWithResults = withResults({ ...initialState, costs: manualCosts, typed: manualCosts })

export function after(state: DashboardState, ...events: readonly DashboardEvent[]) {
  return events.reduce<{ state: DashboardState; effects: readonly Effect[] }>(
    (so, event) => {
      const [next, ...effects] = reduce(so.state, event)
      return { state: next, effects }
    },
    { state, effects: [] },
  )
}

/** Name of an effect in a table of expectations. */
export function namesOf(effects: readonly Effect[]): string[] {
  return effects.map((effect) => {
    switch (effect.kind) {
      case 'later':
        return `${effect.event.type} in ${effect.delayMs} ms`
      case 'cancel':
        return `cancel ${effect.key}`
      case 'store':
        return `store ${effect.what}`
      case 'toast':
        return effect.text
      default:
        return effect.kind
    }
  })
}
