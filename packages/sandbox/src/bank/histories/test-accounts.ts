/** The accounts that the test logins use. Their balances are constant: no endpoint reports them over time. */
import type { SimulatedAccount } from './transaction-history.ts'

const USD = { currency: 'USD', persistentId: null } as const
const depository = { ...USD, type: 'depository', limit: null } as const

export const checking: SimulatedAccount = {
  ...depository,
  key: 'checking',
  name: 'Plaid Checking',
  officialName: 'Simulated Everyday Checking',
  mask: '0000',
  subtype: 'checking',
  available: 4210.55,
  current: 4310.55,
}

export const savings: SimulatedAccount = {
  ...depository,
  key: 'savings',
  name: 'Plaid Saving',
  officialName: 'Simulated Rainy Day Savings',
  mask: '1111',
  subtype: 'savings',
  available: 8650.2,
  current: 8650.2,
}

export const cd: SimulatedAccount = {
  ...depository,
  key: 'cd',
  name: 'Plaid CD',
  officialName: 'Simulated Twelve-Month Certificate',
  mask: '2222',
  subtype: 'cd',
  available: 10000,
  current: 10000,
}

export const card: SimulatedAccount = {
  ...USD,
  key: 'card',
  type: 'credit',
  subtype: 'credit card',
  name: 'Plaid Credit Card',
  officialName: 'Simulated Diamond Credit Card',
  mask: '3333',
  available: 7715.63,
  current: 1284.37,
  limit: 9000,
}
