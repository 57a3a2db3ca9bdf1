import { describe, expect, it } from 'vitest'
import { spendFrom } from '../spend/spend.ts'
import { buy, categoryRewards, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest, rewardsByCategory } from './backtest.ts'
import { compileCatalog } from './compile.ts'

describe('rewards by category', () => {
  const cards = [
    makeCard(),
    makeCard({ id: 'b', program: 'miles', rules: [percent(1.5), percent(3, ['gas'])] }),
  ]
  const purchases = [buy('2025-01-01', 0.7, 'gas'), buy('2025-01-02', 0.7, 'dining'), buy('2025-01-02', 0.7)]
  const assumptions = { ...testAssumptions, pointValues: { miles: 130 } }
  const result = backtest(spendFrom(purchases, year2025), compileCatalog(cards, assumptions))

  it('add up to the total in cents and in points independently', () => {
    const rewards = categoryRewards(result, 1, 1).filter(({ money, points }) => money !== 0 || points !== 0)
    // Miles: gas 2.1, dining and other 1.05 each: 4.2 → 4, so there is no remainder.
    // Cents at 1.3: gas 2.73, the others 1.365: 5.46 → 5, and the leftover cent goes to gas.
    expect(rewards.map(({ key, money, points }) => [key, money, points])).toEqual([
      ['gas', 3, 2],
      ['restaurant', 1, 1],
      ['other', 1, 1],
    ])
  })

  it('give a leftover point to the largest remainder', () => {
    // three years: gas 6.3, the others 3.15: 12.6 → 13, and 12 are whole: the point goes to gas
    const points = categoryRewards(result, 1, 3).map((part) => part.points)
    expect(points.filter((rewards) => rewards !== 0)).toEqual([7, 3, 3])
  })

  it('are the same for all cards at once', () => {
    for (const years of [1, 2, 3] as const) {
      const single = cards.map((_, card) => categoryRewards(result, card, years))
      const all = rewardsByCategory(result, years)
      expect(Array.from(all.money)).toEqual(single.flat().map(({ money }) => money))
      expect(Array.from(all.points)).toEqual(single.flat().map(({ points }) => points))
    }
  })

  it("are empty for a card that doesn't exist", () => {
    expect(() => categoryRewards(result, 2, 1)).toThrow('there is no card 2')
  })
})
