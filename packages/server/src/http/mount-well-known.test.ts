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

it('gives security researchers the contact of the site, valid for less than a year from now', async () => {
  const now = new Date('2026-11-10T12:00:00Z')
  const site = { publicUrl: 'https://cards.example', supportEmail: 'help@cards.example', clock: () => now }
  const { app, close } = await createTestApp('postgres', site)
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  // 180 days: 20 left in November, then 31 + 31 + 28 + 31 + 30 = 151 until April 30, and 9 in May.
  expect(body.split('\n')).toEqual([
    'Contact: mailto:help@cards.example',
    'Expires: 2027-05-09T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://cards.example/.well-known/security.txt',
    '',
  ])
  await close()
})

it('declares that it honors Global Privacy Control', async () => {
  const { app, close } = await createTestApp()
  const { statusCode, headers, body } = await app.inject('/.well-known/gpc.json')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(JSON.parse(body)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
  await close()
})
