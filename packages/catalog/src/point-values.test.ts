import { describe, expect, it } from 'vitest'
import { type Outlook, pointValues } from './point-values.ts'
import { sampleCard } from './testing/sample-card.ts'

const outlooks: readonly Outlook[] = ['floor', 'easy', 'usual', 'high']

describe('pointValues', () => {
  const { programs } = sampleCard().release
  const valuesOf = (key: string) => outlooks.map((outlook) => pointValues(programs, outlook)[key])

  it('returns the value of every program in hundredths of a cent, by outlook', () => {
    expect(valuesOf('amex-membership-rewards')).toEqual([60, 100, 170, 220])
    expect(Object.keys(pointValues(programs, 'usual'))).toEqual(Object.keys(programs))
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

  it('is never lower in a later outlook', () => {
    for (const key of Object.keys(programs)) {
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
