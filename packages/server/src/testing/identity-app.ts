/** The app with a movable clock and a readable mailbox, for tests of accounts. */
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Mail } from '../mail/mailer.ts'
import { sendDueMail } from '../services/mail/send-due-mail.ts'
import { createTestApp } from './test-app.ts'

const START = new Date('2026-11-10T12:00:00Z')

export const GOOD_PASSWORD = 'plum-otter-velvet'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Call = { token?: string; body?: object; headers?: Record<string, string>; address?: string }

export type IdentityApp = Awaited<ReturnType<typeof createIdentityApp>>

export async function createIdentityApp(
  engine: 'postgres' | 'embedded' = 'postgres',
  overrides: Partial<Deps> = {},
) {
  let now = START
  const letters: Mail[] = []
  const test = await createTestApp(engine, {
    clock: () => now,
    mailer: {
      send: async (mail) => {
        letters.push(mail)
      },
      close: async () => {},
    },
    ...overrides,
  })

  const call = (method: Method, path: string, { token, body, headers = {}, address }: Call = {}) =>
    test.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body }),
      ...(address !== undefined && { remoteAddress: address }),
    })

  /** All email since the last call, in order. */
  const readAllMail = async (): Promise<Mail[]> => {
    await sendDueMail(test.deps)
    return letters.splice(0)
  }

  /** The part of it that went to one user. */
  const readMail = async (to: string): Promise<Mail[]> =>
    (await readAllMail()).filter((mail) => mail.to === to)

  const signUp = async (overrides: Record<string, unknown> = {}) => {
    const email = `ada.${randomUUID()}@example.com`
    const body = { firstName: 'Ada', lastName: 'Quill', email, password: GOOD_PASSWORD, ...overrides }
    const answer = await call('POST', '/auth/sign-up', { body })
    const token: string = answer.json().accessToken
    const user = (await call('GET', '/auth/authorize', { token })).json()
    return { ...body, email: String(body.email), token, id: String(user.id), answer }
  }

  return {
    ...test,
    call,
    readMail,
    readAllMail,
    signUp,
    /** Moves the clock forward. */
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
    isSignedIn: async (token: string) => (await call('GET', '/auth/authorize', { token })).statusCode === 200,
  }
}

/** The one-time token in the first link of an email. */
export function tokenIn(mail: Mail | undefined): string {
  return (
    /\/(?:restore-password|verify-email|undo-email-change|household)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ??
    ''
  )
}

/** The cookies that a browser would send back. */
export function cookiesOf(answer: { cookies: readonly { name: string; value: string }[] }) {
  const setCookies = answer.cookies.filter(({ value }) => value !== '')
  return { cookie: setCookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
