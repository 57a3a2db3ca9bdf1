/** Sample data for trying out the product: fictional banks, accounts and digits. */
import { setTimeout } from 'node:timers/promises'
import type { Account } from '@cardsight/contract/banking'
import type { SampleCard } from '@cardsight/contract/cards'
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

/** Two fictional cards. */
const cards: SampleCard[] = [
  { cardId: 'sample-plain', cardName: 'Example Plain Two Percent', totalMoney: 480 },
  { cardId: 'sample-harbor', cardName: 'Example Harbor Rewards Card', totalMoney: 365.5 },
]

/** A deliberate delay, so that a screen can show its waiting state. */
const CARDS_DELAY_MS = 2000

type SampleFile = Readonly<{ rows: Account[] | SampleCard[]; delayMs: number }>

const files: ReadonlyMap<string, SampleFile> = new Map([
  ['accounts', { rows: accounts, delayMs: 0 }],
  ['cards', { rows: cards, delayMs: CARDS_DELAY_MS }],
])

/** Returns the sample file of that name. */
export async function getMockData(
  name: string,
  wait: (delayMs: number) => Promise<unknown> = setTimeout,
): Promise<SampleFile['rows']> {
  const file = files.get(name)
  if (file === undefined) {
    throw new AppError('not-found', { message: "There's no sample data with that name." })
  }
  await wait(file.delayMs)
  return file.rows
}
