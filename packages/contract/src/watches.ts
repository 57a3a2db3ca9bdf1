/** What a person watches, and the messages they got about it. */
import { detailNames } from './cost-details.ts'
import { mapCosts } from './costs.ts'
import { MOST_DOLLARS } from './limits.ts'
import { z } from './zod.ts'

const amount = z.int().min(0).max(MOST_DOLLARS)

export const costsSchema = z.object({
  ...mapCosts(() => amount),
  details: z.partialRecord(z.enum(detailNames), amount).exactOptional(),
})

/** The typed amounts of a result, null for linked accounts and saved files, and the card that earned the most. */
export const watchAnswerSchema = z
  .object({ costs: costsSchema.nullable(), cardId: z.string().max(100) })
  .meta({ id: 'WatchAnswer' })

export const watchOwnCardsSchema = z.object({ isOn: z.boolean() }).meta({ id: 'WatchOwnCards' })

const messageSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  title: z.string(),
  text: z.string(),
  dollars: z.number().nullable().meta({ description: 'What it is worth to you; negative if it costs you' }),
  cardId: z.string(),
  source: z.string().nullable(),
  page: z.string().nullable(),
  endsOn: z.iso.date().nullable(),
})

/** What `PushSubscription.toJSON()` returns in browsers. */
export const pushBrowserSchema = z
  .object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
    }),
    replaces: z
      .string()
      .regex(/^[\da-f]{64}$/)
      .exactOptional()
      .meta({
        description:
          'SHA-256 of the endpoint that this browser had before, hexadecimal. Then nothing happens if it was removed',
      }),
  })
  .meta({ id: 'PushBrowser' })

/** What a push message says, and the page that it opens. */
export const pushNotificationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  path: z.string().startsWith('/'),
  /** How many changes it is about. */
  count: z.int().positive(),
})

export const watchesSchema = z
  .object({
    /** Changes of the cards that the person has. */
    hasOwnCards: z.boolean(),
    cards: z.array(z.object({ cardId: z.string(), name: z.string(), watchedAt: z.iso.datetime() })),
    answer: z
      .object({ cardId: z.string(), name: z.string(), dollarsPerMonth: z.number().nullable() })
      .nullable(),
    /** Whether messages arrive by email. */
    isEmailed: z.boolean(),
    push: z.object({
      /** VAPID key that a browser subscribes with; null if there are no notifications now. */
      publicKey: z.string().nullable(),
      browsers: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          since: z.iso.datetime(),
          lastSentAt: z.iso.datetime().nullable(),
          isSignedIn: z
            .boolean()
            .meta({ description: 'False if the session there expired: it gets nothing' }),
          endpointHash: z.string().meta({ description: 'SHA-256 of the endpoint, hexadecimal' }),
        }),
      ),
    }),
    /** Newest first. */
    messages: z.array(messageSchema),
  })
  .meta({ id: 'Watches' })

export const watchSentences = {
  full: 'You watch 50 cards, which is the maximum. Remove one first.',
  tooManyBrowsers: 'You get notifications in 10 browsers, which is the maximum. Remove one first.',
  badPush: 'We can’t send notifications to this browser.',
} as const

export type Watches = z.infer<typeof watchesSchema>
export type PushBrowserInput = z.output<typeof pushBrowserSchema>
export type PushNotification = z.output<typeof pushNotificationSchema>
export type WatchAnswer = z.output<typeof watchAnswerSchema>
