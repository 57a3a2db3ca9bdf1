/** Wallets on the wire: the cards that a wallet names, and the answer for the average household. */
import { type Category, categories, formCategories, leaves } from '@cardsight/engine/categories'
import { type Day, isDay, periods } from '@cardsight/engine/dates'
import { type Cents, isCents } from '@cardsight/engine/money'
import type { Wallet } from '@cardsight/engine/wallet'
import { cardBriefSchema } from './cards.ts'
import type { ProfileOptions } from './profile-options.ts'
import { z } from './zod.ts'

const centsSchema: z.ZodType<Cents, number> = z.int().refine(isCents)
const daySchema: z.ZodType<Day, string> = z.string().refine(isDay)
const yearSchema = z.union([z.literal(1), z.literal(2), z.literal(3)])
const countSchema = z.int().nonnegative()

const categorySchema: z.ZodType<Category> = z.object({
  id: z.literal(categories.map(({ id }) => id)),
  key: z.literal(categories.map(({ key }) => key)),
  name: z.string(),
  formCategory: z.enum(formCategories),
})

const cardInfoSchema = z
  .object({
    cardId: z.string(),
    ...cardBriefSchema.pick({
      name: true,
      issuer: true,
      network: true,
      kind: true,
      face: true,
      link: true,
      status: true,
      asOf: true,
    }).shape,
    program: z.string().meta({ description: 'Key in `programs`' }),
    annualFeeCents: centsSchema,
    apr: z
      .tuple([z.number(), z.number()])
      .readonly()
      .nullable()
      .meta({ description: 'Lowest and highest regular APR in percent; null if not stated' }),
    rotates: z.boolean().meta({ description: 'Whether the card has rotating categories' }),
    introOffer: z.object({ intro_description: z.string() }).readonly(),
    creditRange: cardBriefSchema.shape.creditRange,
  })
  .readonly()

const programSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    isMoney: z.boolean().meta({ description: "Points are plain money, whose value can't change" }),
  })
  .readonly()

const bonusSchema = z.object({
  tier: z.object({
    points: z.number(),
    valueCents: centsSchema.exactOptional(),
    valueAt: z.number().exactOptional(),
    needsPortal: z.literal(true).exactOptional(),
    needsMembership: z.string().exactOptional(),
    spend: centsSchema,
    days: countSchema,
    until: daySchema.exactOptional(),
    seen: daySchema.exactOptional(),
  }),
  isClaimed: z.boolean(),
  money: centsSchema,
  points: z.number(),
  spentCents: centsSchema,
  reachedOnDay: countSchema.nullable(),
})

const cardsSchema: z.ZodType<Wallet['cards']> = z.array(
  z.object({
    cardId: z.string(),
    isOwned: z.boolean(),
    total: centsSchema,
    reward: centsSchema,
    anniversaryBonus: centsSchema,
    credits: centsSchema,
    bonus: centsSchema,
    firstYear: centsSchema,
    fee: centsSchema,
    bonuses: z.array(bonusSchema),
    spentByYear: z.array(centsSchema),
  }),
)

const assignmentsSchema: z.ZodType<Wallet['assignments']> = z.array(
  z.object({
    year: yearSchema,
    month: z.int(),
    category: categorySchema,
    leaf: z.enum(leaves),
    merchant: z.string().nullable(),
    isAbroad: z.boolean(),
    cardId: z.string(),
    cents: centsSchema,
    rate: z.number(),
    worthPpm: z.number(),
    rules: z.array(z.string()),
    isBeyondCap: z.boolean(),
  }),
)

const filledCapsSchema: z.ZodType<Wallet['filledCaps']> = z.array(
  z.object({
    year: yearSchema,
    cardId: z.string(),
    capId: z.string(),
    limit: z.number(),
    on: z.enum(['spend', 'reward']),
    per: z.enum(periods),
    months: z.object({ from: z.int(), to: z.int() }),
    reachedOn: daySchema.nullable(),
  }),
)

const usageShape = { assignments: assignmentsSchema, filledCaps: filledCapsSchema } as const

const walletSchema: z.ZodType<Wallet> = z.object({
  cards: cardsSchema,
  years: yearSchema,
  yearGroups: z.array(z.object({ year: yearSchema, count: z.int().positive() })),
  total: centsSchema,
  reward: centsSchema,
  bonus: centsSchema,
  fee: centsSchema,
  ...usageShape,
  unusablePoints: z.array(z.object({ program: z.string(), usable: centsSchema, deducted: centsSchema })),
})

const summaryShape = { cards: cardsSchema, total: centsSchema } as const

/** The best wallet for the average household, and what it's compared with. Amounts are cents. */
export const averageWalletSchema = z
  .object({
    today: daySchema,
    best: walletSchema,
    afterBonuses: z.object(usageShape).nullable().meta({
      description:
        'How to use the cards in the first year once their bonuses are earned; null if none needs spending',
    }),
    single: z
      .object(summaryShape)
      .nullable()
      .meta({ description: 'The best wallet of one card; null if it’s the answer' }),
    simpler: z
      .object({ program: z.string(), ...summaryShape })
      .nullable()
      .meta({ description: 'The best wallet with one kind of points, if it comes close' }),
    cards: z.array(cardInfoSchema).meta({ description: 'The cards that are named here' }),
    programs: z.array(programSchema).meta({ description: 'Their programs' }),
  })
  .meta({ id: 'AverageWallet' })

export type AverageWallet = z.infer<typeof averageWalletSchema>
export type WalletCardInfo = z.infer<typeof cardInfoSchema>
export type WalletProgram = z.infer<typeof programSchema>

/** What wallet pages show of the catalog: names and fees, but no earning rules. */
export type WalletCatalog = Readonly<{
  cards: readonly WalletCardInfo[]
  programs: readonly WalletProgram[]
  profileOptions: ProfileOptions
}>
