import { arrayOf, integer, nullable, object, oneOf, type Reader, text } from '../fields.ts'
import { readLinkToken } from '../state.ts'

const count = integer(0, Number.MAX_SAFE_INTEGER)
const anyText: Reader<string> = (value, field) => (value === '' ? '' : text(value, field))

export const readSession = object(
  {
    id: text,
    token: readLinkToken,
    login: object({ institutionId: text, username: anyText, password: anyText }, {}),
    /** The id of the Item to repair, or of the new Item. */
    itemId: text,
    /** Keys of the accounts that are chosen at first: all of a new Item, the shared ones of another. */
    chosen: arrayOf(text),
    expiresAt: count,
  },
  {
    /** The MFA that the user still has to pass. */
    mfa: nullable(oneOf(['code', 'question', 'selection'])),
  },
)

export const readOauthVisit = object(
  { token: readLinkToken, institutionId: text, expiresAt: count },
  { decision: nullable(oneOf(['allow', 'deny'])) },
)

export type LinkSession = Readonly<ReturnType<typeof readSession>>

/** A visit to the bank's own page, where the user allows or denies access. */
export type OauthVisit = Readonly<ReturnType<typeof readOauthVisit>>
