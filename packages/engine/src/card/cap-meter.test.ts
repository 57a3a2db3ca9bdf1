import { describe, expect, it } from 'vitest'
import { fullUsage, relativeUsage, toPreparedCap } from './cap-meter.ts'

const spending = toPreparedCap({ on: 'spend', amount: 50_000, per: 'month' })
const reward = toPreparedCap({ on: 'reward', amount: 1000, per: 'month' })

describe('a spending cap', () => {
  it('is full at its limit, and a cent at any rate uses one cent', () => {
    expect(fullUsage(spending, [5000, 2000])).toBe(50_000)
    expect(relativeUsage(spending, 5000, 2000)).toBe(1)
  })
})

describe('a reward cap', () => {
  it('is full once no further cent fits at its highest rate', () => {
    // A cent at 5% earns 5,000 units of the limit.
    expect(reward.limit - fullUsage(reward, [2000, 5000])).toBe(5000)
  })

  it('is used up faster by higher rates', () => {
    // $10 is reached by $200 at 5% or by $500 at 2%.
    expect(relativeUsage(reward, 5000, 2000)).toBe(500 / 200)
    expect(relativeUsage(reward, 2000, 2000)).toBe(1)
  })
})
