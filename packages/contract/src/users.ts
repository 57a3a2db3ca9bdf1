/** The signed-in person: who they are, what they may change, what they may take with them. */
import { sessionSchema } from './auth.ts'
import { authSentences } from './auth-sentences.ts'
import { emailField, existingPasswordField, nameField, newPasswordField } from './identity-fields.ts'
import { z } from './zod.ts'

/** The signed-in person, as far as a browser may know them. */
export const userSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isGoogle: z.boolean(),
  })
  .meta({ id: 'User' })

/** What the account page shows beyond the name: `isGoogle` people have no password, others may have both ways in. */
export const accountDetailsSchema = userSchema
  .extend({
    isEmailVerified: z.boolean(),
    hasPassword: z.boolean(),
    hasSocial: z.boolean(),
    createdAt: z.iso.datetime(),
    termsAcceptedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AccountDetails' })

export const renameSchema = z
  .strictObject({
    firstName: nameField(authSentences.nameMissing),
    lastName: nameField(authSentences.nameMissing),
  })
  .meta({ id: 'Rename' })

export const changeEmailSchema = z
  .strictObject({
    email: emailField(authSentences.changeEmailMissing, authSentences.changeEmailInvalid),
    oldPassword: existingPasswordField(authSentences.changeEmailMissing),
  })
  .meta({ id: 'ChangeEmail' })

export const changePasswordSchema = z
  .strictObject({
    password: newPasswordField(authSentences.changePasswordMissing),
    oldPassword: existingPasswordField(authSentences.changePasswordMissing),
  })
  .meta({ id: 'ChangePassword' })

/** One of three forms; the fields of two forms in one request are refused. */
export const updateUserSchema = z
  .union([renameSchema, changeEmailSchema, changePasswordSchema], {
    error: ({ input }) => formMeant(input).safeParse(input).error?.issues[0]?.message,
  })
  .meta({ id: 'UpdateUser' })

function formMeant(input: unknown) {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : []
  if (fields.includes('password')) {
    return changePasswordSchema
  }
  return fields.includes('email') ? changeEmailSchema : renameSchema
}

/** The password, for those who have one; the others must have signed in with their provider just now. */
export const deleteUserSchema = z
  .object({ password: z.string().max(1000).optional() })
  .nullish()
  .meta({ id: 'DeleteUser' })

const auditEventSchema = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  browser: z.string(),
  address: z.string(),
})

/** Everything that is stored about a person. `data` holds what other parts of the product keep, by their names. */
export const userExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    user: accountDetailsSchema,
    socialIdentities: z.array(
      z.object({ issuer: z.string(), subject: z.string(), linkedAt: z.iso.datetime() }),
    ),
    sessions: z.array(sessionSchema),
    knownBrowsers: z.array(z.object({ browser: z.string(), firstSeenAt: z.iso.datetime() })),
    securityEvents: z.array(auditEventSchema),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'UserExport' })

export type User = z.infer<typeof userSchema>
export type AccountDetails = z.infer<typeof accountDetailsSchema>
export type UpdateUser = z.output<typeof updateUserSchema>
export type UserExport = z.infer<typeof userExportSchema>
