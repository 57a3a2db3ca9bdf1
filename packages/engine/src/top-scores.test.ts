import { describe, expect, it } from 'vitest'
import { indexOfRank, leading } from './top-scores.ts'

describe('top scores', () => {
  it('come in the order of their scores, and of equals the earlier first', () => {
    expect(leading([5, 9, 5, 7], 4)).toEqual([1, 3, 0, 2])
    expect(leading([5, 9, 5, 7], 2)).toEqual([1, 3])
  })

  it('are above zero', () => {
    expect(leading([0, 3, -2], 3)).toEqual([1])
    expect(leading([], 1)).toEqual([])
  })

  it('are found by rank, from 1', () => {
    expect([1, 2, 3, 4].map((rank) => indexOfRank([4, 8, 4], rank))).toEqual([1, 0, 2, -1])
  })
})
