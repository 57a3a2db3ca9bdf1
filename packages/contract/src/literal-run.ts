/**
 * The complete form of a run's result: each card has all of its fields, so that a client needs no other call. Our own
 * client requests the compact form instead.
 */
import { type CardTexts, cardProseSchema } from './cards.ts'
import {
  type CardListEntry,
  type CardsDetails,
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

export type LiteralRun = z.infer<typeof literalRunSchema>

/** Adds the texts and the amounts of one year to the cards of a result. */
export function literalRun(details: CardsDetails, { cards }: CardTexts): LiteralRun {
  const rows = new Map([...details.outOfReach[1], ...details.results[1]].map((row) => [row.cardId, row]))
  const complete = cards.flatMap((text): [string, LiteralRun['cards'][string]][] => {
    const info = details.cards[text.cardId]
    return info === undefined ? [] : [[text.cardId, literalCard(info, text, rows.get(text.cardId))]]
  })
  return { ...details, cards: Object.fromEntries(complete) }
}

function literalCard(
  info: CardsDetails['cards'][string],
  text: CardTexts['cards'][number],
  row: CardListEntry | undefined,
): LiteralRun['cards'][string] {
  const linesOf = (category: string) =>
    (text.tooltipsByCategory[category] ?? []).flatMap((line) => text.rewardDetail[line] ?? [])
  // In the order of the schema, so that a checked response has the same bytes as an unchecked one.
  return {
    cardId: text.cardId,
    ...info,
    ...proseOf(text),
    ...(row === undefined ? {} : figuresOf(row)),
    stat: info.stat.map((part) => ({ ...part, tooltip: linesOf(part.category) })),
    calculation: { isReward: true, isIntro: true, isAnnual: true },
  }
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
