import { describe, expect, it } from 'vitest'
import { type Outlook, pointValues } from './point-values.ts'
import { programKeys } from './program-key.ts'
import { sampleCard } from './testing/sample-card.ts'

const outlooks: readonly Outlook[] = ['floor', 'easy', 'usual', 'high']

describe('pointValues', () => {
  const { programs } = sampleCard().release
  const valuesOf = (key: string) => outlooks.map((outlook) => pointValues(programs, outlook)[key])

  it('returns the value of every program in hundredths of a cent, by outlook', () => {
    expect(valuesOf('amex-membership-rewards')).toEqual([60, 100, 170, 220])
    expect(Object.keys(pointValues(programs, 'usual'))).toEqual(programKeys(programs))
  })

  it('uses face value for cash and 0 for programs without a published value', () => {
    expect(valuesOf('cash')).toEqual([100, 100, 100, 100])
    expect(valuesOf('princess-rewards')).toEqual([0, 0, 0, 0])
  })

  it('falls back from easy to floor for programs that need use, and to usual for others', () => {
    expect(valuesOf('marriott-bonvoy')).toEqual([0, 0, 72, 80])
    const { easy: _easy, ...values } = marked('truist-miles')
    expect(pointValues({ miles: { values } }, 'easy')).toEqual({ miles: 100 })
  })

  it('counts an absent floor as 0', () => {
    expect(valuesOf('truist-miles')).toEqual([0, 100, 100, 150])
  })

  it('counts store credit at its cash-out value for people who do not use the store', () => {
    expect(valuesOf('best-buy-rewards')).toEqual([0, 0, 100, 100])
    expect(valuesOf('sams-cash')).toEqual([100, 100, 100, 100])
  })

  it('counts a discount at checkout at face value for everyone', () => {
    expect(valuesOf('target-discount')).toEqual([100, 100, 100, 100])
    expect(valuesOf('lowes-discount')).toEqual([100, 100, 100, 100])
  })

  it('counts a program that needs use at its floor for easy use, whatever its easy value is', () => {
    const { floor, ...values } = marked('bank-of-america-points')
    const program = { needsUse: true, values: { ...values, floor: { ...values.usual, cents: 0.2 } } } as const
    expect(floor?.cents).toBe(1)
    expect(pointValues({ program }, 'easy')).toEqual({ program: 20 })
    expect(pointValues({ program }, 'usual')).toEqual({ program: 100 })
  })

  it('uses the values of a card that differs from its program', () => {
    expect(valuesOf('wells-fargo-rewards')).toEqual([100, 100, 150, 175])
    expect(valuesOf('wells-fargo-rewards/wells-fargo-autograph')).toEqual([100, 100, 100, 150])
    expect(valuesOf('bank-of-america-points/bank-of-america-travel-rewards')).toEqual([60, 100, 100, 100])
  })

  it('is never lower in a later outlook', () => {
    for (const key of programKeys(programs)) {
      const values = valuesOf(key)
      expect(values, key).toEqual(values.toSorted((a = 0, b = 0) => a - b))
    }
  })

  function marked(key: string) {
    const values = programs[key]?.values
    if (values === undefined || values === 'face') {
      throw new Error(`${key} has no values`)
    }
    return values
  }
})
