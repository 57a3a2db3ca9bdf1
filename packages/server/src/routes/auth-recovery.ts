import {
  messageSchema,
  passwordResetSchema,
  passwordRestoreSchema,
  undoEmailChangeSchema,
  verifyEmailSchema,
} from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { requestPasswordReset, resetPassword } from '../services/auth/reset-password.ts'
import { resendVerification, verifyEmail } from '../services/auth/verify-email.ts'
import { undoEmailChange } from '../services/users/undo-email-change.ts'

const tags = ['identity']
const response = { 200: messageSchema, ...failures }

export function authRecoveryRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/auth/password-restore',
    {
      config: { access: 'public' },
      schema: { summary: 'Request a link to reset a password', tags, body: passwordRestoreSchema, response },
    },
    async (request) => {
      const { email } = request.body
      const who = { address: clientOf(request, deps).address, account: email }
      await withinLimits(deps, 'password-restore', who, () => requestPasswordReset(deps, email))
      return { message: authSentences.restoreSent }
    },
  )

  app.post(
    '/auth/password-reset/:resetToken',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Set a new password with the link from an email',
        tags,
        params: z.object({ resetToken: z.string() }),
        body: passwordResetSchema,
        response,
      },
    },
    async (request) => {
      const client = clientOf(request, deps)
      const reset = { resetToken: request.params.resetToken, ...request.body }
      await withinLimits(deps, 'password-reset', client, () => resetPassword(deps, reset, client))
      return { message: authSentences.resetDone }
    },
  )

  app.post(
    '/auth/verify-email',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Confirm an email address with the link from an email',
        tags,
        body: verifyEmailSchema,
        response,
      },
    },
    async (request) => {
      const client = clientOf(request, deps)
      await withinLimits(deps, 'verify-email', client, () => verifyEmail(deps, request.body.token, client))
      return { message: authSentences.emailVerified }
    },
  )

  app.post(
    '/auth/undo-email-change',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Undo an email change with the link sent to the old address',
        tags,
        body: undoEmailChangeSchema,
        response,
      },
    },
    async (request) => {
      const client = clientOf(request, deps)
      const undo = () => undoEmailChange(deps, request.body.token, client)
      await withinLimits(deps, 'undo-email-change', client, undo)
      return { message: authSentences.emailChangeUndone }
    },
  )

  app.post(
    '/auth/resend-verification',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Send the confirmation email again', tags, response },
    },
    async (request) => {
      const user = await authenticate(request, deps)
      const who = { address: request.ip, account: user.id }
      await withinLimits(deps, 'resend-verification', who, () => resendVerification(deps, user))
      return { message: authSentences.verificationSent }
    },
  )
}
