/** The state that survives restarts: tokens, Items and their views. Transaction histories are generated again. */
import { amount, arrayOf, flag, integer, nullable, object, oneOf, type Reader, text } from './fields.ts'

const count = integer(0, Number.MAX_SAFE_INTEGER)
const textArray = arrayOf(text)
/** A login's password may be empty. */
const anyText: Reader<string> = (value, field) => (value === '' ? '' : text(value, field))

/** What an Item shows: up to which day, how far back, for which accounts. The change log is the diff between views. */
const readView = object(
  {
    day: count,
    stage: oneOf(['initial', 'historical']),
    accounts: textArray,
    refreshes: count,
    created: count,
  },
  {},
)

const readCreated = object({ transacted: count, posted: count, cents: amount, description: text }, {})

export const readItem = object(
  {
    id: text,
    institutionId: text,
    username: text,
    password: anyText,
    createdAt: count,
    products: textArray,
    daysRequested: integer(1, 730),
    accounts: textArray,
    isLoginRequired: flag,
    isRemoved: flag,
    hasSynced: flag,
    refreshDays: arrayOf(count),
    created: arrayOf(readCreated),
    views: arrayOf(readView),
  },
  {
    accessToken: nullable(text),
    webhook: nullable(text),
    startedAt: nullable(count),
    updatedAt: nullable(count),
    lastWebhook: nullable(object({ sentAt: count, code: text }, {})),
  },
)

export const readLinkToken = object(
  {
    token: text,
    createdAt: count,
    expiresAt: count,
    clientName: text,
    language: text,
    countryCodes: textArray,
    products: textArray,
    daysRequested: integer(1, 730),
    canChooseAccounts: flag,
    filters: arrayOf(object({ type: text, subtypes: textArray }, {})),
  },
  {
    webhook: nullable(text),
    redirectUri: nullable(text),
    itemId: nullable(text),
    institutionId: nullable(text),
  },
)

export const readPublicToken = object({ token: text, itemId: text, expiresAt: count }, {})

/** A private P-256 key as JSON, with the metadata that the provider publishes. */
export const readWebhookKey = object({ kid: text, createdAt: count, x: text, y: text, d: text }, {})

const readState = object(
  {
    version: integer(1, 1),
    credentials: object({ clientId: text, secret: text }, {}),
    webhookKey: readWebhookKey,
    items: arrayOf(readItem),
    linkTokens: arrayOf(readLinkToken),
    publicTokens: arrayOf(readPublicToken),
  },
  {},
)

/** Throws if the state is invalid: starting without it would disconnect every user. */
export function parseState(saved: unknown): State {
  try {
    return readState(saved, 'state')
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new Error(`The sandbox bank's saved state is invalid: ${reason}`, { cause: error })
  }
}

export type View = Readonly<ReturnType<typeof readView>>

export type Item = Readonly<ReturnType<typeof readItem>>
export type LinkToken = Readonly<ReturnType<typeof readLinkToken>>
export type PublicToken = Readonly<ReturnType<typeof readPublicToken>>
export type WebhookKey = Readonly<ReturnType<typeof readWebhookKey>>
export type State = ReturnType<typeof readState>
