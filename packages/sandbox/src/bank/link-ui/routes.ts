/** Private routes for the browser, separate from the provider's paths. The server proxies requests to them. */
import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank.ts'
import { answerMfa, beginSession, finish, logIn } from './handlers.ts'
import { decideOauth, returnFromOauth, showOauthPage, startOauth } from './oauth.ts'
import { oauthStyles } from './oauth-page.ts'

const handlers = {
  session: beginSession,
  login: logIn,
  mfa: answerMfa,
  oauth: startOauth,
  'oauth-return': returnFromOauth,
  finish,
} as const

export async function addLinkUi(app: FastifyInstance, { bank }: { bank: Bank }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
  for (const [name, handle] of Object.entries(handlers)) {
    app.post(`/link-ui/${name}`, ({ body }) => bank.run<unknown>(() => handle(bank, body)))
  }
  app.get('/link-ui/oauth-page', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(await bank.run(() => showOauthPage(bank, query))),
  )
  app.get('/link-ui/oauth.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(oauthStyles),
  )
  app.post('/link-ui/oauth-decision', async ({ body }, reply) =>
    reply.redirect(await bank.run(() => decideOauth(bank, body)), 303),
  )
}
