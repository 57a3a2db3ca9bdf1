/** Private addresses for the browser's side, kept off the provider's paths; the house passes them on. */
import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank.ts'
import { answerSecondStep, beginSession, finish, logIn } from './calls.ts'
import { decideOauth, returnFromOauth, showOauthPage, startOauth } from './oauth.ts'
import { oauthStyles } from './oauth-page.ts'

const calls = {
  session: beginSession,
  login: logIn,
  mfa: answerSecondStep,
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
  for (const [name, call] of Object.entries(calls)) {
    app.post(`/link-ui/${name}`, async ({ body }) => {
      const answer = call(bank, body)
      await bank.settle()
      return answer
    })
  }
  app.get('/link-ui/oauth-page', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(showOauthPage(bank, query)),
  )
  app.get('/link-ui/oauth.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(oauthStyles),
  )
  app.post('/link-ui/oauth-decision', async ({ body }, reply) => reply.redirect(decideOauth(bank, body), 303))
}
