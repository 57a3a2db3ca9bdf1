import type { AccountList } from '@cardsight/contract/banking'
import { describe, expect, it } from 'vitest'
import {
  account,
  after,
  disconnected,
  manualCosts,
  namesOf,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { type DashboardState, initialState } from './dashboard-state.ts'
import type { DashboardEvent } from './events.ts'

const switchesOf = ({ accounts }: DashboardState) =>
  accounts.banks.flatMap((group) => group.accounts.map(({ enabled }) => enabled))
const list: AccountList = [account('card-1'), account('debit-1', { subtype: 'checking' }), disconnected]
const arrived = (accounts: AccountList): DashboardEvent => ({ type: 'accounts-arrived', list: accounts })
const fetching = withAccounts([], { accounts: { ...initialState.accounts, status: 'pending' } })

describe('accounts after a fetch', () => {
  it('B-STATE-1, B-STATE-10, B-STATE-12: are in groups, and disconnected ones separate', () => {
    const { state } = after(fetching, arrived(list))
    const [checking, cards] = state.accounts.banks
    expect(state.accounts.status).toBe('success')
    expect(checking.accounts.map(({ account_id }) => account_id)).toEqual(['debit-1'])
    expect(cards.accounts.map(({ account_id }) => account_id)).toEqual(['card-1'])
    expect(state.accounts.reLoginRequiredInstitutes).toEqual([
      { institutionName: 'Tartan Bank', access_token: 'handle-1' },
    ])
  })

  it('B-STATE-11: are enabled, or keep their toggles', () => {
    const reloading = withAccounts([false, true])
    const { state } = after(reloading, arrived([account('card-1'), account('card-2'), account('card-3')]))
    expect(switchesOf(state)).toEqual([false, true, true])
  })

  it('B-STATE-13: none for a new user open the invitation after 500 ms', () => {
    const { state, effects } = after({ ...fetching, isKnownUser: false }, arrived([]))
    expect(namesOf(effects)).toContain('invitation-due in 500 ms')
    expect(state.isKnownUser).toBe(true)
    expect(namesOf(after(fetching, arrived([])).effects)).not.toContain('invitation-due in 500 ms')
    const onlyDisconnected = after({ ...fetching, isKnownUser: false }, arrived([disconnected]))
    expect(namesOf(onlyDisconnected.effects)).not.toContain('invitation-due in 500 ms')
  })

  it('B-ERR-20, S-DASH0-07: arrive while a bank needs a new login, which opens the popup', () => {
    const popup = { kind: 'popup', institution: 'Tartan Bank', message: 'Please sign in again.' } as const
    const list = [account('card-1'), disconnected]
    const { state } = after(fetching, { type: 'accounts-arrived', list, attention: popup })
    expect(state.dialog).toEqual({
      kind: 'bank-error',
      institution: 'Tartan Bank',
      message: 'Please sign in again.',
    })
    expect(state.accounts.banks[1].accounts).toHaveLength(1)
    expect(state.accounts.reLoginRequiredInstitutes).toHaveLength(1)
  })

  it('B-ERR-20: a failure of popup type opens the popup; any other only stops the loading, until asked again', () => {
    const popup = after(fetching, {
      type: 'accounts-failed',
      failure: { kind: 'popup', institution: 'Tartan Bank', message: null },
    }).state
    expect(popup.dialog).toEqual({ kind: 'bank-error', institution: 'Tartan Bank', message: null })
    const other = after(fetching, {
      type: 'accounts-failed',
      failure: { kind: 'other', message: 'something went wrong' },
    })
    expect(other).toEqual({
      state: { ...fetching, accounts: { ...fetching.accounts, status: 'failure' } },
      effects: [],
    })
    expect(after(other.state, { type: 'accounts-asked' })).toEqual({
      state: fetching,
      effects: [{ kind: 'fetch-accounts' }],
    })
  })
})

describe('enabled accounts and manual mode', () => {
  const manual: DashboardState = { ...fetching, costs: manualCosts }
  const offInBank = withAccounts([false, false])

  it.each([
    [
      'B-STATE-14: any account enabled, manual mode is off',
      withAccounts([true, false]),
      false,
      [true, false],
    ],
    ['B-STATE-15: all disabled and costs there, manual mode is on', offInBank, true, [false, false]],
  ])('%s', (_, state, isManualCost, switches) => {
    const costs = { ...manualCosts, isManualCost: !isManualCost }
    const next = after({ ...state, costs }, arrived([account('card-1'), account('card-2')])).state
    expect(next.costs?.isManualCost).toBe(isManualCost)
    expect(switchesOf(next)).toEqual(switches)
  })

  it('B-STATE-16: all disabled and no costs, all become enabled', () => {
    const next = after(offInBank, arrived([account('card-1'), account('card-2')])).state
    expect(switchesOf(next)).toEqual([true, true])
  })

  it('no accounts at all leave manual mode unchanged', () => {
    expect(after(manual, arrived([])).state.costs?.isManualCost).toBe(true)
  })

  it('B-STATE-14: accounts that arrive enabled replace typed costs, on step 1 with a run', () => {
    const shown = { ...withResults(manual), accounts: fetching.accounts }
    const { state, effects } = after(shown, arrived([account('card-1')]))
    expect(state.cards).toMatchObject({ found: null, status: 'pending' })
    expect(namesOf(effects)).toEqual([
      'store costs',
      'cancel manual-run',
      'forget-results',
      'run-linked',
      'store accounts',
      'fetch-status',
      'fetch-corrections',
    ])
  })
})

describe('toggling an account', () => {
  const toggle = (accountId: string, enabled: boolean): DashboardEvent => ({
    type: 'account-toggled',
    accountId,
    enabled,
  })

  it('B-LINK-1: clears the cards, the first step and the cache, and requests results again', () => {
    const { state, effects } = after(withResults(withAccounts([true, true])), toggle('card-2', false))
    expect(switchesOf(state)).toEqual([true, false])
    expect(state).toMatchObject({ isFirstStepComplete: false, cards: { found: null, status: 'pending' } })
    expect(namesOf(effects)).toEqual([
      'cancel manual-run',
      'forget-results',
      'run-linked',
      'store costs',
      'Account card-2 ••0001 is off. Updating your results…',
      'store accounts',
    ])
  })

  it('offers to undo a toggle that removed results, until there are others', () => {
    const before = withResults(withAccounts([true, true]))
    const { state, effects } = after(before, toggle('card-2', false))
    const undo = effects.flatMap((effect) => (effect.kind === 'toast' && effect.undo ? [effect.undo] : []))
    expect(undo).toHaveLength(1)
    const undone = after(state, ...undo).state
    expect(switchesOf(undone)).toEqual([true, true])
    expect(undone.cards).toMatchObject({ status: 'success', found: { run: before.cards.found?.run } })
    expect(undone.isFirstStepComplete).toBe(true)
    // The answer to the run that the toggle requested is ignored.
    expect(undone.cards.runId).toBeGreaterThan(state.cards.runId)
    const toggledAgain = after(state, toggle('card-1', false)).state
    expect(after(toggledAgain, ...undo).state).toBe(toggledAgain)
  })

  it('offers to undo a toggle before there are results, and none for an account that is turned on', () => {
    const before = withAccounts([true, true])
    const { state, effects } = after(before, toggle('card-2', false))
    expect(namesOf(effects)).toContain('Account card-2 ••0001 is off.')
    const undo = effects.flatMap((effect) => (effect.kind === 'toast' && effect.undo ? [effect.undo] : []))
    const undone = after(state, ...undo).state
    expect(switchesOf(undone)).toEqual([true, true])
    expect(namesOf(after(state, toggle('card-2', true)).effects)).not.toContain(expect.stringMatching(/off/))
  })

  it('B-STATE-14, B-STATE-15: on leaves manual mode, the last one off returns to it', () => {
    const on = after({ ...withAccounts([false]), costs: manualCosts }, toggle('card-1', true)).state
    expect(on.costs?.isManualCost).toBe(false)
    expect(after(on, toggle('card-1', false)).state.costs?.isManualCost).toBe(true)
  })

  it('S-DASH0-03: the last one can be switched off', () => {
    expect(switchesOf(after(withAccounts([true]), toggle('card-1', false)).state)).toEqual([false])
  })

  it('the response of the previous run is ignored', () => {
    const running = after(withAccounts([true]), { type: 'step-asked', step: 1 }).state
    const toggled = after(running, toggle('card-1', false)).state
    expect(toggled.cards.runId).toBeGreaterThan(running.cards.runId)
  })
})
