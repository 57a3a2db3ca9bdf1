import { describe, expect, it } from 'vitest'
import { runNumbersSchema, unpackUnits } from './run-numbers.ts'
import { run } from './testing/small-run.ts'

describe('the units of a run', () => {
  it('match their schema', () => {
    expect(runNumbersSchema.parse(run)).toEqual(run)
  })

  it('are multiples of the unit size, and the same alone unless they are listed', () => {
    const unitsOf = unpackUnits(run)
    expect(unitsOf(2).together.first).toEqual([199_200_000, 960_040_000])
    expect(unitsOf(2).alone.first).toEqual([199_200_000, 960_040_000])
    expect(unitsOf(0).alone.first).toEqual([996_000_000, 900_000_000])
  })

  it('have years like the one before, unless a row says otherwise', () => {
    const row = { card: 2, units: [1, 2], alone: [3, 4] }
    const others = [
      { ...row, of: 'first-year-extra' as const },
      { ...row, of: 'third-year' as const },
    ]
    const { together, alone } = unpackUnits({ ...run, others })(2)
    expect(together).toMatchObject({
      second: together.first,
      third: [10_000, 20_000],
      firstYearExtra: [10_000, 20_000],
      hasOtherSecondYear: false,
      hasOtherThirdYear: true,
    })
    expect(alone.third).toEqual([30_000, 40_000])
    const later = unpackUnits({ ...run, others: [{ ...row, of: 'second-year' }] })(2).together
    expect(later.third).toEqual(later.second)
  })
})
