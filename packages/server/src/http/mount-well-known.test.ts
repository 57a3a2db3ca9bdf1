import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

it('leads password managers to the page where a password is changed', async () => {
  const { app, close } = await createTestApp()
  const { statusCode, headers } = await app.inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/account'])
  // They check that unknown addresses are not found before they trust the one above.
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await app.inject(unknown)).statusCode).toBe(404)
  await close()
})
