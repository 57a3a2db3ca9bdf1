import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyInclusions, defaultInclusions, isAnythingIncluded, totalOf } from './inclusions.ts'

const card = { money: 412.35, introMoney: 200, annualFee: 95 }

describe('the total', () => {
  it('B-CALC-1, B-CALC-2: includes reward, bonus and fee unless one is turned off', () => {
    // 412.35 + 200.00 - 95.00
    expect(totalOf(card)).toBe(517.35)
    expect(totalOf(card, {})).toBe(517.35)
    expect(defaultInclusions).toEqual({ isReward: true, isIntro: true, isAnnual: true })
  })

  it('B-CALC-3: excludes exactly the part that is turned off, and adds back the fee', () => {
    expect(totalOf(card, { isReward: false })).toBe(105) // 200 - 95
    expect(totalOf(card, { isIntro: false })).toBe(317.35) // 412.35 - 95
    expect(totalOf(card, { isAnnual: false })).toBe(612.35) // 412.35 + 200
    expect(totalOf(card, { isReward: false, isIntro: false })).toBe(-95)
    expect(totalOf(card, { isReward: false, isIntro: false, isAnnual: false })).toBe(0)
  })

  it('adds dollars without floating-point errors', () => {
    expect(totalOf({ money: 0.1, introMoney: 0.2, annualFee: 0 })).toBe(0.3)
    expect(totalOf({ money: 1.1, introMoney: 2.2, annualFee: 3.3 })).toBe(0)
  })

  it('is never -0', () => {
    expect(totalOf({ money: -0, introMoney: -0, annualFee: 0 })).toBe(0)
  })

  it('is exact for cents too', () => {
    expect(totalOf({ money: 41_235, introMoney: 20_000, annualFee: 9_500 })).toBe(51_735)
  })

  it('rounds the value per year to the cent, half away from zero', () => {
    const [two] = applyInclusions([{ ...card, money: 412.36 }], { isIntro: false }, 2)
    expect(two).toMatchObject({ totalMoney: 317.36, totalMoneyPerYear: 158.68 })
    const [odd] = applyInclusions([card], { isIntro: false }, 2)
    expect(odd?.totalMoneyPerYear).toBe(158.68) // 158.675
    const [loss] = applyInclusions([{ money: 0, introMoney: 0, annualFee: 0.05 }], {}, 2)
    expect(loss?.totalMoneyPerYear).toBe(-0.03) // -0.025
    const [three] = applyInclusions([{ money: 100, introMoney: 0, annualFee: 0 }], {}, 3)
    expect(three?.totalMoneyPerYear).toBe(33.33)
  })

  it('keeps the other fields of a row', () => {
    const [row] = applyInclusions([{ ...card, cardName: 'One' }], {}, 1)
    expect(row).toEqual({ ...card, cardName: 'One', totalMoney: 517.35, totalMoneyPerYear: 517.35 })
  })

  it('is empty only if all three parts are off', () => {
    expect(isAnythingIncluded({})).toBe(true)
    expect(isAnythingIncluded({ isReward: false, isIntro: false })).toBe(true)
    expect(isAnythingIncluded({ isReward: false, isAnnual: false })).toBe(true)
    expect(isAnythingIncluded({ isIntro: false, isAnnual: false })).toBe(true)
    expect(isAnythingIncluded({ isReward: false, isIntro: false, isAnnual: false })).toBe(false)
  })

  it('B-CALC-3: is the same to the cent after turning a part off and on again', () => {
    const cents = fc.integer({ min: -9_999_999, max: 9_999_999 })
    fc.assert(
      fc.property(cents, cents, cents, (money, introMoney, annualFee) => {
        const dollars = { money: money / 100, introMoney: introMoney / 100, annualFee: annualFee / 100 }
        const whole = money + introMoney - annualFee
        expect(inCents(totalOf(dollars))).toBe(whole)
        const parts = [
          { isIntro: false, isAnnual: false },
          { isReward: false, isAnnual: false },
        ]
        const fee = { isReward: false, isIntro: false }
        const sum = [...parts, fee].reduce((all, inclusions) => all + totalOf(dollars, inclusions), 0)
        expect(inCents(sum)).toBe(whole)
      }),
      // The floating-point error of -0.20 + 0.16 + 0.04 is negative.
      { examples: [[-20, 16, -4]] },
    )
  })
})

/** Adding zero turns -0 into 0. */
function inCents(dollars: number): number {
  return Math.round(dollars * 100) + 0
}
