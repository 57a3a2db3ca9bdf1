import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('redirects password managers to the page for changing the password', async () => {
  const { app, close } = await createTestApp()
  const { statusCode, headers } = await app.inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/account'])
  // They check that unknown URLs return 404 before they trust the one above.
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await app.inject(unknown)).statusCode).toBe(404)
  await close()
})
