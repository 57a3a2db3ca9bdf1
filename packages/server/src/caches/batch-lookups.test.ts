import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { refuseLateWork, withRequest } from '../request-deadline.ts'
import { batchLookups } from './batch-lookups.ts'

function createDoubler() {
  const batches: number[][] = []
  const double = batchLookups(async (keys: readonly number[]) => {
    refuseLateWork()
    batches.push([...keys])
    return keys.map((key) => key * 2)
  })
  return { double, batches }
}

describe('batched lookups', () => {
  it('combine those that are requested together, and give each its own result', async () => {
    const { double, batches } = createDoubler()
    expect(await Promise.all([3, 1, 3].map(double))).toEqual([6, 2, 6])
    expect(batches).toEqual([[3, 1, 3]])
  })

  it('start again for later ones, so that nothing old is found', async () => {
    const { double, batches } = createDoubler()
    const first = double(1)
    await setImmediate()
    const second = double(1)
    expect(await Promise.all([first, second])).toEqual([2, 2])
    expect(batches).toEqual([[1], [1]])
  })

  it("don't end with the deadline of the first request", async () => {
    const { double } = createDoubler()
    const late = { deadline: AbortSignal.abort(), over: AbortSignal.abort(), address: '203.0.113.1' }
    expect(await withRequest(late, () => double(4))).toBe(8)
  })
})
