import { describe, expect, it } from 'vitest'
import { defaultDates } from '../../features/settings/dates.ts'
import { emptyCosts, sampleCosts, typicalCosts } from '../../features/spending-form/costs.ts'
import {
  account,
  after,
  manualCosts,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { smallFound, smallRun } from '../../testing/small-found.ts'
import { type DashboardState, initialState } from './dashboard-state.ts'
import type { DashboardEvent } from './events.ts'
import { blobOf, emptySavedState, type Saved } from './saved-state.ts'

const opened = (saved: Partial<Saved>, isSignedIn = false, step: 0 | null = null): DashboardEvent => ({
  type: 'opened',
  isSignedIn,
  saved: { ...emptySavedState, ...saved },
  handedOver: null,
  step,
})

const savedResults = blobOf(visitorWithResults)
const linkedBlob = { ...blobOf(withResults(withAccounts([true, false]))), costs: null }

describe('the defaults', () => {
  it('B-DATA-31, B-DATA-32, B-DATES-1, B-CALC-8: are a year, the bonus above and not below, step 0', () => {
    expect(initialState.resultSetting).toMatchObject({
      topYearProjection: '1',
      bottomYearProjection: '1',
      topIncludedIntroBonus: true,
      bottomIncludedIntroBonus: false,
    })
    expect(initialState).toMatchObject({
      dashboardStep: 0,
      linkToken: null,
      isFirstStepComplete: false,
      dates: defaultDates,
    })
    expect(defaultDates).toEqual({ dateType: 1, date: null, month: 12 })
  })
})

type Row = [
  what: string,
  state: DashboardState,
  event: DashboardEvent,
  expected: { step: 0 | 1; effects: string[] },
]

const rows: Row[] = [
  [
    'a new visitor sees the form, and no link token is created (B-STATE-4)',
    initialState,
    opened({}),
    { step: 0, effects: [] },
  ],
  [
    'a signed-in user gets a link token, then their accounts (B-STATE-4, B-STATE-9)',
    initialState,
    opened({}, true),
    { step: 0, effects: ['create-link-token', 'fetch-accounts'] },
  ],
  [
    'results there and first step complete: step 1 (B-STATE-5)',
    { ...withResults(withAccounts([true])), dashboardStep: 0 },
    opened({ isKnownUser: true }, true),
    { step: 1, effects: ['create-link-token'] },
  ],
  [
    'accounts loaded, none there, user not known: the marker, and the invitation after 0.5 s (B-STATE-6)',
    withAccounts([]),
    opened({}, true),
    { step: 0, effects: ['create-link-token', 'store known-user', 'invitation-due in 500 ms'] },
  ],
  [
    'accounts loaded, none there, user known: no invitation (B-STATE-6)',
    withAccounts([]),
    opened({ isKnownUser: true }, true),
    { step: 0, effects: ['create-link-token'] },
  ],
  [
    'saved linked results: step 1, then the accounts (B-STATE-7, B-STATE-9)',
    initialState,
    opened({ blob: linkedBlob }, true),
    { step: 1, effects: ['restore-cards', 'create-link-token', 'fetch-accounts'] },
  ],
  [
    'saved manual costs alone: step 1 and a rerun after 0.5 s (B-STATE-7, B-STATE-8)',
    initialState,
    opened({ costs: manualCosts }),
    { step: 1, effects: ['manual-run-due in 500 ms'] },
  ],
  [
    'saved results on manual costs: shown, and rerun after 0.5 s (B-STATE-7, B-STATE-8)',
    initialState,
    opened({ blob: savedResults }),
    { step: 1, effects: ['restore-cards', 'manual-run-due in 500 ms'] },
  ],
  [
    'signed in with manual costs: accounts are fetched after restoring (B-STATE-9)',
    initialState,
    opened({ costs: manualCosts }, true),
    { step: 1, effects: ['manual-run-due in 500 ms', 'create-link-token', 'fetch-accounts'] },
  ],
  [
    'saved results, but the URL has the first step: it stays there',
    initialState,
    opened({ blob: savedResults }, false, 0),
    { step: 0, effects: ['restore-cards', 'manual-run-due in 500 ms'] },
  ],
  [
    'results of linked accounts there, but the URL has the first step: it stays there',
    withResults(withAccounts([true])),
    opened({ isKnownUser: true }, true, 0),
    { step: 0, effects: ['create-link-token'] },
  ],
  [
    'costs that were typed and not sent: still step 0',
    initialState,
    opened({ typed: sampleCosts }),
    { step: 0, effects: [] },
  ],
]

describe('opening the dashboard', () => {
  it.each(rows)('%s', (_, state, event, { step, effects }) => {
    const next = after(state, event)
    expect(next.state.dashboardStep).toBe(step)
    expect(namesOf(next.effects)).toEqual(effects)
  })

  it('starts with the amounts of a typical household, which are in no run until they are sent', () => {
    const { state } = after(initialState, opened({}))
    expect(state).toMatchObject({ typed: typicalCosts, costs: null })
    expect(after(initialState, opened({ typed: emptyCosts })).state.typed).toEqual(typicalCosts)
    expect(after(initialState, opened({ typed: sampleCosts })).state.typed).toEqual(sampleCosts)
  })

  it('B-STATE-1: shows accounts as pending only if there are some to fetch', () => {
    expect(after(initialState, opened({}, true)).state.accounts.status).toBe('pending')
    expect(after(initialState, opened({})).state.accounts.status).toBe('idle')
  })

  it('B-STATE-8: restores costs, dates, toggles and settings', () => {
    const dates = { dateType: 2, date: null, month: 6 } as const
    const blob = blobOf(withResults(withAccounts([true, false]), { topCard: 2, topFilters: ['Travel'] }))
    const { state } = after(initialState, opened({ blob, costs: manualCosts, dates }, true))
    expect(state).toMatchObject({ costs: manualCosts, typed: manualCosts, dates })
    expect(state.resultSetting).toMatchObject({ topCard: 2, topFilters: ['Travel'] })
    expect(state.accounts.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([true, false])
    expect(state.cards).toMatchObject({ saved: smallRun, isRestoring: true, found: null })
  })

  it('restores what was typed last, not what was submitted', () => {
    const typed = { ...sampleCosts, gas: '77' }
    expect(after(initialState, opened({ costs: manualCosts, typed })).state.typed.gas).toBe('77')
  })

  it('stays on the first step when new results arrive', () => {
    const { state } = after(
      initialState,
      opened({ costs: manualCosts }, false, 0),
      { type: 'manual-run-due', runId: 1 },
      { type: 'cards-arrived', runId: 1, found: smallFound },
    )
    expect(state).toMatchObject({ dashboardStep: 0, cards: { found: smallFound } })
  })

  it.each([
    ['stored', initialState],
    ['in memory', visitorWithResults],
  ])('calculates results again for amounts that were typed on another page, with results %s', (_, state) => {
    const typed = { ...sampleCosts, gas: '77' }
    const next = after(state, opened({ blob: savedResults, typed }))
    expect(next.state).toMatchObject({
      typed: { gas: '77' },
      costs: { gas: '77', isManualCost: true },
      cards: { isStale: true },
    })
    expect(namesOf(next.effects)).toContain('manual-run-due in 500 ms')
  })

  it('keeps results whose amounts another page has not changed', () => {
    const { state } = after(visitorWithResults, opened({ typed: sampleCosts }))
    expect(state.cards.isStale).toBe(false)
    const emptied = after(visitorWithResults, opened({ typed: emptyCosts }))
    expect(emptied.state.costs).toEqual(manualCosts)
  })

  it('shows passed-on costs in the form, and does not run the stored ones', () => {
    const handedOver = { ...emptyCosts, grocery: '504' }
    const { state, effects } = after(initialState, {
      type: 'opened',
      isSignedIn: false,
      saved: { ...emptySavedState, blob: savedResults },
      handedOver,
      step: null,
    })
    expect(state).toMatchObject({ dashboardStep: 0, typed: handedOver, costs: manualCosts })
    expect(namesOf(effects)).toEqual(['restore-cards', 'store typed'])
  })

  it('keeps everything if the page was never closed', () => {
    const { state, effects } = after(visitorWithResults, opened({}))
    expect(state.cards.found).toBe(smallFound)
    expect(namesOf(effects)).toEqual(['manual-run-due in 500 ms'])
  })
})

describe('saved results', () => {
  const restoring = after(initialState, opened({ blob: savedResults })).state

  it('are shown before the rerun, and keep card and tab', () => {
    const { state } = after(restoring, { type: 'cards-restored', found: smallFound })
    expect(state.cards).toMatchObject({ found: smallFound, isRestoring: false, isQuiet: true, saved: null })
  })

  it('show the error of a rerun that has already failed', () => {
    const { state } = after(
      restoring,
      { type: 'cards-failed', runId: 1, failure: { kind: 'other', message: 'no' } },
      { type: 'cards-restored', found: smallFound },
    )
    expect(state.cards).toMatchObject({ found: smallFound, status: 'failure', error: 'no' })
  })

  it('without card texts are dropped; the rerun brings new ones', () => {
    const { state, effects } = after(restoring, { type: 'restore-failed', isGone: true })
    expect(state).toMatchObject({ dashboardStep: 1, cards: { saved: null, status: 'pending' } })
    expect(namesOf(effects)).toEqual(['forget-results'])
  })

  it('that cannot be reached stay saved', () => {
    const { state, effects } = after(restoring, { type: 'restore-failed', isGone: false })
    expect(state.cards).toMatchObject({ saved: smallRun, isRestoring: false })
    expect(effects).toEqual([])
  })

  it('of linked accounts without card texts are calculated again once the accounts are loaded', () => {
    const { state, effects } = after(
      initialState,
      opened({ blob: linkedBlob }, true),
      { type: 'restore-failed', isGone: true },
      { type: 'accounts-arrived', list: [account('card-1')] },
    )
    expect(state.cards.status).toBe('pending')
    expect(namesOf(effects)).toContain('run-linked')
  })

  it('without any input lead back to step 0', () => {
    const blob = { ...savedResults, costs: null }
    const { state } = after(initialState, opened({ blob }), { type: 'restore-failed', isGone: true })
    expect(state.dashboardStep).toBe(0)
  })
})

describe('moving between the steps', () => {
  it.each([
    ['nothing given', initialState, 0, []],
    [
      'S-DASH-04: saved manual costs',
      { ...initialState, costs: manualCosts },
      1,
      ['store costs', 'run-manual', 'store accounts', 'save'],
    ],
    [
      'S-DASH-04, B-RUN-1: linked accounts',
      withAccounts([true]),
      1,
      ['store costs', 'run-linked', 'store accounts', 'save'],
    ],
    [
      'B-RUN-1: results already there',
      { ...visitorWithResults, dashboardStep: 0 as const },
      1,
      ['store costs', 'store accounts', 'save'],
    ],
    [
      'B-RUN-1: results on their way',
      withAccounts([true], { cards: { ...initialState.cards, status: 'pending' } }),
      1,
      ['store costs', 'store accounts', 'save'],
    ],
  ])('to step 1 with %s', (_, state, step, effects) => {
    const next = after(state, { type: 'step-asked', step: 1 })
    expect(next.state.dashboardStep).toBe(step)
    expect(namesOf(next.effects)).toEqual(effects)
  })

  it('S-DASH-04: with neither, the invitation opens and the step stays', () => {
    const { state } = after(initialState, { type: 'step-asked', step: 1 })
    expect(state).toMatchObject({ dashboardStep: 0, dialog: { kind: 'invitation', isNewUser: true } })
    const known = after({ ...initialState, isKnownUser: true }, { type: 'step-asked', step: 1 }).state
    expect(known.dialog).toEqual({ kind: 'invitation', isNewUser: false })
  })

  it('B-STATE-16: with every account off and no costs, all of them are switched on', () => {
    const { state, effects } = after(withAccounts([false, false]), { type: 'step-asked', step: 1 })
    expect(state.accounts.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([true, true])
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'run-linked', accountIds: ['card-1', 'card-2'] }),
    )
  })

  it('S-DASH-05: back to step 0 keeps the results', () => {
    const { state } = after(visitorWithResults, { type: 'step-asked', step: 0 })
    expect(state).toMatchObject({ dashboardStep: 0, isFirstStepComplete: true, cards: { found: smallFound } })
  })
})
