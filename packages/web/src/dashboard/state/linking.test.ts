import { describe, expect, it } from 'vitest'
import {
  after,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import type { DashboardState } from './dashboard-state.ts'
import type { DashboardEvent } from './events.ts'

const link = { linkToken: 'link-1', widget: 'simulated' } as const

describe('linking', () => {
  const signedIn = withAccounts([true])
  const withToken: DashboardState = {
    ...signedIn,
    linkWidget: 'simulated',
    linkToken: 'link-1',
  }

  it('S-DASH0-02, S-INVITE-03: opens the flow with the token, or as soon as there is one', () => {
    const open = { kind: 'open-link', link, renews: null }
    expect(after(withToken, { type: 'link-asked' }).effects).toEqual([open])
    const waiting = after(signedIn, { type: 'link-asked' })
    expect(namesOf(waiting.effects)).toEqual(['create-link-token'])
    const token = after(waiting.state, { type: 'link-token-arrived', link })
    expect(token.effects).toEqual([{ kind: 'store', what: 'link-token' }, open])
    expect(token.state.linkToken).toBe('link-1')
  })

  it('opens nothing for a token that is no longer wanted', () => {
    const { effects } = after(signedIn, { type: 'link-token-arrived', link })
    expect(namesOf(effects)).toEqual(['store link-token'])
    expect(after(signedIn, { type: 'link-token-failed' }).effects).toEqual([])
  })

  it.each<[string, DashboardState, DashboardEvent]>([
    ['no token', { ...signedIn, isLinkWanted: true }, { type: 'link-token-failed' }],
    ['no flow', signedIn, { type: 'link-unavailable' }],
  ])('says so if there is %s', (_, state, event) => {
    const next = after(state, event)
    expect(next.state.isLinkWanted).toBe(false)
    expect(namesOf(next.effects)).toEqual([
      'Linking accounts isn’t available right now. You can enter your monthly spending instead.',
    ])
  })

  it('is not available to a visitor', () => {
    expect(after(visitorWithResults, { type: 'link-asked' })).toEqual({
      state: visitorWithResults,
      effects: [],
    })
  })

  it('B-LINK-1, B-LINK-2: success turns loading on, clears results and sends the token', () => {
    const { state, effects } = after(withResults(withToken), {
      type: 'link-succeeded',
      publicToken: 'public-1',
      metadata: {},
    })
    expect(state).toMatchObject({ isFirstStepComplete: false, cards: { found: null }, dashboardStep: 0 })
    expect(state.accounts.status).toBe('pending')
    expect(state.linkToken).toBeNull()
    expect(namesOf(effects)).toEqual(['cancel manual-run', 'forget-results', 'store link-token', 'add-token'])
    const linked = after(state, {
      type: 'account-linked',
      linked: [{ subtype: 'checking', institutionName: 'Tartan Bank' }],
    })
    expect(namesOf(linked.effects)).toEqual(['fetch-accounts'])
  })

  it.each([
    [['credit card'], false],
    [['savings', 'checking'], false],
    [['savings', 'mortgage'], true],
    [[], true],
  ])('B-LINK-3: of the subtypes %j the popup opens: %s', (subtypes, isPopup) => {
    const linked = subtypes.map((subtype) => ({ subtype, institutionName: 'Tartan Bank' }))
    const { state, effects } = after(signedIn, { type: 'account-linked', linked })
    const institution = subtypes.length > 0 ? 'Tartan Bank' : ''
    expect(state.dialog).toEqual(isPopup ? { kind: 'no-cards', institution } : null)
    expect(namesOf(effects)).toEqual(['fetch-accounts'])
  })

  it('shows an error for a token that could not be sent, and fetches the accounts', () => {
    const other = after(signedIn, {
      type: 'account-link-failed',
      failure: { kind: 'other', message: 'no' },
    })
    expect(namesOf(other.effects)).toEqual(['fetch-accounts', 'no'])
    const popup = after(signedIn, {
      type: 'account-link-failed',
      failure: { kind: 'popup', institution: 'Tartan Bank', message: 'wait' },
    })
    expect(popup.state.dialog).toEqual({ kind: 'bank-error', institution: 'Tartan Bank', message: 'wait' })
  })

  const exit = (error_code: string) => ({
    error: { error_type: 'X', error_code, error_message: 'Y' },
    metaData: {},
  })

  it.each([
    [
      'B-LINK-4, B-LINK-5: with a token that is no longer good',
      exit('INVALID_LINK_TOKEN'),
      ['report-link-exit', 'create-link-token'],
    ],
    ['B-LINK-5: with another error', exit('INSTITUTION_DOWN'), ['report-link-exit']],
    ['without an error', null, []],
  ])('left %s', (_, left, effects) => {
    const next = after(withToken, { type: 'link-exited', exit: left })
    expect(namesOf(next.effects)).toEqual(effects)
    expect(next.state.linkToken).toBe(effects.length === 2 ? null : 'link-1')
  })
})

describe('unlinking', () => {
  const shown = { ...withResults(withAccounts([true])), dialog: { kind: 'unlink' } as const }
  const busy = after(shown, { type: 'unlink-confirmed' })

  it('B-LINK-6, B-LINK-7: Cancel changes nothing, confirming is busy until the response', () => {
    const canceled = after(shown, { type: 'dialog-closed' })
    expect(canceled).toEqual({ state: { ...shown, dialog: null }, effects: [] })
    expect(busy.state.isUnlinking).toBe(true)
    expect(namesOf(busy.effects)).toEqual(['unlink-all'])
  })

  it('B-LINK-1, B-LINK-8, B-LINK-9: success empties, fetches again, resets and says so', () => {
    const { state, effects } = after(busy.state, { type: 'unlinked' })
    expect(state.accounts.banks.flatMap((group) => group.accounts)).toEqual([])
    expect(state).toMatchObject({
      dashboardStep: 0,
      isFirstStepComplete: false,
      isUnlinking: false,
      dialog: null,
      accounts: { status: 'pending' },
      cards: { found: null },
    })
    expect(namesOf(effects)).toEqual([
      'cancel manual-run',
      'forget-results',
      'store accounts',
      'fetch-accounts',
      'Accounts unlinked successfully!',
    ])
  })

  it('B-LINK-10: failure says so and keeps everything', () => {
    const { state, effects } = after(busy.state, {
      type: 'unlink-failed',
      message: 'Something went wrong while un-linking accounts!',
    })
    expect(state).toMatchObject({ isUnlinking: false, accounts: shown.accounts, cards: shown.cards })
    expect(namesOf(effects)).toEqual(['Something went wrong while un-linking accounts!'])
  })
})

describe('a disconnected institution', () => {
  const state = withAccounts([true])

  it('B-LINK-11: Remove calls with its token, then the accounts are fetched', () => {
    const asked = after(state, { type: 'institute-removal-asked', accessToken: 'handle-1' })
    expect(asked.effects).toEqual([{ kind: 'remove-institute', accessToken: 'handle-1' }])
    const removed = after(withResults(asked.state), { type: 'institute-removed' })
    expect(namesOf(removed.effects)).toEqual(['cancel manual-run', 'forget-results', 'fetch-accounts'])
    expect(removed.state.cards.found).toBeNull()
    const typed = after({ ...visitorWithResults, isSignedIn: true }, { type: 'institute-removed' })
    expect(namesOf(typed.effects)).toEqual(['fetch-accounts'])
  })

  it('B-LINK-12: Renew Access opens the flow with the token that comes back', () => {
    const asked = after(state, { type: 'institute-renewal-asked', accessToken: 'handle-1' })
    expect(asked.effects).toEqual([{ kind: 'renew-institute', accessToken: 'handle-1' }])
    const token = after(asked.state, { type: 'renewal-token-arrived', link, accessToken: 'handle-1' })
    expect(token.effects).toEqual([{ kind: 'open-link', link, renews: 'handle-1' }])
    expect(token.state.linkToken).toBeNull()
    const renewed = after(token.state, { type: 'access-renewed', accessToken: 'handle-1' })
    expect(namesOf(renewed.effects)).toEqual(['cancel manual-run', 'forget-results', 'confirm-renewal'])
  })

  it('shows an error if it could not be removed or renewed', () => {
    const { state: next, effects } = after(state, { type: 'institute-failed', message: 'no' })
    expect(next.accounts.status).toBe('success')
    expect(namesOf(effects)).toEqual(['no'])
  })
})
