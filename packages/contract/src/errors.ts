/**
 * Every error of the API: code, HTTP status and user-facing sentence. Server and client both map by code; a
 * test compares `docs/errors.md` with this table.
 */
import { z } from './zod.ts'

export const errorTable = {
  'bad-input': { status: 400, sentence: "Something in the request isn't valid." },
  'bad-json': { status: 400, sentence: "The request body isn't valid JSON." },
  'wrong-credentials': { status: 400, sentence: 'That email or password is incorrect.' },
  'link-expired': { status: 400, sentence: 'This link has expired or was already used!' },
  'signed-out': { status: 401, sentence: 'Please sign in to continue.' },
  'not-yours': { status: 403, sentence: 'This belongs to another account.' },
  'social-account': {
    status: 403,
    sentence: 'You sign in with Google, so change this in your Google account.',
  },
  'sign-in-again': { status: 403, sentence: "Please sign in with Google again to confirm it's you." },
  'confirm-identity': { status: 403, sentence: "Please confirm that it's you." },
  'confirm-second-factor': { status: 403, sentence: 'Please confirm with a code or a passkey.' },
  'not-found': { status: 404, sentence: "There's nothing at this address." },
  'wrong-method': { status: 405, sentence: "This address doesn't support that request method." },
  taken: { status: 409, sentence: 'This is already in use.' },
  'bank-attention': { status: 412, sentence: 'Your bank needs your attention.' },
  'still-importing': {
    status: 412,
    sentence: "Your bank is still sending your transactions. We'll show your results as soon as they're in.",
  },
  'no-purchases': {
    status: 412,
    sentence: 'There are no purchases in these accounts between these dates.',
  },
  'too-much-spending': {
    status: 412,
    sentence:
      "These purchases add up to more than $10 million a year. We can't run that; check the amounts, or choose other accounts or dates.",
  },
  'too-large': { status: 413, sentence: 'This request is too large.' },
  'wrong-media-type': { status: 415, sentence: 'Please send the request as JSON.' },
  'too-many-tries': { status: 429, sentence: 'Too many attempts. Please wait a moment and try again.' },
  bug: { status: 500, sentence: 'Something went wrong' },
  unavailable: {
    status: 503,
    sentence: "Part of Cardsight isn't responding. Nothing was lost. Please try again in a moment.",
  },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errorTable

/** One problem. `param` names the field, or carries the details of a bank error. */
export const errorEntrySchema = z.object({
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  msg: z.string(),
  param: z.unknown().optional(),
})

/** Body of every error response. It combines both shapes that clients read. */
export const errorBodySchema = z
  .object({ error: z.string(), errors: z.array(errorEntrySchema).min(1) })
  .meta({ id: 'Failure', description: 'Every error has both shapes.' })

export type ErrorBody = z.infer<typeof errorBodySchema>
export type ErrorEntry = z.infer<typeof errorEntrySchema>
