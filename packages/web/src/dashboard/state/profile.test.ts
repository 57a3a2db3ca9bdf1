import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import {
  after,
  manualCosts,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { smallFound, smallRun, smallTexts } from '../../testing/small-found.ts'
import { expandFound } from '../effects/expand-found.ts'
import { initialState } from './dashboard-state.ts'

const fair: Profile = { ...defaultProfile, credit: 'fair' }
const renter: Profile = { ...defaultProfile, credit: 'fair', rent: 1500 }
const member: Profile = { ...defaultProfile, memberships: ['club', 'gone'] }
const changed = (profile: Profile) => ({ type: 'profile-changed', profile }) as const

const clubTexts = {
  ...smallTexts,
  profileOptions: {
    ...smallTexts.profileOptions,
    memberships: [
      {
        id: 'club',
        name: 'Club',
        kind: 'paid' as const,
        yearlyCost: 10,
        who: 'Anyone.',
        implies: [],
        changesRates: true,
      },
    ],
  },
}
const clubFound = expandFound(smallRun, clubTexts)

describe('a new profile', () => {
  it('values the same run again, at once and without a request', () => {
    const { state, effects } = after(visitorWithResults, changed(fair))
    expect(effects).toEqual([])
    expect(state.cards).toMatchObject({ status: 'success', runId: 1 })
    expect(state.cards.found?.run).toBe(smallRun)
    expect(state.cards.found?.details.assumptions.credit).toBe('fair')
    // All three cards ask for good credit.
    expect(state.cards.found?.details.results[1]).toEqual([])
    expect(state.cards.found?.details.outOfReach[1]).toHaveLength(3)
  })

  it('keeps the results if it changes nothing', () => {
    const { state } = after(visitorWithResults, changed({ ...defaultProfile }))
    expect(state.cards.found).toBe(smallFound)
  })

  it('requests a run 150 ms later if it needs one, and shows what it can until then', () => {
    const { state, effects } = after(visitorWithResults, changed(renter))
    expect(namesOf(effects)).toEqual(['profile-run-due in 150 ms'])
    expect(state.cards).toMatchObject({ status: 'pending', isQuiet: true, runId: 2 })
    expect(state.cards.found?.details.assumptions.rent).toBe(1500)
    const due = after(state, { type: 'profile-run-due', runId: 2 })
    // The credit level isn't sent: a run doesn't depend on it.
    const profile = { ...defaultProfile, rent: 1500 }
    expect(due.effects).toEqual([{ kind: 'run-manual', runId: 3, costs: manualCosts, profile }])
  })

  it('waits for the last change, and ignores the answer to an earlier one', () => {
    const first = after(visitorWithResults, changed(renter), { type: 'profile-run-due', runId: 2 }).state
    const second = after(first, changed({ ...renter, rent: 1600 })).state
    expect(after(second, { type: 'profile-run-due', runId: 2 }).effects).toEqual([])
    expect(after(second, { type: 'cards-arrived', runId: 3, found: smallFound }).state).toBe(second)
    const { effects } = after(second, { type: 'profile-run-due', runId: 4 })
    expect(effects).toMatchObject([{ kind: 'run-manual', runId: 5, profile: { rent: 1600 } }])
  })

  it('needs no other run if the one on its way has the same habits and rent', () => {
    const asked = after(visitorWithResults, changed(renter), { type: 'profile-run-due', runId: 2 }).state
    expect(after(asked, changed({ ...renter, credit: 'excellent' })).effects).toEqual([])
  })

  it('restarts a first run, which stays loud', () => {
    const loading = after({ ...initialState, costs: manualCosts }, { type: 'retry-asked' }).state
    const { state, effects } = after(loading, changed(renter))
    expect(state.cards).toMatchObject({ status: 'pending', isQuiet: false, runId: 2 })
    expect(namesOf(effects)).toEqual(['profile-run-due in 150 ms'])
  })

  it('requests nothing without results or spending', () => {
    expect(after(initialState, changed(renter)).effects).toEqual([])
    const off = withResults(withAccounts([false]))
    const { state, effects } = after(off, changed(renter), { type: 'profile-run-due', runId: 2 })
    expect(effects).toEqual([])
    expect(state.cards).toMatchObject({ status: 'success', isQuiet: false })
  })

  it('applies to results that arrive after it', () => {
    const asked = after({ ...initialState, costs: manualCosts, profile: fair }, { type: 'retry-asked' }).state
    const { state, effects } = after(asked, { type: 'cards-arrived', runId: 1, found: smallFound })
    expect(state.cards.found?.details.assumptions.credit).toBe('fair')
    expect(namesOf(effects)).toEqual(['save', 'store accounts'])
  })
})

describe('memberships that change rates', () => {
  const asked = after({ ...initialState, costs: manualCosts, profile: member }, { type: 'retry-asked' })

  it('are sent as soon as we know them, and unknown ones never', () => {
    expect(asked.effects).toMatchObject([{ kind: 'run-manual', profile: { memberships: [] } }])
    const { state, effects } = after(asked.state, { type: 'cards-arrived', runId: 1, found: clubFound })
    expect(state.cards).toMatchObject({ status: 'pending', isQuiet: true })
    expect(effects[1]).toMatchObject({ kind: 'run-manual', runId: 2, profile: { memberships: ['club'] } })
  })

  it('are requested once, even if the server knows others', () => {
    const again = after(asked.state, { type: 'cards-arrived', runId: 1, found: clubFound }).state
    const { state, effects } = after(again, { type: 'cards-arrived', runId: 2, found: clubFound })
    expect(state.cards.status).toBe('success')
    expect(namesOf(effects)).toEqual(['save', 'store accounts'])
  })

  it('are sent at once if the options came first', () => {
    const options = clubTexts.profileOptions
    const known = after(
      { ...initialState, costs: manualCosts, profile: member },
      { type: 'profile-options-arrived', options },
      { type: 'retry-asked' },
    )
    expect(known.effects).toMatchObject([{ kind: 'run-manual', profile: { memberships: ['club'] } }])
  })
})

it('results of an earlier visit for other habits are shown and requested again', () => {
  const restoring = {
    ...withAccounts([true], { profile: renter }),
    cards: { ...initialState.cards, saved: smallRun, isRestoring: true },
  }
  const { state, effects } = after(restoring, { type: 'cards-restored', found: smallFound })
  expect(state.cards).toMatchObject({ status: 'pending', isQuiet: true })
  expect(state.cards.found?.details.assumptions.rent).toBe(1500)
  expect(effects).toMatchObject([{ kind: 'run-linked', profile: { rent: 1500 } }])
})
