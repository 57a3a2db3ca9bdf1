import { describe, expect, it } from 'vitest'
import { cardsDetailsSchema } from './cards-details.ts'
import { expandRun } from './expand-run.ts'
import { mergeCard } from './merge-card.ts'
import { run, texts } from './testing/small-run.ts'

describe('an expanded run', () => {
  const details = expandRun(run, texts)

  it('matches its schema, and the schema covers every field', () => {
    expect(cardsDetailsSchema.strict().parse(details)).toEqual(details)
  })

  it('says which part of the bonus only the first year earns', () => {
    const units = run.categories.map((_, index) => (index === 0 ? 5000 : 0))
    const index = texts.cards.findIndex(({ cardId }) => cardId === 'anchor')
    const extra = { card: index, of: 'first-year-extra' as const, units, alone: units }
    const { cards, results, noBonus_results } = expandRun({ ...run, others: [...run.others, extra] }, texts)
    const introOf = (lists: typeof results) => lists[1].find(({ cardId }) => cardId === 'anchor')?.introMoney
    expect(cards.anchor?.firstYearMoney).toBeGreaterThan(0)
    expect(introOf(results)).toBe(cards.anchor?.firstYearMoney)
    expect(introOf(noBonus_results)).toBe(0)
    expect(details.cards.anchor).not.toHaveProperty('firstYearMoney')
  })

  it('B-DATA-23, B-CALC-2: ranks by total, which is reward + bonus - fee, for 1, 2 and 3 years', () => {
    // Ferry: 120.00 + 200.00 - 0 = 320.00; Anchor: 180.00 + 0 - 0 = 180.00
    expect(details.results[1].map(({ cardName, totalMoney }) => [cardName, totalMoney])).toEqual([
      ['Ferry', 320],
      ['Anchor', 180],
    ])
    // Ferry: 240.01 + 200.00 - 95.00 = 345.01, a year 172.505, half away from zero 172.51
    expect(details.results[2][1]).toEqual({
      cardId: 'ferry',
      cardName: 'Ferry',
      introMoney: 200,
      introPoints: 20_000,
      annualFee: 95,
      money: 240.01,
      points: 24_001,
      totalMoney: 345.01,
      totalMoneyPerYear: 172.51,
    })
    expect(details.results[2][0]).toMatchObject({
      cardName: 'Anchor',
      totalMoney: 360,
      totalMoneyPerYear: 180,
    })
  })

  it('B-DATA-23: leaves the bonus out of the amounts and the order of noBonus_results', () => {
    expect(details.noBonus_results[1]).toMatchObject([
      { cardName: 'Anchor', totalMoney: 180, introMoney: 0, introPoints: 0 },
      { cardName: 'Ferry', totalMoney: 120, introMoney: 0, introPoints: 0 },
    ])
    // 360.01 - 190.00 = 170.01 in three years, 56.67 a year
    expect(details.noBonus_results[3][1]).toMatchObject({ totalMoney: 170.01, totalMoneyPerYear: 56.67 })
  })

  it('B-DATA-24: lists the best cards for each category alone, with its spending over the same years', () => {
    const { Restaurants } = details.resultsByCategory
    expect(Restaurants?.[3].spending).toBe(5976)
    // Ferry's bonus needs more spending than restaurants alone: 19.92 and an anniversary bonus of 4.08
    expect(Restaurants?.[1].results).toMatchObject([
      { cardName: 'Anchor', totalMoney: 99.6 },
      { cardName: 'Ferry', totalMoney: 24, introMoney: 0 },
    ])
    // Alone, travel earns Anchor 90.00 instead of 80.40
    expect(details.noBonus_resultsByCategory.Travel?.[1].results).toMatchObject([
      { cardName: 'Ferry', totalMoney: 100.08 },
      { cardName: 'Anchor', totalMoney: 90 },
    ])
  })

  it('B-DATA-25: keeps closed cards in the map of cards but out of every list', () => {
    expect(Object.keys(details.cards)).toEqual(['anchor', 'closed', 'ferry'])
    expect(details.cards.closed?.status).toBe('closed')
    const lists = [details.results, details.noBonus_results].flatMap((list) => [
      ...list[1],
      ...list[2],
      ...list[3],
    ])
    expect(lists.map(({ cardId }) => cardId)).not.toContain('closed')
  })

  it('rejects the texts of another catalog version', () => {
    expect(() => expandRun(run, { ...texts, catalogVersion: 'another' })).toThrow(RangeError)
  })
})

describe('a card result', () => {
  const details = expandRun(run, texts)
  const merged = (projection: '1' | '2' | '3') => {
    const entry = details.results[projection].find(({ cardId }) => cardId === 'ferry')
    const [info, text] = [details.cards.ferry, texts.cards[2]]
    if (entry === undefined || info === undefined || text === undefined) {
      throw new Error('the small run has no Ferry')
    }
    return mergeCard(entry, info, text, projection)
  }

  it('B-DATA-12, B-DATA-13, B-DATA-14, B-DATA-15: has every field of a card result', () => {
    expect(Object.keys(merged('1'))).toEqual(
      expect.arrayContaining(
        `cardId name link cardInfo shortDescription tooltips features category
        money points introMoney introPoints unitForPoints totalMoney totalMoneyPerYear
        annualFee annualFeeDisplay annualFeeDetail annualFeeGeneralDetail
        rewardRate rewardRateGeneralDetail rewardDetail rewardInfoLong
        introOffer introOfferGeneralDetail introOfferDetail creditRange otherRewards
        moreDetailInfo moreDetailNotes APR introAPR regularAPR stat calculation`.split(/\s+/),
      ),
    )
  })

  it('B-DATA-14: has the fee as a number, and its display and tooltip lines as lists', () => {
    const card = merged('1')
    expect(card).toMatchObject({ annualFee: 0, annualFeeDetail: expect.any(String) })
    expect(merged('2').annualFee).toBe(95)
    for (const list of [card.annualFeeDisplay, card.annualFeeGeneralDetail]) {
      expect(list).toEqual(expect.any(Array))
      expect(list.every((line) => typeof line === 'string')).toBe(true)
    }
    expect(card.annualFeeDisplay.length).toBeGreaterThan(0)
  })

  it('B-DATA-16, B-DATA-17, B-DATA-22: has the shapes that screens read', () => {
    const card = merged('1')
    expect(card.creditRange).toHaveLength(2)
    expect(JSON.parse(card.otherRewards)).toEqual({ Lounge: 'Two visits a year.' })
    expect(card.calculation).toEqual({ isReward: true, isIntro: true, isAnnual: true })
  })

  it('B-DATA-21: lists its rewards by category, with the lines that can apply', () => {
    expect(merged('1').stat).toEqual([
      { category: 'Restaurants', spending: 1992, money: 19.92, points: 1992, tooltip: ['1% on everything'] },
      {
        category: 'Travel',
        spending: 4800,
        money: 96,
        points: 9600,
        tooltip: ['2% on travel', '1% on everything'],
      },
      // 120.00 - 19.92 - 96.00: rewards that don't depend on purchases
      { category: 'Credits', spending: 0, money: 4.08, points: 408, tooltip: [] },
    ])
  })

  it.each(['1', '2', '3'] as const)(
    'has categories that add up to its reward to the cent over %s years',
    (projection) => {
      const card = merged(projection)
      const cents = card.stat.reduce((sum, { money }) => sum + Math.round(money * 100), 0)
      expect(cents).toBe(Math.round(card.money * 100))
      expect(card.stat.reduce((sum, { points }) => sum + points, 0)).toBe(card.points)
    },
  )
})
