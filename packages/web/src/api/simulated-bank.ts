/** Link calls of the simulated bank; Plaid's own widget doesn't use them. */
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
} from '@cardsight/contract/banking'
import type { Schema } from './client.ts'

const CALL_TIMEOUT_MS = 15_000

/** The error that the bank returned. Any other error means there was no response. */
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
  /** Path of the bank's own page that the browser must open. */
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
