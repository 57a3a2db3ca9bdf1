import { expect, it } from 'vitest'
import { createIdentityApp } from '../testing/identity-app.ts'

it('over TLS the cookies are secure and carry the prefix that pins them to this host', async () => {
  const test = await createIdentityApp('postgres', { publicUrl: 'https://cards.example' })
  const { answer } = await test.signUp()
  const browser = answer.cookies.find(({ name }) => name === '__Host-cardsight-browser')
  expect(browser).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(browser?.domain).toBeUndefined()
  await test.close()
})
