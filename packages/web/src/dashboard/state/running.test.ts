import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { emptyCosts, sampleCosts } from '../../features/spending-form/costs.ts'
import {
  after,
  manualCosts,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import { type DashboardState, initialState } from './dashboard-state.ts'
import type { Failure } from './events.ts'

const typed: DashboardState = { ...initialState, typed: sampleCosts }
const popup: Failure = { kind: 'popup', institution: 'Tartan Bank', message: 'Please sign in again.' }
const other: Failure = { kind: 'other', message: 'Oops, Something went wrong. Please try again later.' }

describe('manual entry', () => {
  it('stores amounts while they are typed', () => {
    const { state, effects } = after(initialState, { type: 'costs-typed', costs: sampleCosts })
    expect(state).toMatchObject({ typed: sampleCosts, costs: null })
    expect(namesOf(effects)).toEqual(['store typed'])
  })

  it('B-MANUAL-1, B-MANUAL-2, S-SPEND-07: stores the costs, clears the cache, searches 0.5 s later', () => {
    const { state, effects } = after(typed, { type: 'costs-submitted' })
    expect(state.costs).toEqual(manualCosts)
    expect(state.cards).toMatchObject({ status: 'pending', isQuiet: false, runId: 1 })
    expect(namesOf(effects)).toEqual(['store costs', 'forget-results', 'manual-run-due in 500 ms'])
    const due = after(state, { type: 'manual-run-due', runId: 1 })
    const profile = defaultProfile
    expect(due.effects).toEqual([{ kind: 'run-manual', runId: 1, costs: manualCosts, profile }])
  })

  it('B-VALID-19: does nothing without an amount, or while cards are loading', () => {
    const empty = { ...initialState, typed: emptyCosts }
    expect(after(empty, { type: 'costs-submitted' })).toEqual({ state: empty, effects: [] })
    const loading = after(typed, { type: 'costs-submitted' }).state
    expect(after(loading, { type: 'costs-submitted' }).effects).toEqual([])
  })

  it('B-MANUAL-3: success turns all accounts off, stores the cards, closes the modal and opens step 1', () => {
    const { state, effects } = after(
      withAccounts([false], { typed: sampleCosts, dialog: { kind: 'spending-form' } }),
      { type: 'costs-submitted' },
      { type: 'cards-arrived', runId: 1, found: smallFound },
    )
    expect(state).toMatchObject({ dashboardStep: 1, isFirstStepComplete: true, dialog: null })
    expect(state.accounts.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([false])
    expect(state.cards).toMatchObject({ status: 'success', found: smallFound, error: null })
    expect(namesOf(effects)).toEqual(['save', 'store accounts'])
  })

  it('B-MANUAL-3: enabled accounts are off after a manual run', () => {
    const { state } = after(
      withAccounts([true, true], { typed: sampleCosts }),
      { type: 'costs-submitted' },
      { type: 'cards-arrived', runId: 1, found: smallFound },
    )
    expect(state.accounts.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([false, false])
  })

  it('starts at the first card again', () => {
    const { state } = after(
      withResults(visitorWithResults, { topCard: 2, allCardsCard: 40 }),
      { type: 'costs-submitted' },
      { type: 'cards-arrived', runId: 2, found: smallFound },
    )
    expect(state.resultSetting).toMatchObject({ topCard: 0, allCardsCard: 0 })
  })
})

describe('the response of a run', () => {
  const running = after(typed, { type: 'costs-submitted' }).state
  const linkedRunning = after(withAccounts([true]), { type: 'step-asked', step: 1 }).state

  it('B-STATE-1, B-RUN-2, B-RUN-3: success stores the cards, ends the loading and saves', () => {
    const { state, effects } = after(linkedRunning, { type: 'cards-arrived', runId: 1, found: smallFound })
    expect(state.cards).toMatchObject({ status: 'success', found: smallFound, isQuiet: false })
    expect(namesOf(effects)).toEqual(['save'])
  })

  it('B-STATE-3: setting cards clears the error message', () => {
    const failed = after(running, { type: 'cards-failed', runId: 1, failure: other }).state
    expect(failed.cards.error).toBe('Oops, Something went wrong. Please try again later.')
    const { state } = after(
      failed,
      { type: 'costs-submitted' },
      { type: 'cards-arrived', runId: 2, found: smallFound },
    )
    expect(state.cards.error).toBeNull()
  })

  it('B-STATE-3, B-RUN-5: failure keeps the message and empties the cards; the step stays', () => {
    const asked = after(visitorWithResults, { type: 'costs-submitted' }).state
    const { state } = after(asked, { type: 'cards-failed', runId: 2, failure: other })
    expect(state.cards).toMatchObject({ status: 'failure', found: null, error: other.message })
    expect(state).toMatchObject({ dashboardStep: 1, dialog: null })
  })

  it('B-RUN-4, B-ERR-18: a popup opens with institution and message, and leads back to step 0', () => {
    const { state } = after(linkedRunning, { type: 'cards-failed', runId: 1, failure: popup })
    expect(state).toMatchObject({
      dashboardStep: 0,
      dialog: { kind: 'bank-error', institution: 'Tartan Bank', message: 'Please sign in again.' },
      cards: { status: 'failure', found: null },
    })
  })

  it('is ignored if something else was requested in the meantime', () => {
    const stale = after(running, { type: 'cards-arrived', runId: 0, found: smallFound })
    expect(stale).toEqual({ state: running, effects: [] })
    expect(after(running, { type: 'cards-failed', runId: 0, failure: other }).state).toBe(running)
    expect(after(running, { type: 'manual-run-due', runId: 0 }).effects).toEqual([])
  })
})

describe('a rerun behind shown results', () => {
  const refreshing: DashboardState = {
    ...withResults(visitorWithResults, { topCard: 2 }),
    dialog: { kind: 'calculation' },
    cards: { ...visitorWithResults.cards, status: 'pending', isQuiet: true, runId: 5 },
  }

  it('moves and closes nothing', () => {
    const { state } = after(refreshing, { type: 'cards-arrived', runId: 5, found: smallFound })
    expect(state.resultSetting.topCard).toBe(2)
    expect(state.dialog).toEqual({ kind: 'calculation' })
  })

  it('that fails keeps them, with the message', () => {
    const { state } = after(refreshing, { type: 'cards-failed', runId: 5, failure: other })
    expect(state.cards).toMatchObject({ found: smallFound, error: other.message, status: 'failure' })
  })

  it('is replaced by newly submitted costs', () => {
    const { state, effects } = after(refreshing, { type: 'costs-submitted' })
    expect(state.cards).toMatchObject({ runId: 6, isQuiet: false })
    expect(namesOf(effects)).toContain('manual-run-due in 500 ms')
  })
})

describe('trying again', () => {
  it.each([
    ['manual costs', { ...initialState, costs: manualCosts }, ['run-manual']],
    ['linked accounts', withAccounts([true]), ['run-linked']],
    ['nothing', initialState, []],
  ])('with %s', (_, state, effects) => {
    expect(namesOf(after(state, { type: 'retry-asked' }).effects)).toEqual(effects)
  })

  it('B-RUN-6: uses only the enabled accounts', () => {
    expect(after(withAccounts([true, false, true]), { type: 'retry-asked' }).effects).toEqual([
      {
        kind: 'run-linked',
        runId: 1,
        accountIds: ['card-1', 'card-3'],
        dates: { dateType: 1, date: null, month: 12 },
        profile: defaultProfile,
      },
    ])
  })
})
