import { expect, it } from 'vitest'
import { leftOutText } from './linking-notices.tsx'

const euros = (count: number) => ({ currency: 'EUR', count })

it.each([
  [[], null],
  [[{ leftOut: [] }], null],
  [[{ leftOut: [euros(1)] }], '1 transaction in euros isn’t included.'],
  [[{ leftOut: [euros(3)] }], '3 transactions in euros aren’t included.'],
  [[{ leftOut: [euros(3)] }, { leftOut: [euros(2)] }], '5 transactions in euros aren’t included.'],
  [
    [{ leftOut: [euros(1), { currency: 'CAD', count: 2 }] }],
    '1 transaction in euros and 2 in Canadian dollars aren’t included.',
  ],
  [[{ leftOut: [{ currency: 'BTC', count: 2 }] }], '2 transactions in BTC aren’t included.'],
  [[{ leftOut: [{ currency: 'not a code', count: 2 }] }], '2 transactions in not a code aren’t included.'],
])('says of %j: %s', (institutions, text) => {
  expect(leftOutText(institutions)).toBe(text)
})
