import { describe, expect, it } from 'vitest'
import { type FlowNetwork, solveFlow } from './network-flow.ts'

const ALL = Number.POSITIVE_INFINITY

/** Two cards, the first with a cap of 10, and two supplies of 10: one gains 5 under the cap or 4, the other 5 or 1. */
const network: FlowNetwork = {
  parents: [-1, 0, 0, 1],
  minimums: [0, 0, 0, 0],
  capacities: [ALL, ALL, ALL, 10],
  supplies: [10, 10],
  arcStarts: [0, 2, 4],
  arcNodes: [3, 2, 3, 2],
  arcGains: [5, 4, 5, 1],
}

describe('solveFlow', () => {
  it('moves an earlier supply if a later one gains more under the cap', () => {
    const flow = solveFlow(network)
    expect(flow?.gain).toBe(90) // 10 × 4 + 10 × 5
    expect(Array.from(flow?.flows ?? [])).toEqual([0, 10, 10, 0])
    expect(Array.from(flow?.loads ?? [])).toEqual([0, 10, 10, 10])
  })

  it('meets a minimum at the least loss', () => {
    const flow = solveFlow({ ...network, minimums: [0, 0, 15, 0] })
    expect(flow?.gain).toBe(70) // 10 × 4 + 5 × 5 + 5 × 1
  })

  it('returns null if a minimum or a supply is impossible', () => {
    expect(solveFlow({ ...network, minimums: [0, 0, 25, 0] })).toBeNull()
    expect(solveFlow({ ...network, minimums: [0, 15, 15, 0] })).toBeNull()
    expect(solveFlow({ ...network, arcStarts: [0, 2, 2] })).toBeNull()
  })
})
