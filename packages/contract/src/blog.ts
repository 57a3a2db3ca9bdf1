import { formCategories } from '@cardsight/engine/categories'
import { MOST_DOLLARS } from './limits.ts'
import { z } from './zod.ts'

export const blogItemSchema = z
  .object({
    link: z.url({ protocol: /^https?$/ }),
    title: z.string(),
    pubDate: z.string().meta({ description: 'As in the feed' }),
    guid: z.string(),
    enclosure: z.object({ link: z.url({ protocol: /^https?$/ }) }).optional(),
  })
  .meta({ id: 'BlogItem' })

/** The latest posts, newest first; empty while the feed can't be read. */
export const blogFeedSchema = z.object({ items: z.array(blogItemSchema) }).meta({ id: 'BlogFeed' })

export type BlogItem = z.infer<typeof blogItemSchema>

/**
 * Figures in blog posts. A post names the API result instead of typing the number, so the number stays
 * correct when the catalog changes.
 */

const dollarsSchema = z.int().min(0).max(MOST_DOLLARS)

/** Dollars a month (0 if omitted), or the spending of the average American household. */
const costsSchema = z.union([z.literal('average'), z.partialRecord(z.enum(formCategories), dollarsSchema)])

const runShape = {
  costs: costsSchema.default('average'),
  years: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  bonus: z.boolean().default(true).meta({ description: 'Whether intro bonuses count' }),
  assume: z
    .record(z.string(), z.string())
    .default({})
    .meta({ description: 'Query parameters of a profile, such as points: transfers' }),
}

const amountNames = ['totalMoney', 'money', 'introMoney', 'annualFee'] as const

/** Rewards that one card would have earned. */
const cardFigureSchema = z.strictObject({ card: z.string(), ...runShape, field: z.enum(amountNames) })

/** The card at a given rank for some spending, among the cards with all of the tags. */
const placeFigureSchema = z.strictObject({
  place: z.int().positive(),
  ...runShape,
  tags: z.array(z.string()).default([]),
  field: z.enum([...amountNames, 'link']).meta({ description: 'link: its name, linked to its page' }),
})

/** A fact of a card by its path in the card's file, such as `fee.yearly`. */
const factFigureSchema = z.strictObject({
  card: z.string(),
  fact: z.string(),
  as: z.enum(['dollars', 'percent', 'number', 'text', 'day']),
})

const linkFigureSchema = z.strictObject({ link: z.string().meta({ description: 'The id of a card' }) })

const programFigureSchema = z.strictObject({
  program: z.string(),
  value: z.enum(['floor', 'counted', 'usual', 'high']).meta({ description: 'counted: by default' }),
})

const averageFigureSchema = z.strictObject({
  average: z.enum([...formCategories, 'all']),
  per: z.enum(['month', 'year']).default('month'),
})

const countFigureSchema = z.strictObject({ count: z.literal('open cards') })

/** Calculated from figures defined before it. */
const sumFigureSchema = z.strictObject({
  sum: z.array(z.string()).min(1),
  less: z.array(z.string()).default([]),
})

export const blogFigureSchema = z.union([
  cardFigureSchema,
  placeFigureSchema,
  factFigureSchema,
  linkFigureSchema,
  programFigureSchema,
  averageFigureSchema,
  countFigureSchema,
  sumFigureSchema,
])

export type BlogFigure = z.infer<typeof blogFigureSchema>
export type BlogFigureCosts = z.infer<typeof costsSchema>
