/** Sample data for trying the product out: banks, accounts and digits that do not exist. */
import type { Account } from '@cardsight/contract'
import { AppError } from '../errors.ts'

const accounts: Account[] = [
  {
    account_id: 'sample-checking-1',
    name: 'Everyday Checking',
    official_name: 'Example Harbor Everyday Checking',
    mask: '0017',
    institutionLogo: null,
    institutionName: 'Example Harbor Bank',
    subtype: 'checking',
    enabled: true,
  },
  {
    account_id: 'sample-card-1',
    name: 'Harbor Card',
    official_name: 'Example Harbor Rewards Card',
    mask: '4410',
    institutionLogo: null,
    institutionName: 'Example Harbor Bank',
    subtype: 'credit card',
    enabled: true,
  },
  {
    account_id: 'sample-card-2',
    name: 'Mill Card',
    official_name: 'Example Old Mill Cash Card',
    mask: '2093',
    institutionLogo: null,
    institutionName: 'Example Old Mill Credit Union',
    subtype: 'credit card',
    enabled: true,
  },
]

const files: ReadonlyMap<string, Account[]> = new Map([['accounts', accounts]])

/** The sample file of that name. */
export function getMockData(name: string): Account[] {
  const file = files.get(name)
  if (file === undefined) {
    throw new AppError('not-found', { message: 'There is no sample data of that name.' })
  }
  return file
}
