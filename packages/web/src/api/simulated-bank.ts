/** The Link calls of the bank that ships with the product; with Plaid's own widget nobody makes them. */
import {
  type LinkFault,
  type LinkFinish,
  type LinkSession,
  type LinkStep,
  linkFaultSchema,
  linkFinishSchema,
  linkOauthSchema,
  linkSessionSchema,
  linkStepSchema,
  simulatedLinkPath,
} from '@cardsight/contract'
import type { Schema } from './client.ts'

const CALL_TIMEOUT_MS = 15_000

/** What the bank itself answered in place of what was asked. Anything else that is thrown means no answer came. */
export class BankRefusal extends Error {
  readonly fault: LinkFault

  constructor(fault: LinkFault) {
    super(fault.error_message)
    this.name = 'BankRefusal'
    this.fault = fault
  }
}

export type SimulatedBank = Readonly<{
  openSession(linkToken: string): Promise<LinkSession>
  logIn(login: {
    linkToken: string
    institutionId: string
    username: string
    password: string
  }): Promise<LinkStep>
  answer(answer: { sessionId: string; answer: string }): Promise<LinkStep>
  /** The path of the bank's own page, to which the browser has to go. */
  leaveFor(bank: { linkToken: string; institutionId: string }): Promise<string>
  comeBack(from: { linkToken: string; oauthStateId: string }): Promise<LinkStep>
  finish(choice: { sessionId: string; accountIds: readonly string[] }): Promise<LinkFinish>
}>

type Send = (path: string, init: RequestInit) => Promise<Response>

export function createSimulatedBank(send: Send): SimulatedBank {
  const call = <Answer>(name: string, schema: Schema<Answer>, body: object) =>
    ask(send, simulatedLinkPath(name), schema, body)
  return {
    openSession: (linkToken) => call('session', linkSessionSchema, { link_token: linkToken }),
    logIn: ({ linkToken, institutionId, username, password }) =>
      call('login', linkStepSchema, {
        link_token: linkToken,
        institution_id: institutionId,
        username,
        password,
      }),
    answer: ({ sessionId, answer }) => call('mfa', linkStepSchema, { session_id: sessionId, answer }),
    leaveFor: async ({ linkToken, institutionId }) => {
      const body = { link_token: linkToken, institution_id: institutionId }
      return (await call('oauth', linkOauthSchema, body)).path
    },
    comeBack: ({ linkToken, oauthStateId }) =>
      call('oauth-return', linkStepSchema, { link_token: linkToken, oauth_state_id: oauthStateId }),
    finish: ({ sessionId, accountIds }) =>
      call('finish', linkFinishSchema, { session_id: sessionId, account_ids: accountIds }),
  }
}

export function createBrowserSimulatedBank(): SimulatedBank {
  return createSimulatedBank((path, init) =>
    fetch(path, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  )
}

async function ask<Answer>(send: Send, path: string, schema: Schema<Answer>, body: object): Promise<Answer> {
  const response = await send(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (response.ok) {
    return schema.parse(answer)
  }
  throw new BankRefusal(linkFaultSchema.parse(answer))
}
