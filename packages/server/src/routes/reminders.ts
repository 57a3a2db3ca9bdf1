import { messageSchema } from '@cardsight/contract/account'
import {
  calendarFeedAddressSchema,
  digestSentences,
  digestTokenSchema,
  reminderSettingsSchema,
  saveDigestSchema,
} from '@cardsight/contract/your-cards'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentCalendarFeed, presentReminderSettings } from '../presenters/your-cards.ts'
import { createCalendarFeed, revokeCalendarFeed } from '../services/reminders/calendar-feed.ts'
import {
  changeDigest,
  readReminderSettings,
  unsubscribeFromDigest,
} from '../services/reminders/reminder-settings.ts'

const tags = ['account']
const config = { access: 'signed-in' } as const
const settings = { 200: reminderSettingsSchema, ...failures }

/** How a person gets reminders, and the end of the digest without a sign-in. */
export function reminderRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/users/reminders',
    { config, schema: { summary: 'Get how you get reminders', tags, response: settings } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentReminderSettings(await readReminderSettings(deps, id))
    },
  )

  app.put(
    '/users/digest',
    {
      config,
      schema: {
        summary: 'Turn the email digest on or off',
        tags,
        body: saveDigestSchema,
        response: settings,
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentReminderSettings(await changeDigest(deps, id, request.body.digest))
    },
  )

  app.post(
    '/users/calendar-feed',
    {
      config,
      schema: {
        summary: 'Create a private calendar address, in place of the one before',
        tags,
        response: { 200: calendarFeedAddressSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      const who = { address: clientOf(request, deps).address, account: id }
      return withinLimits(deps, 'calendar-address', who, async () =>
        presentCalendarFeed(await createCalendarFeed(deps, id)),
      )
    },
  )

  app.delete(
    '/users/calendar-feed',
    {
      config,
      schema: {
        summary: 'Revoke the private calendar address',
        tags,
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = await authenticate(request, deps)
      await revokeCalendarFeed(deps, id)
      return reply.code(204).send(null)
    },
  )

  app.register(async (scope: ApiServer) => {
    // A mail client posts a form (RFC 8058); only the URL matters.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post(
      '/digest/unsubscribe',
      {
        config: { access: 'public' },
        schema: {
          summary:
            'Turn off the email digest with one click; same response whether or not the token is known',
          tags,
          querystring: digestTokenSchema,
          response: { 200: messageSchema, ...failures },
        },
      },
      async (request) => {
        await unsubscribeFromDigest(deps, request.query.token)
        return { message: digestSentences.ended }
      },
    )
  })
}
