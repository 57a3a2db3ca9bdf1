import { expect, it } from 'vitest'
import { accountTypeOf } from './account-type.ts'

const unknown = { balance: 10, hasHoldings: false }

it.each([
  ['Total Checking (4321)', 'checking'],
  ['Visa Debit', 'checking'],
  ['Chase Sapphire Preferred', 'credit card'],
  ['Customized Cash Rewards Visa Signature', 'credit card'],
  ['Blue Cash Everyday', 'credit card'],
  ['High Yield Savings', 'savings'],
  ['Savings Rewards', 'savings'],
  ['Home Line of Credit', 'loan'],
  ['Auto Loan', 'loan'],
  ['Roth IRA', 'brokerage'],
  ['My 401(k)', 'brokerage'],
])('infers from %s that it is a %s account', (name, subtype) => {
  expect(accountTypeOf({ ...unknown, name }).subtype).toBe(subtype)
})

it('infers it from the balance if the name says nothing', () => {
  expect(accountTypeOf({ name: 'Main', balance: -120.5, hasHoldings: false }).subtype).toBe('credit card')
  expect(accountTypeOf({ name: 'Main', balance: 120.5, hasHoldings: false }).subtype).toBe('checking')
  expect(accountTypeOf({ name: 'Main', balance: 120.5, hasHoldings: true }).subtype).toBe('brokerage')
})
