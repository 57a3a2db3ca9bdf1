import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { describe, expect, it } from 'vitest'
import { institutionStatusOf, oldestDataAt } from './bank-freshness.ts'

function bank(changes: Partial<InstitutionStatus>): InstitutionStatus {
  return {
    handle: 'handle-1',
    institutionName: 'First Platypus Bank',
    source: 'provider',
    state: 'ready',
    advice: null,
    isImporting: false,
    linkedAt: '2026-11-15T09:00:00Z',
    syncedAt: '2026-11-15T09:00:00Z',
    freshAt: '2026-11-15T08:00:00Z',
    accountCount: 1,
    skippedRows: 0,
    leftOut: [],
    hasNewAccounts: false,
    ...changes,
  }
}

describe('how fresh results are', () => {
  it('is that of the bank with the oldest data', () => {
    const banks = [bank({}), bank({ freshAt: '2026-11-14T23:00:00Z' })]
    expect(oldestDataAt(banks)).toBe('2026-11-14T23:00:00Z')
  })

  it('is the time of our last sync if the bank reports none', () => {
    expect(oldestDataAt([bank({ freshAt: null })])).toBe('2026-11-15T09:00:00Z')
  })

  it('is null for files, and before any data arrived', () => {
    expect(oldestDataAt([bank({ source: 'import' }), bank({ freshAt: null, syncedAt: null })])).toBeNull()
  })
})

it.each<[Partial<InstitutionStatus>, string]>([
  [{}, 'Connected'],
  [{ isImporting: true }, 'Still importing'],
  [{ state: 'expiring' }, 'Login ends soon'],
  [{ state: 'login-required', isImporting: true }, 'Disconnected'],
  [{ state: 'gone' }, 'Ended by the bank'],
  [{ source: 'import' }, 'Your own files'],
])('an institution as %j has the status %s', (changes, text) => {
  expect(institutionStatusOf(bank(changes)).text).toBe(text)
})
