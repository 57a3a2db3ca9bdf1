import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packAmounts, unpackAmounts } from './run-numbers.ts'

describe('packed amounts', () => {
  it('are differences: points from cents, and later years from multiples of the first', () => {
    const packed = packAmounts(
      {
        money: [[500], [1001], [1501]],
        points: [[500], [1001], [1501]],
        introMoney: [20_000],
        introPoints: [0],
      },
      [0],
    )
    expect(packed).toEqual({
      money: [[500], [1], [1]],
      points: [[0], [0], [0]],
      introMoney: [20_000],
      introPoints: [-20_000],
    })
  })

  it('unpack to the amounts of the selected cards', () => {
    const column = fc.array(fc.integer(), { minLength: 5, maxLength: 5 })
    const columns = fc.tuple(column, column, column)
    const amounts = fc.record({ money: columns, points: columns, introMoney: column, introPoints: column })
    fc.assert(
      fc.property(amounts, fc.subarray([0, 1, 2, 3, 4]), (given, cards) => {
        const pick = (values: readonly number[]) => cards.map((card) => values[card])
        expect(unpackAmounts(packAmounts(given, cards))).toEqual({
          money: given.money.map(pick),
          points: given.points.map(pick),
          introMoney: pick(given.introMoney),
          introPoints: pick(given.introPoints),
        })
      }),
    )
  })
})
