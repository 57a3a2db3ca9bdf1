import { describe, expect, it } from 'vitest'
import { createSimulatedBank } from '../../api/simulated-bank.ts'
import {
  accountsStep,
  answerLinkCalls,
  codeStep,
  fault,
  finished,
  institutions,
  linkSession,
} from '../../testing/simulated-bank.ts'
import { createLinkSession } from './link-session.ts'
import { unreachable } from './link-steps.ts'

type Answers = Parameters<typeof answerLinkCalls>[0]

async function setUp(answers: Answers, receivedRedirectUri?: string) {
  const told: unknown[] = []
  const { asked, send } = answerLinkCalls({ session: { body: linkSession }, ...answers })
  const session = createLinkSession(
    {
      token: 'link-sandbox-1',
      ...(receivedRedirectUri !== undefined && { receivedRedirectUri }),
      onSuccess: (token, metadata) => told.push(['success', token, metadata]),
      onExit: (error, { institution, status }) =>
        told.push(['exit', error?.error_code ?? null, institution?.name ?? null, status]),
      onEvent: (name) => told.push(name),
    },
    {
      bank: createSimulatedBank(send),
      goTo: (path) => told.push(['gone to', path]),
      linkSessionId: 'here',
      onClosed: () => told.push('closed'),
    },
  )
  await session.open()
  return { session, told, asked, screen: () => session.getState().screen.kind }
}

describe('a first link', () => {
  it('goes through bank, login, code and accounts to a public token', async () => {
    const { session, told, asked, screen } = await setUp({
      login: { body: codeStep },
      mfa: [{ status: 400, body: fault('INVALID_MFA') }, { body: accountsStep }],
      finish: { body: finished },
    })
    expect(screen()).toBe('banks')
    session.choose(institutions.platypus)
    await session.logIn('user_good', 'mfa_device')
    expect(screen()).toBe('mfa')
    await session.answer('0000')
    expect(session.getState().problem).toContain('not the answer')
    await session.answer('1234')
    expect(session.getState()).toMatchObject({ screen: { kind: 'accounts' }, problem: null, isBusy: false })
    await session.finish(['a-2'])
    expect(asked.map(({ name }) => name)).toEqual(['session', 'login', 'mfa', 'mfa', 'finish'])
    expect(asked[1]?.body).toEqual({
      link_token: 'link-sandbox-1',
      institution_id: 'ins_1',
      username: 'user_good',
      password: 'mfa_device',
    })
    expect(asked.at(-1)?.body).toEqual({ session_id: 'session-1', account_ids: ['a-2'] })
    expect(told).toEqual([
      'OPEN',
      'SELECT_INSTITUTION',
      'ERROR',
      'HANDOFF',
      'closed',
      ['success', 'public-sandbox-1', finished.metadata],
    ])
  })

  it('lets the user retry a wrong login', async () => {
    const { session, screen } = await setUp({
      login: [{ status: 400, body: fault('INVALID_CREDENTIALS') }, { body: accountsStep }],
    })
    session.choose(institutions.platypus)
    await session.logIn('user_good', 'wrong')
    expect([screen(), session.getState().problem]).toEqual(['login', expect.stringContaining('test logins')])
    await session.logIn('user_good', 'pass_good')
    expect(screen()).toBe('accounts')
  })
})

describe('errors', () => {
  it('a bank that is down ends the flow with its error and its name', async () => {
    const { session, told, screen } = await setUp({
      login: { status: 400, body: fault('INSTITUTION_DOWN', 'INSTITUTION_ERROR') },
    })
    session.choose(institutions.down)
    await session.logIn('user_good', 'pass_good')
    expect(screen()).toBe('refused')
    session.exit()
    expect(told.slice(-2)).toEqual(['closed', ['exit', 'INSTITUTION_DOWN', 'Platypus Down', null]])
  })

  it('an expired link token is reported at once', async () => {
    const { session, told, screen } = await setUp({
      session: { status: 400, body: fault('INVALID_LINK_TOKEN', 'INVALID_INPUT') },
    })
    expect(screen()).toBe('refused')
    session.exit()
    expect(told.at(-1)).toEqual(['exit', 'INVALID_LINK_TOKEN', null, null])
  })

  it('a network failure loses nothing and can be retried', async () => {
    const { session, screen } = await setUp({ session: ['cut', { body: linkSession }] })
    expect(session.getState()).toMatchObject({ screen: { kind: 'loading' }, problem: unreachable })
    await session.retry()
    expect(screen()).toBe('banks')
  })

  it('a plain close is no error, and is reported once', async () => {
    const { session, told } = await setUp({})
    session.choose(institutions.platypus)
    session.exit()
    session.exit()
    expect(told.filter((one) => Array.isArray(one))).toEqual([
      ['exit', null, 'First Platypus Bank', 'requires_credentials'],
    ])
  })

  it('an answer that arrives after the close changes nothing', async () => {
    const { session, told } = await setUp({ login: { body: accountsStep } })
    session.choose(institutions.platypus)
    const late = session.logIn('user_good', 'pass_good')
    session.exit()
    await late
    expect(session.getState().screen.kind).toBe('login')
    expect(told.at(-1)).toEqual(['exit', null, 'First Platypus Bank', 'requires_credentials'])
  })
})

it('an answer for a bank that is no longer selected is ignored', async () => {
  const { session, screen } = await setUp({ login: { body: accountsStep } })
  session.choose(institutions.platypus)
  const late = session.logIn('user_good', 'pass_good')
  session.chooseAnother()
  await late
  expect([screen(), session.getState().isBusy]).toEqual(['banks', false])
})

describe('a bank with its own login page', () => {
  it('is opened', async () => {
    const path = '/sandbox-bank/oauth-page?oauth_state_id=s-1'
    const { session, told } = await setUp({ oauth: { body: { path } } })
    session.choose(institutions.oauth)
    await session.leave()
    expect(told.at(-1)).toEqual(['gone to', path])
  })

  it('continues with the accounts after the redirect back', async () => {
    const { asked, screen } = await setUp(
      { 'oauth-return': { body: accountsStep } },
      'http://localhost/dashboard/oauth?oauth_state_id=s-1',
    )
    expect(screen()).toBe('accounts')
    expect(asked.at(-1)?.body).toEqual({ link_token: 'link-sandbox-1', oauth_state_id: 's-1' })
  })

  it('that was denied can be replaced by another bank', async () => {
    const { session, screen } = await setUp(
      { 'oauth-return': { status: 400, body: fault('USER_CANCELLED') } },
      'http://localhost/dashboard/oauth?oauth_state_id=s-1',
    )
    expect(screen()).toBe('refused')
    session.chooseAnother()
    expect(screen()).toBe('banks')
  })
})

it('a renewal starts at the login of its own bank', async () => {
  const { institution_id, name } = institutions.platypus
  const { session, screen } = await setUp({
    session: { body: { ...linkSession, mode: 'update', institution: { institution_id, name } } },
  })
  expect(screen()).toBe('login')
  expect(session.getState().bank).toEqual({ institution_id, name })
})
