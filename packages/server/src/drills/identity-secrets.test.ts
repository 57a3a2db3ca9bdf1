import { expect, it } from 'vitest'
import { createOpenIdProvider } from '../auth/open-id-provider.ts'
import { createPasswordHasher } from '../auth/password-hasher.ts'
import { createLog } from '../logging/log.ts'
import { cookiesOf, createIdentityApp, GOOD_PASSWORD, tokenIn } from '../testing/identity-app.ts'
import { followRedirects, startOpenIdServer } from '../testing/open-id-server.ts'

const CALLBACK = 'http://localhost:3000/api/auth/google/callback'
const SECOND_PASSWORD = 'quartz-lantern-mist'
const THIRD_PASSWORD = 'harbor-fennel-stone'

it('leaves no token, hash or password in a log line or in another response, for all account flows', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const provider = await startOpenIdServer(CALLBACK)
  const test = await createIdentityApp('postgres', { log, social: createOpenIdProvider(provider.settings) })
  const answers: string[] = []
  const tokens: string[] = []
  const call: typeof test.call = async (...request) => {
    const answer = await test.call(...request)
    const { accessToken, ...rest } = answer.body.startsWith('{') ? answer.json() : {}
    if (typeof accessToken === 'string') {
      tokens.push(accessToken)
    }
    answers.push(JSON.stringify(rest))
    return answer
  }

  const { email, id, token } = await test.signUp()
  tokens.push(token)
  const verification = tokenIn((await test.readMail(email))[0])
  await call('POST', '/auth/verify-email', { body: { token: 'not-the-right-one-at-all' } })
  await call('POST', '/auth/verify-email', { body: { token: verification } })
  await call('POST', '/auth/sign-in', { body: { email, password: SECOND_PASSWORD } })
  await call('POST', '/auth/sign-in', { body: { email, password: GOOD_PASSWORD } })
  await call('PUT', `/users/${id}`, {
    token,
    body: { password: SECOND_PASSWORD, oldPassword: GOOD_PASSWORD },
  })
  await call('POST', '/auth/password-restore', { body: { email } })
  const resetToken = tokenIn(
    (await test.readMail(email)).find(({ text }) => text.includes('restore-password')),
  )
  await call('POST', `/auth/password-reset/${resetToken}`, { body: { password: 'short' } })
  await call('POST', `/auth/password-reset/${resetToken}`, { body: { password: THIRD_PASSWORD } })
  await call('POST', `/auth/password-reset/${resetToken}`, { body: { password: THIRD_PASSWORD } })

  const again = await call('POST', '/auth/sign-in', { body: { email, password: THIRD_PASSWORD } })
  await test.readMail(email)
  await call('PUT', `/users/${id}`, {
    token: again.json().accessToken,
    body: { email: `new.${email}`, oldPassword: THIRD_PASSWORD },
  })
  const undoToken = tokenIn((await test.readMail(email))[0])
  await test.app.inject(`/undo-email-change/${undoToken}`)
  await call('POST', '/auth/undo-email-change', { body: { token: undoToken } })
  await call('POST', '/auth/undo-email-change', { body: { token: undoToken } })
  const lastToken = tokenIn((await test.readMail(email))[0])
  await call('POST', `/auth/password-reset/${lastToken}`, { body: { password: THIRD_PASSWORD } })

  provider.sitDown({ sub: id, email, email_verified: true, given_name: 'Ada', family_name: 'Quill' })
  const started = await test.call('GET', '/auth/google')
  const back = await followRedirects(started.headers.location ?? '', provider.settings.issuer)
  const headers = cookiesOf(started)
  const returned = await test.call('GET', back.slice('http://localhost:3000/api'.length), { headers })
  const handOff = returned.headers.location?.split('accessToken=')[1] ?? ''
  const social = await call('POST', '/auth/exchange', { body: { accessToken: handOff }, headers })
  const now = String(social.json().accessToken)
  await call('GET', `/users/${id}`, { token: now })
  await call('GET', `/users/${id}/export`, { token: now })
  await call('GET', '/auth/sessions', { token: now })

  const { db } = test.deps.database
  const [{ passwordHash } = { passwordHash: '' }] = await db
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .execute()
  const hashes = await db.selectFrom('sessions').select('token_hash as hash').execute()
  const secrets = [
    ...[GOOD_PASSWORD, SECOND_PASSWORD, THIRD_PASSWORD, provider.settings.clientSecret],
    ...[verification, resetToken, undoToken, lastToken, handOff, passwordHash ?? '', ...tokens],
    ...hashes.flatMap(({ hash }) => [
      Buffer.from(hash).toString('hex'),
      Buffer.from(hash).toString('base64'),
    ]),
    ...['state', 'nonce'].map((name) => new URL(started.headers.location ?? '').searchParams.get(name) ?? ''),
    ...started.cookies.map(({ value }) => value),
    new URL(back).searchParams.get('code') ?? '',
  ]
  expect(tokens).toHaveLength(4)
  expect(secrets.filter((secret) => secret.length < 12)).toEqual([])
  expect(lines.length).toBeGreaterThan(15)
  const said = [...lines, ...answers].join('\n')
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
  expect(lines.filter((line) => line.includes(email))).toEqual([])
  await test.close()
  await provider.stop()
})

it('stores no credentials in plain text in the database', async () => {
  const test = await createIdentityApp('postgres', { passwords: createPasswordHasher() })
  const { token, email } = await test.signUp()
  const verification = tokenIn((await test.readMail(email))[0])
  await test.call('POST', '/auth/password-restore', { body: { email } })
  const { db } = test.deps.database
  const rows = await Promise.all([
    db.selectFrom('users').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('one_time_tokens').selectAll().execute(),
    db.selectFrom('mail_outbox').selectAll().execute(),
    db.selectFrom('audit_events').selectAll().execute(),
  ])
  const stored = JSON.stringify(rows.flat())
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect([token, verification, GOOD_PASSWORD].filter((secret) => stored.includes(secret))).toEqual([])
  await test.close()
})
