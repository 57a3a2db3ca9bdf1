import type { MonthlyCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { youngCosts } from './average-spending.ts'

export type SampleHousehold = Readonly<{
  who: string
  /** What stands out about the household. */
  says: string
  /** 'us' or 'me', in the sentence with the result. */
  object: 'us' | 'me'
  costs: MonthlyCosts
  profile: Profile
}>

export const householdsNote =
  'Illustrative quotes, written by us, with results from our own calculation. Not from actual customers.'

/** Made-up households; their results are calculated. */
export const sampleHouseholds: readonly [SampleHousehold, SampleHousehold, SampleHousehold] = [
  {
    who: 'A family of four',
    says: 'We spend $1,150 a month on groceries.',
    object: 'us',
    costs: { grocery: 1150, gas: 320, restaurant: 420, travel: 200, recreation: 350, other: 1200 },
    profile: defaultProfile,
  },
  {
    who: 'A first-time applicant',
    says: 'I’m new to credit and spend about $1,400 a month.',
    object: 'me',
    costs: youngCosts,
    profile: { ...defaultProfile, credit: 'none' },
  },
  {
    who: 'A weekly commuter',
    says: 'I spend $480 a month on gas.',
    object: 'me',
    costs: { grocery: 450, gas: 480, restaurant: 260, travel: 60, recreation: 150, other: 500 },
    profile: defaultProfile,
  },
]
