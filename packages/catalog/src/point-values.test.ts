import { describe, expect, it } from 'vitest'
import { pointValues } from './point-values.ts'
import { sampleCard } from './testing/sample-card.ts'

describe('pointValues', () => {
  const { programs } = sampleCard().release

  it('returns the value of every program in hundredths of a cent, by outlook', () => {
    const key = 'amex-membership-rewards'
    expect(pointValues(programs, 'floor')[key]).toBe(60)
    expect(pointValues(programs, 'usual')[key]).toBe(150)
    expect(pointValues(programs, 'optimistic')[key]).toBe(200)
    expect(Object.keys(pointValues(programs, 'usual'))).toEqual(Object.keys(programs))
  })

  it('uses face value for cash and 0 for programs without a published value', () => {
    expect(pointValues(programs, 'usual')).toMatchObject({
      cash: 100,
      'sams-cash': 100,
      'princess-rewards': 0,
    })
  })
})
