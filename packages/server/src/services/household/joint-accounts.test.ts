import { expect, it } from 'vitest'
import type { Institution } from '../banking/list-institutions.ts'
import { listJointAccounts } from './joint-accounts.ts'

const institutionOf = (
  accountId: string,
  { isDisconnected = false, ...item }: Partial<Institution['item']> & { isDisconnected?: boolean } = {},
): Institution => ({
  item: {
    id: `item of ${accountId}`,
    userId: `owner of ${accountId}`,
    handle: accountId,
    source: 'provider',
    provider: 'plaid',
    environment: 'production',
    sealedAccessToken: null,
    institutionId: 'ins_1',
    institutionName: 'Tartan Bank',
    institutionLogo: null,
    state: 'ready',
    history: 'complete',
    linkedAt: new Date(0),
    syncedAt: null,
    freshAt: null,
    lastError: null,
    skippedRows: 0,
    hasNewAccounts: false,
    ...item,
  },
  isDisconnected,
  advice: null,
  renewsWithSetupToken: false,
  accounts: [
    {
      accountId,
      itemId: `item of ${accountId}`,
      name: 'Joint Checking',
      officialName: null,
      mask: '0042',
      type: 'depository',
      subtype: 'checking',
      persistentId: 'joint-1',
      kind: 'checking',
    },
  ],
  repeated: [],
  leftOut: [],
})

it.each([
  ['has the account of both people', {}, ['b']],
  ['has nothing of a link that sends the other person no purchases', { isDisconnected: true }, []],
  ['has nothing of a link at another provider', { provider: 'simplefin' }, []],
  ['has nothing of a link in another environment', { environment: 'sandbox' }, []],
] as const)('the list of joint accounts %s', (_, other, expected) => {
  expect([...listJointAccounts([institutionOf('b')], [institutionOf('a', other)])]).toEqual(expected)
})
