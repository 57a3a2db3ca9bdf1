/** What a notification says, and what waits to be said in one. */

import { pagePaths } from '@cardsight/contract/paths'
import { type PushNotification, pushNotificationSchema } from '@cardsight/contract/watches'
import { formatCents } from '@cardsight/contract/your-cards'
import { z } from 'zod'

const MOST_TITLE = 120
/** Encrypted, a message may have 4,096 bytes; phones show less than this. */
const MOST_BODY = 400
const MOST_TITLES = 4

const lineSchema = z.object({
  title: z.string(),
  text: z.string(),
  cents: z.number().nullable(),
  cardId: z.string(),
  source: z.string().nullable(),
})

const pendingSchema = z.object({ id: z.string(), lines: z.array(lineSchema) })

export type NotificationLine = z.infer<typeof lineSchema>
export type Pending = z.infer<typeof pendingSchema>

/** Stored as JSON that an earlier version may have written. */
export function readPending(stored: string | null): Pending | null {
  return stored === null ? null : (pendingSchema.safeParse(JSON.parse(stored)).data ?? null)
}

/** One change with its source and its card's page, or a list with the page of all messages. */
export function composeNotification({ id, lines }: Pending): PushNotification {
  const [first] = lines
  if (first !== undefined && lines.length === 1) {
    const { title, text, cardId, source } = first
    const sourceText = source === null ? '' : ` Source: ${source}`
    return pushNotificationSchema.parse({
      ...{ id, count: 1, path: pagePaths.card(cardId) },
      title: cut(title, MOST_TITLE),
      body: `${cut(text, MOST_BODY - sourceText.length)}${sourceText}`,
    })
  }
  const titles = lines.slice(0, MOST_TITLES).map(titleWithDollars)
  const more = lines.length - titles.length
  return pushNotificationSchema.parse({
    ...{ id, count: lines.length, path: pagePaths.watches },
    title: `${lines.length} changes in what you watch`,
    body: [...titles, ...(more > 0 ? [`And ${more} more`] : [])].join('\n'),
  })
}

function titleWithDollars({ title, cents }: NotificationLine): string {
  const short = cut(title, MOST_TITLE)
  if (cents === null || cents === 0) {
    return short
  }
  return cents < 0
    ? `${short} (costs you ${formatCents(-cents)})`
    : `${short} (${formatCents(cents)} for you)`
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
