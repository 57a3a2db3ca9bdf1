/**
 * The cards you have, as they're stored in a browser or an account, exported and imported. Amounts are whole cents and
 * days are YYYY-MM-DD. Messages are sentences for the person who typed the value.
 */
import { type Day, isDay, parseDay } from '@cardsight/engine/dates'
import { MAX_POINT_VALUE } from './profile.ts'
import { idPattern } from './profile-schema.ts'
import { z } from './zod.ts'

export const MAX_YOUR_CARDS = 200
const YOUR_CARDS_VERSION = 1

const MOST_CENTS = 100_000_000
const MOST_POINTS = 10_000_000
const MOST_AUTHORIZED_USERS = 99
const MOST_ENTRIES = 1000
const MOST_NICKNAME = 60

const sentences = {
  version: 'These cards were saved by a newer version of Cardsight. Reload the page and try again.',
  cards: `You can keep up to ${MAX_YOUR_CARDS} cards. Remove some and try again.`,
  file: "This isn't a list of cards that Cardsight exported. Choose another file.",
  id: "This card's id isn't valid. Remove the card and add it again.",
  day: 'Enter a real date, such as 2026-03-14.',
  opened: 'Enter a real opening date, such as 2025-03-14, or just the month, such as 2025-03.',
  amount: 'Enter an amount from $0 to $1,000,000.',
  spend: 'Enter how much you need to spend, from $0.01 to $1,000,000.',
  points: `Enter a whole number of points, from 1 to ${MOST_POINTS.toLocaleString('en-US')}.`,
  mask: 'Enter the last two to five digits of the card number.',
  nickname: `Enter a nickname of up to ${MOST_NICKNAME} characters, or none.`,
  nicknameUnreadable: "Nicknames can't contain control characters. Type the nickname again.",
  pointValue: 'Enter what a point is worth to you, from 0 to 10 cents.',
  users: `Enter a whole number of authorized users, from 0 to ${MOST_AUTHORIZED_USERS}.`,
  entries: `This card has more than ${MOST_ENTRIES} entries. Remove old ones and try again.`,
} as const

/** Databases can't store a null character or half of a character. */
const readable = /^[^\p{Cc}\p{Cs}]*$/u

const idSchema = z.string({ error: sentences.id }).regex(idPattern, { error: sentences.id })

const daySchema: z.ZodType<Day, string> = z
  .string({ error: sentences.day })
  .refine(isDay, { error: sentences.day })

/** A day, or a month if the person doesn't know the day. */
const openedSchema = z
  .string({ error: sentences.opened })
  .refine((text) => isDay(text) || isDay(`${text}-01`), { error: sentences.opened })

function wholeSchema(least: number, most: number, error: string) {
  return z.int({ error }).min(least, { error }).max(most, { error })
}

const amountSchema = wholeSchema(0, MOST_CENTS, sentences.amount)

function listSchema<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry, { error: sentences.file }).max(MOST_ENTRIES, { error: sentences.entries }).default([])
}

function objectSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: sentences.file })
}

const bonusSchema = objectSchema({
  /** Cents to spend by the last day, which counts. */
  spendCents: wholeSchema(1, MOST_CENTS, sentences.spend),
  by: daySchema,
  reward: z.discriminatedUnion(
    'kind',
    [
      objectSchema({ kind: z.literal('points'), points: wholeSchema(1, MOST_POINTS, sentences.points) }),
      objectSchema({ kind: z.literal('cash'), cents: amountSchema }),
    ],
    { error: sentences.points },
  ),
  /** What was spent up to and including a day, from the issuer's app. Purchases count after that day. */
  spent: objectSchema({ cents: amountSchema, asOf: daySchema }).optional(),
  isEarned: z.literal(true, { error: sentences.file }).optional(),
})

const yourCardSchema = objectSchema({
  /** Distinguishes two cards of the same product. */
  id: idSchema,
  /** Id of the catalog. */
  cardId: idSchema,
  nickname: z
    .string({ error: sentences.nickname })
    .trim()
    .max(MOST_NICKNAME, { error: sentences.nickname })
    .regex(readable, { error: sentences.nicknameUnreadable })
    .optional(),
  opened: openedSchema.optional(),
  closed: daySchema.optional(),
  mask: z
    .string({ error: sentences.mask })
    .regex(/^\d{2,5}$/, { error: sentences.mask })
    .optional(),
  bonus: bonusSchema.optional(),
  /** Chosen categories, each list valid from its day until the next. */
  choices: listSchema(objectSchema({ from: daySchema, options: listSchema(idSchema) })),
  authorizedUsers: objectSchema({
    count: wholeSchema(0, MOST_AUTHORIZED_USERS, sentences.users),
    /** Yearly fee of each. */
    feeCents: amountSchema,
  }).optional(),
  /** Ids of the statement credits that the person uses. */
  credits: listSchema(idSchema),
  /** Uses of credits that the person ticked. */
  ticks: listSchema(objectSchema({ creditId: idSchema, on: daySchema, cents: amountSchema })),
  /** First days of the rotating quarters that the person activated. */
  activated: listSchema(daySchema),
  /** Hundredths of a cent per point. */
  pointValue: wholeSchema(0, MAX_POINT_VALUE, sentences.pointValue).optional(),
  /** Linked accounts and imported files whose purchases are on this card. */
  accountIds: listSchema(
    z
      .string({ error: sentences.id })
      .min(1, { error: sentences.id })
      .max(200, { error: sentences.id })
      .regex(readable, { error: sentences.id }),
  ),
})

export const yourCardsSchema = objectSchema({
  version: z.literal(YOUR_CARDS_VERSION, { error: sentences.version }),
  cards: z.array(yourCardSchema, { error: sentences.file }).max(MAX_YOUR_CARDS, { error: sentences.cards }),
}).meta({
  id: 'YourCards',
  description:
    'Cards you have. Amounts are cents, days are YYYY-MM-DD, and a point value is in hundredths of a cent.',
})

/** The cards saved in an account. `savedAt` is null, and the list empty, if nothing was saved yet. */
export const savedYourCardsSchema = z
  .object({ yourCards: yourCardsSchema, savedAt: z.iso.datetime().nullable() })
  .meta({ id: 'SavedYourCards' })

export type YourCards = z.infer<typeof yourCardsSchema>
export type SavedYourCards = z.infer<typeof savedYourCardsSchema>
export type YourCard = YourCards['cards'][number]
export type BonusInProgress = NonNullable<YourCard['bonus']>

export const noYourCards: YourCards = { version: YOUR_CARDS_VERSION, cards: [] }

/** The opening day: the first of the month if only the month is known, null if nothing is. */
export function openedDay({ opened }: Pick<YourCard, 'opened'>): Day | null {
  if (opened === undefined) {
    return null
  }
  return parseDay(isDay(opened) ? opened : `${opened}-01`)
}
