/** The signed-in user: profile, changes and data export. */
import { sessionSchema } from './auth.ts'
import { authSentences } from './auth-sentences.ts'
import { describeIssue } from './describe-issue.ts'
import { emailField, existingPasswordField, nameField, newPasswordField } from './identity-fields.ts'
import { z } from './zod.ts'

/** The signed-in user, limited to what the browser may see. */
export const userSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isGoogle: z.boolean(),
  })
  .meta({ id: 'User' })

/**
 * Account page details beyond the name. `isGoogle` users have no password; others may have both sign-in
 * methods.
 */
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

const changePasswordSchema = z
  .strictObject({
    password: newPasswordField(authSentences.changePasswordMissing),
    oldPassword: existingPasswordField(authSentences.changePasswordMissing),
  })
  .meta({ id: 'ChangePassword' })

/** One of three forms; a request that mixes fields of two forms is rejected. */
export const updateUserSchema = z
  .union([renameSchema, changeEmailSchema, changePasswordSchema], {
    error: ({ input }) =>
      intendedForm(input).safeParse(input, { error: describeIssue }).error?.issues[0]?.message,
  })
  .meta({ id: 'UpdateUser' })

function intendedForm(input: unknown) {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : []
  if (fields.includes('password')) {
    return changePasswordSchema
  }
  return fields.includes('email') ? changeEmailSchema : renameSchema
}

/** The password, for users who have one. Others must have signed in with their provider just now. */
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

/** Everything stored about a user. `data` has the records of other modules, by name. */
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
