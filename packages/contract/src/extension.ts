/** The browser extension: how it's connected to an account, and all that it can read there. */
import { type Day, isDay } from '@cardsight/engine/dates'
import { yourCardsSchema } from './your-cards.ts'
import { z } from './zod.ts'

export const extensionSentences = {
  shared:
    'It reads your cards and what changes their rates: used caps and bonuses, point values, memberships, habits, and whether you carry a balance.',
  notShared: 'It can’t read purchases, your name or your email, or change anything.',
  codeMissing: 'Enter the code from your account page.',
  codeRefused: 'This code is wrong, expired or used. Create a new one on your account page.',
} as const

const MOST_CODE_CHARACTERS = 100

/** Shown once, for a few minutes. */
export const connectCodeSchema = z
  .object({ code: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ExtensionCode' })

export const connectSchema = z
  .object({
    code: z
      .string({ error: extensionSentences.codeMissing })
      .trim()
      .min(1, { error: extensionSentences.codeMissing })
      .max(MOST_CODE_CHARACTERS, { error: extensionSentences.codeRefused }),
  })
  .meta({ id: 'ConnectExtension' })

/** The key is shown once: we only store its hash. */
export const connectedSchema = z.object({ key: z.string() }).meta({ id: 'ConnectedExtension' })

const amountsSchema = z.record(z.string(), z.number())

const usedAmountsSchema = z.object({
  caps: amountsSchema.meta({ description: 'Cents, or units under a reward cap, by cap' }),
  yearCents: z.number().optional().meta({ description: 'Cents this year, if a rate depends on them' }),
  top: z
    .record(z.string(), amountsSchema)
    .meta({ description: 'Cents in the top category, by rule that pays for it' }),
})

const daySchema: z.ZodType<Day, string> = z.string().refine(isDay, { error: 'must be a date' })

/** Everything that a connected extension can read: no purchases, no accounts and no name. */
export const heldCardsSchema = z
  .object({
    asOf: daySchema,
    yourCards: yourCardsSchema,
    used: z
      .record(z.string(), usedAmountsSchema)
      .meta({ description: 'By your card. Without purchases on a card, it isn’t known' }),
    habits: z
      .object({
        memberships: z.array(z.string()),
        activatesCategories: z.boolean(),
        booksInPortals: z.boolean(),
        hasBusiness: z.boolean(),
        carriesBalance: z.boolean(),
      })
      .meta({ description: 'What changes the rates of your cards' }),
  })
  .meta({ id: 'HeldCards' })

export type ConnectCode = z.infer<typeof connectCodeSchema>
export type HeldCards = z.infer<typeof heldCardsSchema>
