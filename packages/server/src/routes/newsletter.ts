import { messageSchema } from '@cardsight/contract/account'
import {
  newsletterOptionsSchema,
  newsletterSentences,
  newsletterSubscribeSchema,
  newsletterTokenSchema,
} from '@cardsight/contract/site'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../services/newsletter/subscription.ts'

const tags = ['newsletter']
const config = { access: 'public' } as const
const response = { 200: messageSchema, ...failures }

export function newsletterRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/newsletter',
    {
      config,
      schema: {
        summary: 'Get how to subscribe to the newsletter',
        tags,
        response: { 200: newsletterOptionsSchema, ...failures },
      },
    },
    async () => ({ embedUrl: deps.newsletterEmbedUrl }),
  )

  app.post(
    '/newsletter',
    {
      config,
      schema: { summary: 'Subscribe to the newsletter', tags, body: newsletterSubscribeSchema, response },
    },
    async (request) => {
      if (deps.newsletterEmbedUrl !== null) {
        throw new AppError('not-found')
      }
      const { email } = request.body
      const who = { address: clientOf(request, deps).address, account: email }
      await withinLimits(deps, 'newsletter', who, () => subscribe(deps, email))
      return { message: newsletterSentences.asked }
    },
  )

  app.post(
    '/newsletter/confirm',
    {
      config,
      schema: {
        summary: 'Confirm a subscription with the link from an email',
        tags,
        body: newsletterTokenSchema,
        response,
      },
    },
    async (request) => {
      const who = clientOf(request, deps)
      await withinLimits(deps, 'newsletter-link', who, () => confirmSubscription(deps, request.body.token))
      return { message: newsletterSentences.confirmed }
    },
  )

  app.register(async (scope: ApiServer) => {
    // A mail client posts a form (RFC 8058); only the URL matters.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post(
      '/newsletter/unsubscribe',
      {
        config,
        schema: {
          summary: 'Unsubscribe with one click; same response whether or not the token is known',
          tags,
          // Without the name of the body's schema, which the API documentation can't split into parameters.
          querystring: z.object(newsletterTokenSchema.shape),
          response,
        },
      },
      async (request) => {
        await unsubscribe(deps, request.query.token)
        return { message: newsletterSentences.ended }
      },
    )
  })
}
