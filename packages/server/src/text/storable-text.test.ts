import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { isStorable } from './storable-text.ts'

describe('text that the database can’t store', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('embedded')
  })
  afterAll(() => test.close())

  const refusal = { error: "Your text has a character that we can't store." }

  it('is refused in a path and in a query, before a route uses it', async () => {
    for (const url of [`${apiPaths.root}/cards/a%00b`, `${apiPaths.root}/cards?from=a%00b`]) {
      const answer = await test.app.inject(url)
      expect([answer.statusCode, answer.json()], url).toMatchObject([400, refusal])
    }
  })

  it('is refused in a body', async () => {
    const payload = JSON.stringify({ email: 'ada@example.com', password: 'plum\ud800otter' })
    const headers = { 'content-type': 'application/json' }
    const answer = await test.app.inject({ method: 'POST', url: apiPaths.signIn, headers, payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal])
  })

  it.each([
    ['NUL', 'a\0b', false],
    ['half of a pair', '\ud800', false],
    ['a whole pair', '🙂', true],
    ['NUL in a key', { 'a\0': 1 }, false],
    ['NUL deep inside', { a: [1, null, { b: ['\0'] }] }, false],
    ['other values', { a: [1, null, true, 'x'] }, true],
  ])('%s', (_, value, isFine) => {
    expect(isStorable(value)).toBe(isFine)
  })
})
