/**
 * The complete form of a run's result: each card has all of its fields, so that a client needs no other call. Our own
 * client requests the compact form instead.
 */
import { type CardText, type CardTexts, cardProseSchema } from './cards.ts'
import {
  type CardInfo,
  type CardListEntry,
  cardInfoSchema,
  cardsDetailsSchema,
  resultSchema,
  statSchema,
} from './cards-details.ts'
import { expandRun } from './expand-run.ts'
import type { Profile } from './profile.ts'
import type { RunNumbers } from './run-numbers.ts'
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

type LiteralCard = z.infer<typeof literalCardSchema>

/** Expands a run to its cards details, with the texts and the amounts of one year added to its cards. */
export function expandLiteralRun(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile,
): z.infer<typeof literalRunSchema> {
  const { cards, ...details } = expandRun(run, texts, profile)
  const rows = new Map([...details.outOfReach[1], ...details.results[1]].map((row) => [row.cardId, row]))
  const complete = texts.cards.flatMap((text) => {
    const info = cards[text.cardId]
    return info === undefined ? [] : [[text.cardId, literalCard(text, info, rows.get(text.cardId))]]
  })
  return { ...details, cards: Object.fromEntries(complete) }
}

function literalCard(text: CardText, info: CardInfo, row?: CardListEntry): LiteralCard {
  const { cardId, rewardDetail, tooltipsByCategory } = text
  const stat = info.stat.map((part) => ({
    ...part,
    tooltip: (tooltipsByCategory[part.category] ?? []).flatMap((line) => rewardDetail[line] ?? []),
  }))
  const { cardId: _cardId, cardName: _cardName, ...figures } = row ?? {}
  return {
    cardId,
    ...info,
    stat,
    // Leaves out the fields of a text that aren't prose.
    ...cardProseSchema.parse(text),
    ...figures,
    calculation: { isReward: true, isIntro: true, isAnnual: true },
  }
}
