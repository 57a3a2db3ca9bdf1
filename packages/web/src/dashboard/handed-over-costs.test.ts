import { expect, it } from 'vitest'
import { emptyCosts } from '../features/spending-form/costs.ts'
import { readHandedOverCosts, withoutCosts } from './handed-over-costs.ts'

it('reads costs from the query by name', () => {
  expect(readHandedOverCosts('?grocery=504&gas=1,179&utm=x')).toEqual({
    ...emptyCosts,
    grocery: '504',
    gas: '1179',
  })
})

it.each(['', '?', '?utm=x', '?grocery=', '?grocery=-5', '?gas=123456', '?gas=<script>'])(
  'finds no cost in %j',
  (search) => {
    expect(readHandedOverCosts(search)).toBeNull()
  },
)

it('ignores an invalid amount and keeps the others', () => {
  expect(readHandedOverCosts('?grocery=lots&travel=400')).toEqual({ ...emptyCosts, travel: '400' })
})

it('removes only the costs from the URL', () => {
  expect(withoutCosts('?grocery=504&utm=x&other=1')).toBe('?utm=x')
  expect(withoutCosts('?grocery=504&shared=1')).toBe('')
})

it('reads and removes details, and raises the amount that they are a part of', () => {
  expect(readHandedOverCosts('?travel=200&flights=300&utilities=9&phone=x')).toEqual({
    ...emptyCosts,
    travel: '300',
    details: { flights: '300', utilities: '9' },
  })
  expect(withoutCosts('?flights=300&utm=x')).toBe('?utm=x')
})
