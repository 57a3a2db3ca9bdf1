import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { expect, it } from 'vitest'
import { accessSiteOf, describeInstitutions, findRemovedBank } from './removed-bank.ts'

const tartan: InstitutionStatus = {
  handle: 'tartan',
  institutionName: 'Tartan Bank',
  source: 'provider',
  state: 'ready',
  advice: null,
  isImporting: false,
  linkedAt: '2026-11-01T10:00:00.000Z',
  syncedAt: null,
  freshAt: null,
  accountCount: 1,
  skippedRows: 0,
  leftOut: [],
  hasNewAccounts: false,
}
const bridge: InstitutionStatus = {
  ...tartan,
  handle: 'bridge',
  institutionName: 'Old Mill',
  accountCount: 2,
  endsAccessAt: 'SimpleFIN Bridge',
}

it('names every bank with its accounts, and where else to end access', () => {
  expect(describeInstitutions([tartan, bridge])).toBe('Tartan Bank (1 account) and Old Mill (2 accounts)')
  expect(accessSiteOf([tartan, bridge])).toBe('SimpleFIN Bridge')
  expect(accessSiteOf([tartan])).toBeNull()
})

it('finds the bank to remove, also before its status is loaded', () => {
  expect(findRemovedBank('bridge', [tartan, bridge], [])).toEqual({
    name: 'Old Mill',
    affected: 'Old Mill (2 accounts)',
    isImport: false,
    endsAccessAt: 'SimpleFIN Bridge',
  })
  const disconnected = [{ institutionName: 'Reedbed', access_token: 'reedbed' }]
  expect(findRemovedBank('reedbed', [], disconnected)).toMatchObject({ name: 'Reedbed', affected: 'Reedbed' })
})
