/**
 * The complete form of a run's result: each card has all of its fields, so that a client needs no other call. Our own
 * client requests the compact form instead.
 */
import { type CardTexts, cardProseSchema } from './cards.ts'
import {
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  type CategoryStat,
  cardInfoSchema,
  cardsDetailsSchema,
  resultSchema,
  statSchema,
} from './cards-details.ts'
import { z } from './zod.ts'

const figuresSchema = resultSchema.omit({ cardId: true, cardName: true })

const literalCardSchema = z
  .object({
    cardId: z.string(),
    ...cardInfoSchema.shape,
    ...cardProseSchema.shape,
    ...figuresSchema.partial().shape,
    stat: z.array(statSchema.extend({ tooltip: z.array(z.string()) })),
    calculation: z.object({ isReward: z.boolean(), isIntro: z.boolean(), isAnnual: z.boolean() }),
  })
  .meta({ id: 'LiteralCard', description: 'Amounts are those of one year; a card without a row has none' })

export const literalRunSchema = cardsDetailsSchema
  .extend({ cards: z.record(z.string(), literalCardSchema) })
  .meta({ id: 'LiteralRun' })

/**
 * Returns a function that writes a result as JSON, with the texts and the amounts of one year added to its cards. Most of
 * it depends on the texts only, and is serialized once.
 */
export function createLiteralWriter({ cards }: CardTexts): (details: CardsDetails) => string {
  const writers = cards.map((text) => ({ cardId: text.cardId, write: createCardWriter(text) }))
  return ({ cards: infos, ...rest }) => {
    const rows = new Map([...rest.outOfReach[1], ...rest.results[1]].map((row) => [row.cardId, row]))
    const complete = writers.flatMap(({ cardId, write }) => {
      const info = infos[cardId]
      return info === undefined ? [] : [`${JSON.stringify(cardId)}:${write(info, rows.get(cardId))}`]
    })
    return `${open(rest)},"cards":{${complete.join(',')}}}`
  }
}

type WriteCard = (info: CardsDetails['cards'][string], row: CardListEntry | undefined) => string

/** Writes fields in the order of the schema. */
function createCardWriter(text: CardTexts['cards'][number]): WriteCard {
  const prose = open(proseOf(text)).slice(1)
  const linesOf = (category: string) =>
    (text.tooltipsByCategory[category] ?? []).flatMap((line) => text.rewardDetail[line] ?? [])
  const tooltips = cache((category: string) => JSON.stringify(linesOf(category)))
  let summary: string | undefined
  return (info, row) => {
    summary ??= open({ cardId: text.cardId, ...briefOf(info) })
    const { stat, outOfReach, variants, firstYearMoney } = info
    const own = open({ outOfReach, variants, firstYearMoney }).slice(1)
    const parts = stat.map((part) => `${writeStat(part)},"tooltip":${tooltips(part.category)}}`)
    const figures = row === undefined ? '' : `,${open(figuresOf(row)).slice(1)}`
    return `${summary},${own},"stat":[${parts.join(',')}],${prose}${figures},"calculation":${CALCULATION}}`
  }
}

/** The same as `open`, in less than half the time. A result has thousands of them. */
function writeStat({ category, spending, money, points, later, third }: CategoryStat): string {
  const others = `${later ? `,"later":${JSON.stringify(later)}` : ''}${third ? `,"third":${JSON.stringify(third)}` : ''}`
  return `{"category":${JSON.stringify(category)},"spending":${spending},"money":${money},"points":${points}${others}`
}

const CALCULATION = JSON.stringify({ isReward: true, isIntro: true, isAnnual: true })

function cache(make: (key: string) => string): (key: string) => string {
  const made = new Map<string, string>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** JSON of an object with a field, without its closing brace. */
function open(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}

function briefOf({
  stat: _stat,
  outOfReach: _outOfReach,
  variants: _variants,
  firstYearMoney: _firstYearMoney,
  ...brief
}: CardInfo) {
  return brief
}

function figuresOf({ cardId: _cardId, cardName: _cardName, ...figures }: CardListEntry) {
  return figures
}

function proseOf(text: CardTexts['cards'][number]): z.infer<typeof cardProseSchema> {
  return {
    cardInfo: text.cardInfo,
    shortDescription: text.shortDescription,
    tooltips: text.tooltips,
    annualFeeDisplay: text.annualFeeDisplay,
    annualFeeDetail: text.annualFeeDetail,
    annualFeeGeneralDetail: text.annualFeeGeneralDetail,
    rewardRate: text.rewardRate,
    rewardRateGeneralDetail: text.rewardRateGeneralDetail,
    rewardDetail: text.rewardDetail,
    rewardInfoLong: text.rewardInfoLong,
    introOffer: text.introOffer,
    introOfferGeneralDetail: text.introOfferGeneralDetail,
    introOfferDetail: text.introOfferDetail,
    otherRewards: text.otherRewards,
    moreDetailInfo: text.moreDetailInfo,
    moreDetailNotes: text.moreDetailNotes,
    APR: text.APR,
    introAPR: text.introAPR,
    regularAPR: text.regularAPR,
  }
}
