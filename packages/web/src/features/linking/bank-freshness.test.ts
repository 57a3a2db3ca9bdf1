import type { InstitutionStatus } from '@cardsight/contract'
import { describe, expect, it } from 'vitest'
import { oldestWord, standingOf } from './bank-freshness.ts'

function bank(changes: Partial<InstitutionStatus>): InstitutionStatus {
  return {
    handle: 'handle-1',
    institutionName: 'First Platypus Bank',
    source: 'provider',
    state: 'ready',
    isImporting: false,
    linkedAt: '2026-11-15T09:00:00Z',
    syncedAt: '2026-11-15T09:00:00Z',
    freshAt: '2026-11-15T08:00:00Z',
    accountCount: 1,
    ...changes,
  }
}

describe('how fresh results are', () => {
  it('is told by the bank that was heard of longest ago', () => {
    const banks = [bank({}), bank({ freshAt: '2026-11-14T23:00:00Z' })]
    expect(oldestWord(banks)).toBe('2026-11-14T23:00:00Z')
  })

  it('is told by our own last look where the bank says nothing', () => {
    expect(oldestWord([bank({ freshAt: null })])).toBe('2026-11-15T09:00:00Z')
  })

  it('is not told of files, and not before anything was heard', () => {
    expect(oldestWord([bank({ source: 'import' }), bank({ freshAt: null, syncedAt: null })])).toBeNull()
  })
})

it.each<[Partial<InstitutionStatus>, string]>([
  [{}, 'Connected'],
  [{ isImporting: true }, 'Still importing'],
  [{ state: 'expiring' }, 'Login ends soon'],
  [{ state: 'login-required', isImporting: true }, 'Disconnected'],
  [{ state: 'gone' }, 'Ended by the bank'],
  [{ source: 'import' }, 'Your own files'],
])('an institution as %j is called %s', (changes, text) => {
  expect(standingOf(bank(changes)).text).toBe(text)
})
