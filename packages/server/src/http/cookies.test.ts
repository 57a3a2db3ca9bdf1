import { expect, it } from 'vitest'
import { createIdentityApp } from '../testing/identity-app.ts'

it('are secure over TLS and have the prefix that binds them to this host', async () => {
  const test = await createIdentityApp('postgres', { publicUrl: 'https://cards.example' })
  const { answer } = await test.signUp()
  const browser = answer.cookies.find(({ name }) => name === '__Host-cardsight-browser')
  expect(browser).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(browser?.domain).toBeUndefined()
  await test.close()
})
