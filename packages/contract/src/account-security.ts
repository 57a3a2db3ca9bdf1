/** Schemas for two-step verification and passkeys. */
import { authSentences } from './auth-sentences.ts'
import { tokenField } from './identity-fields.ts'
import { z } from './zod.ts'

const MAX_CODE_LENGTH = 40

export const codeField = z
  .string({ error: authSentences.codeMissing })
  .trim()
  .min(1, { error: authSentences.codeMissing })
  .max(MAX_CODE_LENGTH, { error: authSentences.codeWrong })

/** The answer to a sign-in that also needs a code. The ticket goes back with the code, within ten minutes. */
export const codeRequestSchema = z.object({ ticket: z.string() }).meta({ id: 'CodeRequest' })

/** The code is one of the authenticator app, or a recovery code. */
export const enterCodeSchema = z
  .object({ ticket: tokenField(authSentences.handOffDead), code: codeField })
  .meta({ id: 'EnterCode' })

/** A first code, which shows that the app has the key. Spaces don't matter. */
export const authenticatorCodeSchema = z
  .object({
    code: codeField
      .transform((code) => code.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, { error: authSentences.codeWrong })),
  })
  .meta({ id: 'AuthenticatorCode' })

/** A key for an authenticator app: as text to type, and as the address in the QR code. */
export const authenticatorKeySchema = z
  .object({ key: z.string(), address: z.string() })
  .meta({ id: 'AuthenticatorKey' })

/** Shown once: we only store their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

const MAX_BYTES_LENGTH = 20_000
const MAX_PASSKEY_NAME_LENGTH = 60

/** Bytes in base64url. */
const bytes = z.string().min(1).max(MAX_BYTES_LENGTH)

const passkeyFields = { id: bytes, rawId: bytes, type: z.literal('public-key') }

/** Options for `navigator.credentials.create`, as JSON. */
export const passkeyCreationSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' })

/** Options for `navigator.credentials.get`, as JSON. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' })

/** A new passkey, as the browser returns it. */
export const passkeyRegistrationSchema = z
  .object({
    ...passkeyFields,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .meta({ id: 'PasskeyRegistration' })

/** A signature of a passkey, as the browser returns it. */
export const passkeyProofSchema = z
  .object({
    ...passkeyFields,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
    }),
  })
  .meta({ id: 'PasskeyProof' })

export const passkeySignInSchema = z
  .object({ passkey: passkeyProofSchema, remember: z.boolean().default(false) })
  .meta({ id: 'PasskeySignIn' })

export const renamePasskeySchema = z
  .object({
    name: z
      .string({ error: authSentences.passkeyNameMissing })
      .trim()
      .min(1, { error: authSentences.passkeyNameMissing, abort: true })
      .max(MAX_PASSKEY_NAME_LENGTH, { error: authSentences.passkeyNameLong, abort: true })
      .regex(/^\P{Cc}*$/u, { error: authSentences.nameUnreadable }),
  })
  .meta({ id: 'RenamePasskey' })

const passkeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })

export const accountSecuritySchema = z
  .object({
    /** When two-step verification was turned on; null if it's off. */
    twoStepSince: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Oldest first. */
    passkeys: z.array(passkeySchema),
  })
  .meta({ id: 'AccountSecurity' })

export type EnterCode = z.output<typeof enterCodeSchema>
export type AuthenticatorKey = z.infer<typeof authenticatorKeySchema>
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>
export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>
export type PasskeyProof = z.output<typeof passkeyProofSchema>
export type PasskeySignIn = z.output<typeof passkeySignInSchema>
export type Passkey = z.infer<typeof passkeySchema>
export type AccountSecurity = z.infer<typeof accountSecuritySchema>
