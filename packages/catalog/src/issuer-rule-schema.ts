/** Schema of an issuer's rule: who is approved for a card, who gets and keeps its bonus, and what it can be changed to. */
import { z } from 'zod'
import { countKeys, sentenceSchema, slugSchema, textSchema } from './scalars.ts'
import { seenTextSchema } from './seen.ts'

const cardsSchema = z.array(slugSchema).min(1)

/** The issuer declines people who opened (or, without a period, have) at least `cards` cards. */
const limitSchema = z
  .strictObject({
    cards: z.int().positive(),
    of: z
      .union([z.enum(['any', 'issuer']), cardsSchema], 'must be any, issuer, or a list of cards')
      .describe('Which cards count: of any issuer, of this issuer, or these'),
    months: z.int().positive().optional().describe('Cards opened within these months'),
    days: z.int().positive().optional().describe('Cards opened within these days'),
    except: cardsSchema.optional().describe("Cards that don't count"),
    unless: slugSchema.optional().describe('People with this membership are exempt'),
  })
  .refine((limit) => countKeys(limit, ['months', 'days']) < 2, 'must not have both months and days')

/** A card pays no bonus to people who have, had, or got the bonus of another card. */
const barSchema = z
  .strictObject({
    for: cardsSchema.optional().describe("The cards concerned, if not all of the rule's"),
    except: cardsSchema.optional().describe('Cards that are not concerned'),
    if: z.enum(['has', 'had', 'bonus']).describe('Has the card now, had it, or got its bonus'),
    of: z
      .union([z.enum(['same', 'these']), cardsSchema], 'must be same, these, or a list of cards')
      .describe("Which card: the same, any of the rule's cards, or one of the list"),
    months: z.int().positive().optional().describe('Within these months; without them, ever'),
  })
  .refine((bar) => bar.if !== 'has' || bar.months === undefined, {
    error: 'is only for had and bonus',
    path: ['months'],
  })

export const issuerRuleSchema = z
  .strictObject({
    issuers: z.union([z.literal('any'), z.array(textSchema).min(1)], {
      error: (issue) => (issue.input === undefined ? undefined : 'must be any, or a list of issuers'),
    }),
    kind: z.enum(['application', 'bonus', 'change', 'closing']),
    rule: sentenceSchema,
    strength: z.enum(['hard', 'soft']).describe('soft: a tendency that has exceptions'),
    cards: cardsSchema.optional().describe("The cards concerned; without it, all of the issuer's"),
    limits: z.array(limitSchema).min(1).optional().describe('Any of them is enough to be declined'),
    bars: z.array(barSchema).min(1).optional().describe('Any of them is enough to get no bonus'),
    months: z
      .int()
      .positive()
      .optional()
      .describe('Closing a card earlier than this can cost the welcome bonus'),
    disputed: sentenceSchema.optional().describe('What another source states'),
    seen: seenTextSchema,
  })
  .refine(({ kind, limits }) => limits === undefined || kind === 'application', {
    error: 'is only for application rules',
    path: ['limits'],
  })
  .refine(({ kind, bars }) => bars === undefined || kind === 'bonus', {
    error: 'is only for bonus rules',
    path: ['bars'],
  })
  .refine(({ kind, cards }) => kind !== 'change' || cards !== undefined, {
    error: 'is missing: a change needs its cards',
    path: ['cards'],
  })
  .refine(({ kind, months }) => (kind === 'closing') === (months !== undefined), {
    error: 'is for closing rules, which need it',
    path: ['months'],
  })
  .refine(({ bars = [], cards }) => cards !== undefined || bars.every(({ of }) => of !== 'these'), {
    error: 'is missing, but bars refer to these cards',
    path: ['cards'],
  })
