/** What the bank keeps across restarts: tokens, Items and what each has shown. Histories are told anew. */
import { amount, flag, integer, nullable, object, oneOf, type Reader, shortList, text } from './fields.ts'

const count = integer(0, Number.MAX_SAFE_INTEGER)
const words = shortList(text)
/** A custom user's description or a login's password may be empty. */
const anyText: Reader<string> = (value, field) => (value === '' ? '' : text(value, field))

/** What an Item shows: up to which day, how far back, of which accounts. The log is the difference of views. */
const readView = object(
  { day: count, stage: oneOf(['initial', 'historical']), accounts: words, refreshes: count, created: count },
  {},
)

const readCreated = object({ transacted: count, posted: count, cents: amount, description: text }, {})

const readItem = object(
  {
    id: text,
    institutionId: text,
    username: text,
    password: anyText,
    createdAt: count,
    products: words,
    daysRequested: integer(1, 730),
    accounts: words,
    isLoginRequired: flag,
    isRemoved: flag,
    hasSynced: flag,
    refreshDays: shortList(count),
    created: shortList(readCreated),
    views: shortList(readView),
  },
  {
    accessToken: nullable(text),
    webhook: nullable(text),
    startedAt: nullable(count),
    updatedAt: nullable(count),
    lastWebhook: nullable(object({ sentAt: count, code: text }, {})),
  },
)

const readLinkToken = object(
  {
    token: text,
    createdAt: count,
    expiresAt: count,
    clientName: text,
    language: text,
    countryCodes: words,
    products: words,
    daysRequested: integer(1, 730),
    canChooseAccounts: flag,
    filters: shortList(object({ type: text, subtypes: words }, {})),
  },
  {
    webhook: nullable(text),
    redirectUri: nullable(text),
    itemId: nullable(text),
    institutionId: nullable(text),
  },
)

const readPublicToken = object({ token: text, itemId: text, expiresAt: count }, {})

/** A private P-256 key as JSON, with what the provider tells about it. */
const readWebhookKey = object({ kid: text, createdAt: count, x: text, y: text, d: text }, {})

const readState = object(
  {
    version: integer(1, 1),
    credentials: object({ clientId: text, secret: text }, {}),
    webhookKey: readWebhookKey,
    items: shortList(readItem),
    linkTokens: shortList(readLinkToken),
    publicTokens: shortList(readPublicToken),
  },
  {},
)

/** Throws when it cannot be understood: starting without it would disconnect everyone. */
export function parseState(saved: unknown): State {
  try {
    return readState(saved, 'state')
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new Error(`the sandbox bank does not understand its saved state: ${why}`, { cause: error })
  }
}

export type View = Readonly<ReturnType<typeof readView>>

export type Item = Readonly<ReturnType<typeof readItem>>
export type LinkToken = Readonly<ReturnType<typeof readLinkToken>>
export type PublicToken = Readonly<ReturnType<typeof readPublicToken>>
export type WebhookKey = Readonly<ReturnType<typeof readWebhookKey>>
export type State = ReturnType<typeof readState>
