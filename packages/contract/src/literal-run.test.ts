import { describe, expect, it } from 'vitest'
import { expandRun } from './expand-run.ts'
import { literalRunSchema } from './literal-run.ts'
import { defaultProfile, type Profile } from './profile.ts'
import { run, texts } from './testing/small-run.ts'
import { createLiteralWriter } from './write-literal-run.ts'

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
  const write = (profile: Profile, writeRun = createLiteralWriter(texts)) =>
    new TextDecoder().decode(writeRun(run, profile))
  const written = write(defaultProfile)
  const literal = literalRunSchema.parse(JSON.parse(written))

  it('matches its schema, and the schema covers every field', () => {
    expect(literalRunSchema.strict().parse(JSON.parse(written))).toEqual(JSON.parse(written))
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

  it('writes the same for a later result as for the first', () => {
    const writeRun = createLiteralWriter(texts)
    write({ ...defaultProfile, credit: 'poor' }, writeRun)
    expect(write(defaultProfile, writeRun)).toBe(written)
  })

  it.each<[string, Partial<Profile>]>([
    ['by default', {}],
    ['with cards out of reach', { credit: 'poor' }],
    ['with a carried balance', { debt: { balance: 5000, payment: 250 } }],
  ])('has the bytes of JSON.stringify, %s', (_, change) => {
    const profile = { ...defaultProfile, ...change }
    const { cards, ...others } = expandRun(run, texts, profile)
    const rows = new Map([...others.outOfReach[1], ...others.results[1]].map((row) => [row.cardId, row]))
    const complete = texts.cards.map((text) => {
      const {
        cardId,
        tooltipsByCategory,
        needs: _needs,
        terms: _terms,
        offerParts: _offerParts,
        interest: _interest,
        variantOf: _variantOf,
        audience: _audience,
        ...prose
      } = text
      const info = cards[cardId]
      const stat = info?.stat.map((part) => ({
        ...part,
        tooltip: (tooltipsByCategory[part.category] ?? []).map((line) => text.rewardDetail[line]),
      }))
      const { stat: _stat, ...brief } = info ?? {}
      const { cardId: _cardId, cardName: _cardName, ...figures } = rows.get(cardId) ?? {}
      const calculation = { isReward: true, isIntro: true, isAnnual: true }
      // A field stays where it was first set, so the order is that of `brief`, the categories, the texts and the amounts.
      return [cardId, { cardId, ...brief, stat, ...prose, ...brief, ...figures, calculation }]
    })
    expect(write(profile)).toBe(JSON.stringify({ ...others, cards: Object.fromEntries(complete) }))
  })

  it('changes nothing else', () => {
    expect({ ...literal, cards: null }).toEqual({ ...details, cards: null })
  })
})
