import type { InstitutionStatus } from '@cardsight/contract/banking'
import { describe, expect, it } from 'vitest'
import { after, manualCosts, namesOf, withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import type { DashboardState } from './dashboard-state.ts'
import { importingNames } from './linking.ts'
import { dataVersionOf } from './runs.ts'

const signedIn = withAccounts([true])

function bank(changes: Partial<InstitutionStatus> = {}): InstitutionStatus {
  return {
    handle: 'handle-1',
    institutionName: 'First Platypus Bank',
    source: 'provider',
    state: 'ready',
    advice: null,
    isImporting: true,
    linkedAt: '2026-11-15T09:00:00Z',
    syncedAt: '2026-11-15T09:00:02Z',
    freshAt: null,
    accountCount: 2,
    skippedRows: 0,
    leftOut: [],
    hasNewAccounts: false,
    ...changes,
  }
}

const arrived = (...institutions: InstitutionStatus[]) => ({ type: 'status-arrived', institutions }) as const
const importing: DashboardState = {
  ...withResults(signedIn),
  institutions: [bank()],
  heard: dataVersionOf([bank()]),
}
const pollAgain = 'status-due in 3000 ms'

describe('a bank that is still importing', () => {
  it('is named, and polled until its history is complete', () => {
    const still = after(signedIn, arrived(bank()))
    expect(importingNames(still.state)).toEqual(['First Platypus Bank'])
    expect(namesOf(still.effects)).toEqual([pollAgain])
    expect(namesOf(after(still.state, { type: 'status-due' }).effects)).toEqual(['fetch-status'])
    const done = after(still.state, arrived(bank({ isImporting: false })))
    expect(importingNames(done.state)).toEqual([])
    expect(done.effects).toEqual([])
  })

  it('is polled again after a failed poll, and only then', () => {
    expect(namesOf(after(importing, { type: 'status-failed' }).effects)).toEqual([pollAgain])
    expect(after(signedIn, { type: 'status-failed' }).effects).toEqual([])
  })

  it('refreshes the shown results, without moving or closing anything', () => {
    const open: DashboardState = { ...importing, dialog: { kind: 'calculation' } }
    const { state, effects } = after(open, arrived(bank({ syncedAt: '2026-11-15T09:00:05Z' })))
    expect(namesOf(effects)).toEqual(['run-linked', pollAgain])
    expect(state).toMatchObject({ dashboardStep: 1, dialog: open.dialog, cards: { isQuiet: true } })
    expect(state.cards.found).toBe(open.cards.found)
  })

  it('does not touch results if there is no new data', () => {
    expect(namesOf(after(importing, arrived(bank())).effects)).toEqual([pollAgain])
  })

  it('retries results that were not available yet', () => {
    const failed: DashboardState = {
      ...importing,
      cards: { ...signedIn.cards, status: 'failure', error: 'Your bank is still sending.' },
    }
    const { state, effects } = after(failed, arrived(bank({ isImporting: false })))
    expect(namesOf(effects)).toEqual(['run-linked'])
    expect(state.cards.error).toBe(failed.cards.error)
  })

  it('does not touch results on typed costs', () => {
    const typed: DashboardState = { ...importing, costs: manualCosts }
    expect(namesOf(after(typed, arrived(bank({ isImporting: false }))).effects)).toEqual([])
  })
})

it('results that became outdated while loading are requested once more, and then no longer', () => {
  const asking: DashboardState = { ...importing, cards: { ...importing.cards, status: 'pending' } }
  const overtaken = after(asking, arrived(bank({ isImporting: false })))
  expect(overtaken.effects).toEqual([])
  const first = after(overtaken.state, { type: 'cards-arrived', runId: 1, found: smallFound })
  expect(namesOf(first.effects)).toEqual(['run-linked'])
  const second = after(first.state, { type: 'cards-arrived', runId: 2, found: smallFound })
  expect(namesOf(second.effects)).toEqual(['save'])
})

describe('the first poll', () => {
  const done = bank({ isImporting: false })
  const shown = withResults(signedIn)

  it('refreshes results of an earlier visit that had less data', () => {
    const { effects } = after({ ...shown, heard: dataVersionOf([bank()]) }, arrived(done))
    expect(namesOf(effects)).toEqual(['run-linked'])
  })

  it('B-RUN-1: requests nothing if there is no new data', () => {
    expect(after({ ...shown, heard: dataVersionOf([done]) }, arrived(done)).effects).toEqual([])
  })

  it('refreshes results that were requested before it only while more is to come', () => {
    expect(after(shown, arrived(done)).effects).toEqual([])
    expect(namesOf(after(shown, arrived(bank())).effects)).toEqual(['run-linked', pollAgain])
  })
})

it('fetches the accounts if a bank needs a new login in the meantime', () => {
  const { effects } = after(importing, arrived(bank({ state: 'login-required' })))
  expect(namesOf(effects)).toContain('fetch-accounts')
})
