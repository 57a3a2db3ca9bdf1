import { describe, expect, it } from 'vitest'
import { expandRun } from './expand-run.ts'
import { expandLiteralRun, literalRunSchema } from './literal-run.ts'
import { defaultProfile } from './profile.ts'
import { run, texts } from './testing/small-run.ts'

/** The fields of a card result in docs/product/api.md. */
const fields =
  `cardId name link cardInfo shortDescription tooltips money points introMoney introPoints unitForPoints
  totalMoney totalMoneyPerYear annualFee annualFeeDisplay annualFeeDetail annualFeeGeneralDetail rewardRate
  rewardRateGeneralDetail rewardDetail rewardInfoLong introOffer introOfferGeneralDetail introOfferDetail creditRange
  features category otherRewards moreDetailInfo moreDetailNotes APR introAPR regularAPR stat calculation`.split(
    /\s+/,
  )

describe('the literal form of a run', () => {
  const details = expandRun(run, texts)
  const literal = expandLiteralRun(run, texts, defaultProfile)

  it('matches its schema, and the schema covers every field', () => {
    expect(literalRunSchema.strict().parse(literal)).toEqual(literal)
  })

  it('B-DATA-12, B-DATA-14, B-DATA-15, B-DATA-17, B-DATA-18, B-DATA-19, B-DATA-20: has every field in `cards`', () => {
    expect(fields.filter((field) => !Object.hasOwn(literal.cards.ferry ?? {}, field))).toEqual([])
    // As in the list of one year: 120.00 + 200.00 - 0
    expect(literal.cards.ferry).toMatchObject({
      money: 120,
      introMoney: 200,
      annualFee: 0,
      totalMoney: 320,
      cardInfo: texts.cards[2]?.cardInfo,
      calculation: { isReward: true, isIntro: true, isAnnual: true },
    })
  })

  it('B-DATA-21: has the lines that can apply to each category', () => {
    expect(literal.cards.ferry?.stat.map(({ category, tooltip }) => [category, tooltip])).toEqual([
      ['Restaurants', ['1% on everything']],
      ['Travel', ['2% on travel', '1% on everything']],
      ['Credits', []],
    ])
  })

  it('B-DATA-25: has closed cards, too, without amounts', () => {
    expect(literal.cards.closed).toMatchObject({ cardId: 'closed', status: 'closed' })
    expect(literal.cards.closed).not.toHaveProperty('totalMoney')
  })

  it('changes nothing else', () => {
    expect({ ...literal, cards: null }).toEqual({ ...details, cards: null })
  })
})
