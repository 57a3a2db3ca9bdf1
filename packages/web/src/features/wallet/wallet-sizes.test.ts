import { expect, it } from 'vitest'
import { sizesFor } from './wallet-sizes.ts'

it('offers one to four cards, or up to two more than the user has', () => {
  expect(sizesFor(0)).toEqual([1, 2, 3, 4])
  expect(sizesFor(3)).toEqual([1, 2, 3, 4, 5])
  expect(sizesFor(6)).toEqual([6, 7, 8])
})
