/** The texts and money terms of a card, which are the same in every run. */
import { creditBreadths } from '@cardsight/engine/cards'
import { calendarPeriods } from '@cardsight/engine/dates'
import { creditLevels } from './profile.ts'
import { profileOptionsSchema } from './profile-options.ts'
import { z } from './zod.ts'

/** The card's payment network: `store` if only one store accepts it, null if it isn't stated. */
const networkSchema = z.enum(['visa', 'mastercard', 'amex', 'discover', 'store']).nullable()

export const kindSchema = z.enum([
  'cash-back',
  'travel',
  'student',
  'secured',
  'store',
  'premium',
  'balance-transfer',
])

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** How we draw a card: colors and finish of the real one, without its artwork. */
export const cardFaceSchema = z
  .object({
    colors: z.array(colorSchema).min(1).readonly().meta({ description: 'Main colors, largest area first' }),
    ink: colorSchema.meta({ description: 'Color of the lettering' }),
    finish: z.enum(['matte', 'gloss', 'metal', 'gradient']),
    isVertical: z.boolean(),
  })
  .meta({ id: 'CardFace' })

/** Closed cards stay for people who have them. No list of results includes them. */
export const cardStatusSchema = z.enum(['open', 'closed'])

export const offerStateSchema = z
  .enum(['current', 'ended', 'none', 'unknown'])
  .meta({ description: "'none' if the issuer has no public offer, 'unknown' if no source states one" })

/** When a card's welcome offer was last seen, and the last day to apply for it. */
const offerDatesSchema = z
  .object({
    state: offerStateSchema,
    seen: z.iso.date().nullable().meta({ description: 'Date on which a source last showed it' }),
    until: z.iso.date().nullable().meta({ description: 'Last day to apply, if known' }),
    ageDays: z.int().nonnegative().nullable(),
    freshness: z
      .enum(['fresh', 'aging', 'old'])
      .meta({ description: 'Seen within 30 days, within 90 days, or earlier' }),
    bestSeen: z
      .object({ text: z.string(), month: z.string().regex(/^\d{4}-\d{2}$/) })
      .optional()
      .meta({
        description:
          "Best offer of the last 24 months and the month it was last seen, if today's is far below it. Only the server knows it.",
      }),
  })
  .meta({ id: 'OfferDates' })

/** Short facts about a card, needed wherever it's shown. */
export const cardBriefSchema = z.object({
  name: z.string(),
  link: z.url().meta({ description: "The issuer's application page" }),
  issuer: z.string(),
  network: networkSchema,
  kind: kindSchema,
  face: cardFaceSchema,
  status: cardStatusSchema,
  asOf: z.iso.date().meta({ description: 'Date of the oldest fact that its result depends on' }),
  offer: offerDatesSchema,
  unitForPoints: z.string(),
  earnsPercent: z.boolean().meta({
    description:
      'True if its rates are advertised in percent: it earns cash back, or points that are always worth a cent',
  }),
  creditRange: z.tuple([z.string(), z.string()]),
  features: z.array(z.string()),
  category: z.array(z.string()).meta({ description: 'Tags, such as No Annual Fee' }),
})

/** Long texts of a card. */
export const cardProseSchema = z.object({
  cardInfo: z.string(),
  shortDescription: z.string(),
  tooltips: z.array(z.string()),
  annualFeeDisplay: z.array(z.string()),
  annualFeeDetail: z.string(),
  annualFeeGeneralDetail: z.array(z.string()),
  rewardRate: z.string(),
  rateLine: z.string().meta({ description: 'The highest printed rates with their caps, in one line' }),
  rewardRateGeneralDetail: z.array(z.string()),
  rewardDetail: z.array(z.string()),
  rewardInfoLong: z.string(),
  introOffer: z.object({ intro_description: z.string() }),
  introOfferGeneralDetail: z.array(z.string()),
  introOfferDetail: z.string(),
  otherRewards: z.string().meta({ description: 'JSON text: reward name to its explanation' }),
  moreDetailInfo: z.array(z.string()).meta({ description: "'Label: text' lines" }),
  moreDetailNotes: z.array(z.string()).meta({ description: "Lines that start with '+' or '-'" }),
  APR: z.string().meta({ description: 'A pair in brackets, intro before regular' }),
  introAPR: z.string(),
  regularAPR: z.string(),
})

/** What it takes to get a card. */
const cardNeedsSchema = z.object({
  credit: z.enum(creditLevels).nullable().meta({
    description:
      'Lowest credit level that is usually approved, for people with a credit history; null if no source states it',
  }),
  newToCredit: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'Accepts people without a credit history' }),
  deposit: z
    .number()
    .nonnegative()
    .exactOptional()
    .meta({ description: 'Lowest security deposit in dollars' }),
  memberships: z.array(z.string()),
  isRegional: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'One of the memberships is a home in the issuer’s states' }),
})

const centsSchema = z.int().nonnegative()

/** Terms that turn a run's units into money. Lists by number of years start with one year. */
const moneyTermsSchema = z.object({
  program: z.string(),
  fees: z.array(centsSchema).meta({ description: 'Cents of all these years' }),
  anniversaryPoints: z.array(z.int()).meta({ description: 'Points of all these years' }),
  anniversaryNightUnits: z
    .array(z.int())
    .exactOptional()
    .meta({ description: 'Free nights of all these years, in units of the program' }),
  foreignFeePpm: z.int().nonnegative(),
  credits: z
    .array(
      z.object({
        id: z.string(),
        yearlyCents: centsSchema,
        per: z.enum(calendarPeriods),
        breadth: z.enum(creditBreadths),
        needsPortal: z.literal(true).exactOptional(),
      }),
    )
    .meta({ description: 'Statement credits: face value a year, and how many people can use it' }),
  refusedBy: z
    .array(z.string())
    .exactOptional()
    .meta({ description: 'Merchants that don’t take the card: what is spent there earns nothing' }),
  isSecured: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'Only spending within the deposit fits on the card' }),
  bonus: z
    .array(
      z.object({
        minYearCents: centsSchema,
        days: z.int().nonnegative(),
        points: z.int(),
        cents: centsSchema,
        nightUnits: z.int().exactOptional().meta({ description: 'Free nights, in units of the program' }),
        needsPortal: z.literal(true).exactOptional(),
        needsMembership: z.string().exactOptional(),
      }),
    )
    .meta({
      description:
        'Tiers that count today: the spending per year that reaches them, and the days they allow for it',
    }),
})

const percentSchema = z.number().nonnegative()
const introRateSchema = z.object({ months: z.int().nonnegative(), percent: percentSchema }).nullable()

/** What a card charges on a balance. */
const interestSchema = z.object({
  regular: z.tuple([percentSchema, percentSchema]).meta({ description: 'Lowest and highest APR' }),
  isAverage: z.boolean().meta({ description: 'True if the issuer states no APR: this is the average' }),
  purchases: introRateSchema,
  transfers: introRateSchema,
  transferFee: z
    .object({
      percent: percentSchema,
      isUsual: z.boolean().meta({ description: 'True if no source states the fee: this is the usual one' }),
    })
    .nullable()
    .meta({ description: 'Null if the card takes no balance transfers' }),
})

/** What we assume where an issuer states nothing. */
const lendingSchema = z.object({
  averagePercent: percentSchema.meta({ description: 'Average APR of accounts that pay interest' }),
  leastTransferFee: z.number().nonnegative().meta({ description: 'Dollars' }),
})

/** A part of a welcome offer. It counts if it has no reason, and if the person reaches its tier. */
const offerPartSchema = z.object({
  text: z.string(),
  tier: z.int().nonnegative().nullable().meta({ description: 'Index in the bonus terms' }),
  reason: z.enum(['no-value', 'up-to', 'ended', 'outdated']).nullable().meta({
    description:
      'Why it counts for no one: no known value, more than the lowest amount of an offer, or not current',
  }),
})

/** Everything about a card that doesn't depend on a run, and what `expandRun` needs. */
export const cardTextSchema = z
  .object({
    cardId: z.string(),
    ...cardBriefSchema.shape,
    ...cardProseSchema.shape,
    tooltipsByCategory: z
      .record(z.string(), z.array(z.int().nonnegative()))
      .meta({ description: 'By spending category: the lines of rewardDetail that can apply to it' }),
    needs: cardNeedsSchema,
    variantOf: z.string().nullable().meta({ description: 'The product that this card is a variant of' }),
    audience: z.string().nullable().meta({ description: 'Who this variant is for' }),
    terms: moneyTermsSchema,
    offerParts: z.array(offerPartSchema),
    interest: interestSchema,
  })
  .meta({ id: 'CardText' })

/** The texts of all cards, in the order a run's numbers refer to them. */
export const cardTextsSchema = z
  .object({
    catalogVersion: z.string(),
    cards: z.array(cardTextSchema),
    byName: z.array(z.int().nonnegative()).meta({ description: 'The ranked cards in order of name' }),
    profileOptions: profileOptionsSchema,
    lending: lendingSchema,
  })
  .meta({ id: 'CardTexts' })

export type CardFaceLook = z.infer<typeof cardFaceSchema>
export type CardBrief = z.infer<typeof cardBriefSchema>
export type CardText = z.infer<typeof cardTextSchema>
export type CardTexts = z.infer<typeof cardTextsSchema>
export type CardNeeds = CardText['needs']
