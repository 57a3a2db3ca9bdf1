/** One card at length: its facts with their days, what it would have earned with some spending, and beside what. */
import { cardBriefSchema, cardTextSchema } from './cards.ts'
import { z } from './zod.ts'

const factSchema = z.object({
  label: z.string(),
  text: z.string().meta({ description: "'not stated' where no source says it" }),
  asOf: z.iso.date().meta({ description: 'The day on which a source said so' }),
})

/** Enough to draw a card's face and to lead to its page. */
const namedCardSchema = cardBriefSchema
  .pick({ name: true, issuer: true, network: true, kind: true, hue: true })
  .extend({ cardId: z.string() })

/** What the card comes to when it is held so long. Money is of all years together. */
const heldSchema = z.object({
  money: z.number(),
  points: z.int(),
  introMoney: z.number(),
  annualFee: z.number(),
  totalMoney: z.number(),
  totalMoneyPerYear: z.number(),
  place: z.int().positive().nullable().meta({ description: 'Among the open cards; null for a closed one' }),
})

const partSchema = z.object({
  category: z.string(),
  spending: z.number(),
  money: z.number(),
  points: z.int(),
  tooltip: z.array(z.string()).meta({ description: 'The lines of the card that can pay for it' }),
})

/** Both cards at one level of spending, over three years and without intro bonuses. */
const levelSchema = z.object({
  monthly: z.int().positive().meta({ description: 'Dollars a month, shared out as in the asked costs' }),
  card: z.number(),
  plain: z.number(),
})

/** Neighbouring whole dollars between which the card that is ahead changes. */
const crossingSchema = z.object({
  kind: z.enum(['overtakes', 'falls-behind']),
  before: levelSchema,
  at: levelSchema,
})

const companionSchema = namedCardSchema.extend({
  annualFee: z.number().meta({ description: 'Of three years together' }),
  added: z.number().meta({ description: 'To the card alone, in three years and after its fee' }),
  together: z.number().meta({ description: 'What the two come to in three years, after both fees' }),
  alone: z.number().meta({ description: 'What it would come to by itself' }),
  better: z
    .array(z.object({ category: z.string(), own: z.number(), together: z.number() }))
    .meta({ description: 'Categories for which the two pay more, the most added first; of three years' }),
})

export const cardReportSchema = z
  .object({
    card: cardTextSchema,
    status: z.object({ asOf: z.iso.date(), note: z.string().nullable() }),
    facts: z.array(factSchema),
    sources: z.array(z.object({ name: z.string(), date: z.iso.date() })),
    isStale: z.boolean(),
    spending: z.number().meta({ description: 'Of one year' }),
    held: z.object({ 1: heldSchema, 2: heldSchema, 3: heldSchema }),
    openCards: z.int().nonnegative(),
    parts: z.array(partSchema).meta({ description: 'By category, of the first year' }),
    againstPlain: z
      .object({
        rate: z.number().meta({ description: 'Percent that the plain card pays on everything' }),
        isAheadAtFirst: z.boolean(),
        crossings: z.array(crossingSchema).meta({ description: 'From the least spending up' }),
        upTo: z.int().positive().meta({ description: 'The most that was tried, in dollars a month' }),
      })
      .meta({ description: 'From which spending on the card beats a plain one without a fee' }),
    companions: z.array(companionSchema),
    related: z.array(namedCardSchema),
  })
  .meta({ id: 'CardReport' })

export type CardReport = z.infer<typeof cardReportSchema>
export type CardFact = CardReport['facts'][number]
export type HeldResult = z.infer<typeof heldSchema>
export type NamedCard = z.infer<typeof namedCardSchema>
export type Companion = z.infer<typeof companionSchema>
export type PlainComparison = CardReport['againstPlain']
export type PlainCrossing = z.infer<typeof crossingSchema>
