import { describe, expect, it } from 'vitest'
import { type Network, ship } from './network.ts'

const ALL = Number.POSITIVE_INFINITY

/** Two cards, the first with a limit of 10, and two amounts: 10 that only gain 5 by the limit, 10 that gain 5 or 4. */
const network: Network = {
  parents: [-1, 0, 0, 1],
  lows: [0, 0, 0, 0],
  highs: [ALL, ALL, ALL, 10],
  supplies: [10, 10],
  laneStarts: [0, 2, 4],
  laneNodes: [3, 2, 3, 2],
  laneGains: [5, 4, 5, 1],
}

describe('ship', () => {
  it('moves an earlier amount on where a later one gains more by its place', () => {
    const flow = ship(network)
    expect(flow?.gain).toBe(90) // 10 × 4 + 10 × 5
    expect(Array.from(flow?.flows ?? [])).toEqual([0, 10, 10, 0])
    expect(Array.from(flow?.loads ?? [])).toEqual([0, 10, 10, 10])
  })

  it('gives a card what it has to pay at the least loss', () => {
    const flow = ship({ ...network, lows: [0, 0, 15, 0] })
    expect(flow?.gain).toBe(70) // 10 × 4 + 5 × 5 + 5 × 1
  })

  it('says when that cannot be done', () => {
    expect(ship({ ...network, lows: [0, 0, 25, 0] })).toBeNull()
    expect(ship({ ...network, lows: [0, 15, 15, 0] })).toBeNull()
    expect(ship({ ...network, laneStarts: [0, 2, 2] })).toBeNull()
  })
})
