/**
 * The open card format, first slice: what a file of `cards/` may say. Facts only, each with its date;
 * a key that is not listed here is an error, so that a typing slip cannot hide a fact.
 */
import { type Day, isDay } from '@cardsight/engine'
import { z } from 'zod'

const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

const daySchema = z.custom<Day>(
  (value) => typeof value === 'string' && isDay(value),
  'must be a day written as YYYY-MM-DD',
)

const textSchema = z
  .string()
  .min(1, 'must not be empty')
  .regex(/^\S(.*\S)?$/, 'must not begin or end with a space')

const sourceSchema = z.strictObject({
  /** The source's id among the gathered facts. */
  id: slugSchema,
  /** The day on which the source said so. */
  date: daySchema,
})

export const cardFactsSchema = z.strictObject({
  id: slugSchema.brand<'CardId'>(),
  name: textSchema,
  issuer: textSchema,
  network: z.enum(['visa', 'mastercard', 'amex', 'discover']),
  kind: z.enum(['cash-back', 'travel', 'student', 'secured', 'store', 'premium', 'balance-transfer']),
  /** Dollars a year, from the second year on. */
  annualFee: z
    .number()
    .nonnegative('must not be negative')
    .multipleOf(0.01, 'must have at most two decimals'),
  /** The issuer's own page of the card. */
  link: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  /** Whether the issuer takes applications, and when that was seen. */
  status: z.strictObject({ state: z.enum(['open', 'closed']), asOf: daySchema }),
  /** Our own drawing of the card; no issuer's artwork. Hue in degrees. */
  face: z.strictObject({ hue: z.int().min(0, 'must be 0 to 359').max(359, 'must be 0 to 359') }),
  /** The day of the newest source. */
  asOf: daySchema,
  sources: z.array(sourceSchema).min(1, 'must name at least one source'),
})

export type CardFacts = z.infer<typeof cardFactsSchema>
