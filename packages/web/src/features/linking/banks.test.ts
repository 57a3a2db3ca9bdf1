import type { Account, AccountList, InstitutionStatus } from '@cardsight/contract/banking'
import { describe, expect, it } from 'vitest'
import {
  accessSiteOf,
  accountLabel,
  accountsInRun,
  accountsOf,
  countEnabled,
  countsByInstitution,
  describeInstitutions,
  emptyBanks,
  findRemovedBank,
  institutionStatusOf,
  oldestDataAt,
  toBanks,
  toInstitutes,
} from './banks.ts'

const checking: Account = {
  account_id: 'a-1',
  name: 'Everyday',
  official_name: 'Everyday Checking',
  mask: '0017',
  institutionLogo: null,
  institutionName: 'Example Harbor Bank',
  subtype: 'checking',
  enabled: true,
}
const card: Account = { ...checking, account_id: 'a-2', mask: '4410', subtype: 'credit card' }
const list: AccountList = [
  card,
  checking,
  { ...checking, account_id: '', subtype: 'disconnected', access_token: 'handle-1' },
]

describe('bank groups', () => {
  it('B-DATA-6 B-DATA-7 are two: debit at 0 with its mask, credit at 1', () => {
    expect(emptyBanks).toEqual([
      { bankName: 'Debit Cards', mask: 'Checking Acct.', accounts: [], transactions: [], key: 'checking' },
      {
        bankName: 'Credit Cards',
        mask: 'Credit Card Acct.',
        accounts: [],
        transactions: [],
        key: 'credit card',
      },
    ])
  })

  it('contain each account by its subtype, enabled as listed', () => {
    const [debit, credit] = toBanks(list)
    expect(debit.accounts).toEqual([checking])
    expect(credit.accounts).toEqual([card])
  })

  it('are counted by institution, without those that need a new login', () => {
    const other = { ...card, institutionName: 'Other Bank' }
    const banks = toBanks([card, checking, other])
    expect([...countsByInstitution(banks, [])]).toEqual([
      ['Example Harbor Bank', 2],
      ['Other Bank', 1],
    ])
    const gone = { institutionName: 'Example Harbor Bank', access_token: 'handle-1' }
    expect([...countsByInstitution(banks, [gone])]).toEqual([['Other Bank', 1]])
  })

  it('keep a toggle when the list is loaded again', () => {
    const before = toBanks([{ ...card, enabled: false }])
    const [debit, credit] = toBanks(list, before)
    expect(credit.accounts).toEqual([{ ...card, enabled: false }])
    expect(debit.accounts).toEqual([checking])
  })

  it('turn off an account whose purchases another one has, until it is turned on to count twice', () => {
    const repeated: Account = { ...card, enabled: false, alreadyCounted: true }
    // Turned on before we knew.
    const found = toBanks([checking, repeated], toBanks([checking, card]))
    expect(accountsInRun(found)).toEqual({ accountIds: ['a-1'] })
    const chosen = toBanks([checking, { ...repeated, enabled: true }])
    expect(accountsInRun(toBanks([checking, repeated], chosen))).toEqual({
      accountIds: ['a-1', 'a-2'],
      again: ['a-2'],
    })
  })

  it('count the enabled accounts', () => {
    const accounts = accountsOf(toBanks([checking, { ...card, enabled: false }]))
    expect([accounts.length, countEnabled(accounts)]).toEqual([2, 1])
  })
})

describe('institutions needing re-login', () => {
  it('are marked if a SimpleFIN setup token renews them', () => {
    const entry = { ...checking, account_id: '', subtype: 'disconnected', access_token: 'handle-2' } as const
    expect(toInstitutes([{ ...entry, account_id: '', renewsWithSetupToken: true }])).toEqual([
      { institutionName: 'Example Harbor Bank', access_token: 'handle-2', renewsWithSetupToken: true },
    ])
  })

  it('B-DATA-8 are a separate list with name and handle, each once', () => {
    expect(toInstitutes([...list, ...list])).toEqual([
      { institutionName: 'Example Harbor Bank', access_token: 'handle-1' },
    ])
  })
})

describe('accountLabel', () => {
  it.each([
    ['its official name', checking, 'Everyday Checking'],
    ['its name and last digits', { ...checking, official_name: '' }, 'Everyday ••0017'],
    ['its name alone', { ...checking, official_name: '', mask: '' }, 'Everyday'],
  ])('S-ACCTS-04 is %s', (_what, account, label) => {
    expect(accountLabel(account)).toBe(label)
  })
})

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
