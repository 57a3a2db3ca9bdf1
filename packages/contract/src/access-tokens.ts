/** Personal access tokens: they let an assistant or the browser extension read a person's own data, and nothing else. */
import { authSentences } from './auth-sentences.ts'
import { z } from './zod.ts'

export const ACCESS_TOKEN_PREFIX = 'cardsight_'

/** Days until a token expires. */
export const tokenDays = [30, 90, 365] as const

const MAX_NAME_LENGTH = 60

export const tokenSentences = {
  nameMissing: 'Enter a name, such as the assistant that will use the token.',
  nameLong: `Use a name of up to ${MAX_NAME_LENGTH} characters.`,
  scopeMissing: 'Choose what the token can read.',
  daysUnknown: `Choose ${tokenDays.join(', ').replace(/, (\d+)$/, ' or $1')} days.`,
  full: 'You have 20 access tokens, which is the maximum. Revoke one first.',
  refused: 'This access token is wrong, expired or revoked. Create a new one on your account page.',
} as const

/** What a token can read. */
const scopes = { hasCards: z.boolean(), hasSpending: z.boolean() }

export const createTokenSchema = z
  .object({
    name: z
      .string({ error: tokenSentences.nameMissing })
      .trim()
      .min(1, { error: tokenSentences.nameMissing, abort: true })
      .max(MAX_NAME_LENGTH, { error: tokenSentences.nameLong, abort: true })
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: authSentences.nameUnreadable }),
    ...scopes,
    days: z.literal(tokenDays, { error: tokenSentences.daysUnknown }),
  })
  .refine(({ hasCards, hasSpending }) => hasCards || hasSpending, {
    error: tokenSentences.scopeMissing,
    path: ['hasCards'],
  })
  .meta({ id: 'CreateAccessToken' })

const accessTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ...scopes,
  isExtension: z.boolean().meta({ description: 'The key of a connected browser extension' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime().nullable(),
})

/** Newest first. Expired tokens are listed for 30 days. */
export const accessTokensSchema = z
  .object({ tokens: z.array(accessTokenSchema) })
  .meta({ id: 'AccessTokens' })

/** Shown once: we only store its hash. */
export const newAccessTokenSchema = z
  .object({ token: z.string(), details: accessTokenSchema })
  .meta({ id: 'NewAccessToken' })

export type CreateToken = z.output<typeof createTokenSchema>
export type AccessToken = z.infer<typeof accessTokenSchema>
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>
