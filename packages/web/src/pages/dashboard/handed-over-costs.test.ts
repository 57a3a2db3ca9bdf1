import { expect, it } from 'vitest'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { readHandedOverCosts, withoutCosts } from './handed-over-costs.ts'

it('costs in the address are read by name', () => {
  expect(readHandedOverCosts('?grocery=504&gas=1,179&utm=x')).toEqual({
    ...emptyCosts,
    grocery: '504',
    gas: '1179',
  })
})

it.each(['', '?', '?utm=x', '?grocery=', '?grocery=-5', '?gas=123456', '?gas=<script>'])(
  '%j names no cost',
  (search) => {
    expect(readHandedOverCosts(search)).toBeNull()
  },
)

it('an amount that cannot be one is left out, the others stay', () => {
  expect(readHandedOverCosts('?grocery=lots&travel=400')).toEqual({ ...emptyCosts, travel: '400' })
})

it('they leave the address, and nothing else does', () => {
  expect(withoutCosts('?grocery=504&utm=x&other=1')).toBe('?utm=x')
  expect(withoutCosts('?grocery=504')).toBe('')
})
