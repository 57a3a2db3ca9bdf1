import { expect, it } from 'vitest'
import { kindOfAccount } from './usable-accounts.ts'

it.each([
  ['depository', 'checking', 'checking'],
  ['depository', 'cash management', 'checking'],
  ['depository', 'prepaid', 'checking'],
  ['depository', 'paypal', 'checking'],
  ['credit', 'paypal', 'credit card'],
  ['credit', 'credit card', 'credit card'],
  ['credit', 'charge card', 'credit card'],
  ['depository', 'savings', null],
  ['depository', 'money market', null],
  ['depository', 'cd', null],
  ['loan', 'mortgage', null],
  ['investment', 'paypal', null],
  ['depository', 'toString', null],
  ['toString', 'paypal', null],
])('lists a %s account of subtype %s as %s', (type, subtype, kind) => {
  expect(kindOfAccount({ type, subtype })).toBe(kind)
})
