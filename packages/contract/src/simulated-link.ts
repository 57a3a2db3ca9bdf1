/**
 * Protocol between the simulated Link dialog in the browser and the simulated bank. With Plaid, its own
 * widget talks to Plaid and none of this is used.
 */
import { z } from './zod.ts'

/** Path of one of the simulated bank's Link calls, on our own origin. */
export function simulatedLinkPath(name: string): string {
  return `/sandbox-bank/${name}`
}

const institutionSchema = z.object({ institution_id: z.string(), name: z.string() })

const offeredInstitutionSchema = institutionSchema.extend({
  oauth: z.boolean(),
  status: z.enum(['HEALTHY', 'DEGRADED', 'DOWN']),
})

/** An institution to choose from. */
export type OfferedInstitution = z.infer<typeof offeredInstitutionSchema>

const loginSchema = z.object({ username: z.string(), password: z.string(), effect: z.string() })

/** A login that the simulated bank accepts, and its effect. */
export type TestLogin = z.infer<typeof loginSchema>

/** Response of `session`. In update mode it names the institution; otherwise the user chooses one. */
export const linkSessionSchema = z.object({
  mode: z.enum(['new', 'update']),
  login_required: z.boolean().meta({ description: 'In update mode: the login has to be repaired' }),
  client_name: z.string(),
  institution: institutionSchema.nullable(),
  institutions: z.array(offeredInstitutionSchema),
  logins: z.array(loginSchema),
})

export type LinkSession = z.infer<typeof linkSessionSchema>

const offeredAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  mask: z.string().nullable(),
  type: z.string(),
  subtype: z.string().nullable(),
  is_shared: z.boolean().meta({ description: 'Chosen when the choice of accounts opens' }),
})

/** An account to share. */
export type OfferedAccount = z.infer<typeof offeredAccountSchema>

const mfaSchema = z.object({
  kind: z.enum(['code', 'question', 'selection']),
  prompt: z.string(),
  options: z.array(z.string()),
})

/** A question the bank asks after the password. */
export type MfaQuestion = z.infer<typeof mfaSchema>

/** Next step: another question, or the choice of accounts. */
export const linkStepSchema = z.discriminatedUnion('next', [
  z.object({ next: z.literal('accounts'), session_id: z.string(), accounts: z.array(offeredAccountSchema) }),
  z.object({ next: z.literal('mfa'), session_id: z.string(), mfa: mfaSchema }),
])

export type LinkStep = z.infer<typeof linkStepSchema>

/** Response of `oauth`: the simulated bank's own page, on our origin. */
export const linkOauthSchema = z.object({ path: z.string().startsWith('/sandbox-bank/') })

/** Response of `finish`, as Link passes it to `onSuccess`. */
export const linkFinishSchema = z.object({
  public_token: z.string(),
  metadata: z.object({
    institution: institutionSchema.nullable(),
    accounts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        mask: z.string().nullable(),
        type: z.string(),
        subtype: z.string(),
        verification_status: z.string().nullable(),
        class_type: z.string().nullable(),
      }),
    ),
    link_session_id: z.string(),
    transfer_status: z.string().nullable(),
  }),
})

export type LinkFinish = z.infer<typeof linkFinishSchema>

/** Plaid's error object, limited to what a browser uses. */
export const linkFaultSchema = z.object({
  error_type: z.string(),
  error_code: z.string(),
  error_message: z.string(),
  display_message: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
})

export type LinkFault = z.infer<typeof linkFaultSchema>
