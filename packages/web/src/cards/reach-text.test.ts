import { expect, it } from 'vitest'
import { profileOptions } from '../testing/profile-options.ts'
import { reachTextOf } from './reach-text.ts'

it.each([
  [{ kind: 'membership', id: 'costco' }, 'Needs a Costco membership ($65 a year)'],
  [{ kind: 'membership', id: 'coinbase' }, 'Needs Coinbase One ($49.99 a year)'],
  [{ kind: 'membership', id: 'aaa' }, 'Needs an AAA membership'],
  [{ kind: 'membership', id: 'usaa' }, 'Needs a USAA membership'],
  [{ kind: 'membership', id: 'iphone' }, 'Needs an iPhone or iPad'],
  [{ kind: 'membership', id: 'student' }, 'Needs college enrollment'],
  [{ kind: 'membership', id: 'gone' }, 'Needs a membership'],
  [{ kind: 'credit', level: 'excellent' }, 'Usually needs excellent credit (740+)'],
  [{ kind: 'credit', level: 'poor' }, 'Usually needs a credit history'],
] as const)('%j: %s', (problem, text) => {
  expect(reachTextOf(problem, profileOptions.memberships)).toBe(text)
})
