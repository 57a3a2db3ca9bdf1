/**
 * The one table of what can go wrong: code, HTTP status and the sentence a person reads.
 * Server and client both map by code; `docs/errors.md` is tested against this table.
 */
import { z } from './zod.ts'

/** Everything the API can answer with instead of what was asked for. */
export const errorTable = {
  'bad-input': { status: 400, sentence: 'Something in the request is not as it should be.' },
  'bad-json': { status: 400, sentence: 'The body of the request is not valid JSON.' },
  'wrong-credentials': { status: 400, sentence: 'The email or the password is not right.' },
  'link-expired': { status: 400, sentence: 'This link has expired or was used already!' },
  'signed-out': { status: 401, sentence: 'Please sign in to go on.' },
  'not-yours': { status: 403, sentence: 'This belongs to somebody else.' },
  'social-account': { status: 403, sentence: 'You sign in with Google, so this is changed there.' },
  'sign-in-again': { status: 403, sentence: 'Please sign in with Google again to confirm that it is you.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'wrong-method': { status: 405, sentence: 'This address does not answer that kind of request.' },
  taken: { status: 409, sentence: 'This is already in use.' },
  'bank-attention': { status: 412, sentence: 'Your bank needs your attention.' },
  'still-importing': {
    status: 412,
    sentence: 'Your bank is still sending your transactions. Your results come as soon as they are in.',
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
  'too-large': { status: 413, sentence: 'The request is larger than we accept.' },
  'wrong-media-type': { status: 415, sentence: 'Please send the request as JSON.' },
  'too-many-tries': { status: 429, sentence: 'Too many tries. Please wait a little and try again.' },
  bug: { status: 500, sentence: 'Something went wrong' },
  unavailable: {
    status: 503,
    sentence: 'A part of Cardsight is not answering. Nothing was lost; please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errorTable

/** One thing that was wrong: `param` names the field, or carries what a bank error needs. */
export const errorEntrySchema = z.object({
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  msg: z.string(),
  param: z.unknown().optional(),
})

/** The body of every failure: both shapes that clients read, in one object. */
export const errorBodySchema = z
  .object({ error: z.string(), errors: z.array(errorEntrySchema).min(1) })
  .meta({ id: 'Failure', description: 'Every failure carries both shapes.' })

export type ErrorBody = z.infer<typeof errorBodySchema>
export type ErrorEntry = z.infer<typeof errorEntrySchema>
